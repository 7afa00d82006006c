bot-numbered = { bot-name } { $number }
event-begins = { $name } zaczyna.
event-you-begins = Zaczynasz.
event-you-crossed = Skreślasz { cell }.
event-you-crossed-lucky = Skreślasz { cell } dzięki szczęśliwej liczbie.
event-you-crossed-sum = Skreślasz { cell } = { sum }.
event-you-nothing = Nic nie skreślasz.
event-you-locked = Zamykasz { row }.
event-you-penalty = Skreślasz nietrafienie { $penalty } z { $boxes }: minus { points }.
event-remark = { $name }: { $remark }
event-went-away = { $name }: brak połączenia.
event-came-back = { $name }: znowu z nami.
event-replaced = { $name }: brak połączenia, na razie gra bot.

player-state =
    { $state ->
        [thinking] myśli
        [away] nie ma na miejscu
        [stood-in] zastępuje bot
       *[idle] gotowe
    }
dice-throw = Rzuć nimi
turn-mine = Twoja kolej
turn-of = Kolej: { $name }
turn-drawing = Kostki decydują, kto zaczyna.
turn-dice = Kostki się toczą.
turn-moment = Chwileczkę.
turn-clock = Pozostały czas
turn-skip = Pomiń pokaz

away-waits = { $name }: brak połączenia. Gra czeka i nic nie przepada.
away-replace = Niech bot zagra za gracza { $name }
table-return = Wróć na swoje miejsce
table-door = Wejdź ponownie
sheet-open = Otwórz kartę: { $name }
reactions = Powiedz coś

menu = Menu
menu-learn-about = Gra poczeka: strzałka na górze prowadzi z powrotem do stołu.
menu-tips = Pokazuj znowu wskazówki
menu-tips-shown = Wskazówki pojawią się w trakcie gry.
menu-pace = Jak szybko wszystko się dzieje
pace-calm = spokojnie
pace-swift = szybko
pace-at-once = od razu
menu-shake = Rzucaj, potrząsając telefonem
sound = Dźwięk
vibration = Wibracje
keys = Gra na klawiaturze
keys-roll = rzuć kostkami
keys-legal = do następnej liczby, którą można skreślić
keys-walk = chodź po karcie
keys-pencil = zaznacz liczbę ołówkiem lub ją odznacz
keys-confirm = potwierdź
keys-pass = pominąć
keys-undo = cofnąć
keys-skip = pomiń pokaz
move = Kontynuuj na innym urządzeniu
move-about =
    { $minutes ->
        [one] Zeskanuj kod drugim urządzeniem albo otwórz tam link w ciągu { $minutes } minuty. Twoje miejsce przeniesie się tam.
        [few] Zeskanuj kod drugim urządzeniem albo otwórz tam link w ciągu { $minutes } minut. Twoje miejsce przeniesie się tam.
        [many] Zeskanuj kod drugim urządzeniem albo otwórz tam link w ciągu { $minutes } minut. Twoje miejsce przeniesie się tam.
       *[other] Zeskanuj kod drugim urządzeniem albo otwórz tam link w ciągu { $minutes } minuty. Twoje miejsce przeniesie się tam.
    }
move-send = Skopiuj link
leave = Odejdź od stołu
leave-game = Jeśli odejdziesz, może za ciebie grać bot. Na tym urządzeniu możesz wrócić.
leave-lobby = Jeśli odejdziesz, twoje miejsce będzie wolne.
leave-stay = Zostań

page-back = Wstecz
page-not-loaded = Nie udało się wczytać tej części strony. Czy jest internet?
hint = Podpowiedź
