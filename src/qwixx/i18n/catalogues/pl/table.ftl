bot-numbered = { bot-name } { $number }
event-begins = { $name } zaczyna.
event-you-begins = Zaczynasz.
event-you-crossed = Skreślasz { cell }.
event-you-crossed-lucky = Skreślasz { cell } dzięki szczęśliwej liczbie.
event-you-crossed-sum = Skreślasz { cell } = { sum }.
event-you-nothing = Nic nie skreślasz.
event-you-locked = Zamykasz { row }.
event-you-penalty = Skreślasz { $penalty }. z { $boxes } pól „nietrafione”: minus { points }.
event-remark = { $name }: { $remark }
event-went-away = { $name }: brak połączenia.
event-came-back = { $name }: znowu z nami.
event-replaced = { $name }: brak połączenia, na razie gra bot.

player-state =
    { $state ->
        [thinking] myśli
        [away] brak połączenia
        [stood-in] gra bot
       *[idle] gotowe
    }
dice-throw = Rzuć kostkami
turn-mine = Twoja kolej
turn-of = Kolej: { $name }
turn-drawing = Kostki decydują, kto zaczyna.
turn-dice = Kostki się toczą.
turn-moment = Chwileczkę.
turn-clock = Pozostały czas
turn-skip = Pomiń animację

away-waits = { $name }: brak połączenia. Gra czeka i nic nie przepada.
away-replace = { $name }: niech zagra bot
table-return = Wróć na swoje miejsce
table-door = Wejdź ponownie
sheet-open = Otwórz kartę: { $name }
reactions = Powiedz coś

menu = Menu
menu-learn-about = Gra poczeka: strzałka na górze prowadzi z powrotem do stołu.
menu-tips = Pokazuj znowu wskazówki
menu-tips-shown = Wskazówki pojawią się w trakcie gry.
menu-pace = Tempo gry
pace-calm = spokojnie
pace-swift = szybko
pace-at-once = od razu
menu-shake = Rzucaj, potrząsając telefonem
sound = Dźwięk
vibration = Wibracje
keys = Gra na klawiaturze
keys-roll = rzuć kostkami
keys-legal = do następnej liczby, którą można skreślić
keys-walk = poruszaj się po karcie
keys-pencil = zaznacz liczbę ołówkiem lub ją odznacz
keys-confirm = potwierdź
keys-pass = pomiń
keys-undo = cofnij
keys-skip = pomiń animację
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
leave-game = Jeśli odejdziesz, może za ciebie grać bot. Możesz wrócić z tego urządzenia.
leave-lobby = Jeśli odejdziesz, twoje miejsce będzie wolne.
leave-stay = Zostań

page-back = Wstecz
page-not-loaded = Nie udało się wczytać tej części strony. Masz połączenie z internetem?
hint = Podpowiedź
