page-home = На початок
page-language = Мова
page-cancel = Скасувати
page-trademark = Qwixx — торговельна марка свого видавця. Ця безкоштовна програма з ним не пов’язана; тексти й малюнки наші власні.

home-about = Гра, у якій кидають кубики й закреслюють числа. Для всіх за столом — поруч чи далеко.
home-ways = Що робитимемо?

variant-choice = Який аркуш?
player-number = Гравець { $number }
winner = Переможець
rules-about = Усе потрібне за дві хвилини.

sheet-cell =
    { $state ->
        [crossed] { cell }, закреслено
        [pencilled] { cell }, позначено олівцем
        [legal] { cell }, зараз можна закреслити
        [early] { cell }, завершує ряд, ще не можна
        [skipped] { cell }, пропущено
        [closed] { cell }, ряд завершено
       *[open] { cell }, вільно
    }
sheet-lock =
    { $state ->
        [locked] замок, закреслено
        [closed] замок, ряд завершив хтось інший
       *[open] замок: { pad-lock }
    }
sheet-of = Аркуш: { $name }
sheet-penalty-count = Пропуски: { $count } з { $boxes }
sheet-take-penalty = Закреслити пропуск. Поки що: { $count } з { $boxes }
sheet-point-table = Бали за хрестики в ряду

scorepad = Ігровий блокнот
scorepad-about = Маєте кубики? Ось блокнот. Він знає правила, сам рахує і працює без інтернету.
scorepad-players = Гравці
scorepad-name = Ім’я гравця { $number }
scorepad-remove = Вилучити гравця { $number }
scorepad-add = Додати гравця
scorepad-start = Почати
scorepad-hint = Торкніться числа, щоб закреслити його.
scorepad-crossed = { $name }: { cell }
scorepad-penalty = { $name }: пропуск
scorepad-undone = Скасовано. { $mark }
scorepad-undo = Скасувати
scorepad-together = Це був той самий кидок
scorepad-new = Нова гра
scorepad-new-about = Усі хрестики на всіх аркушах буде стерто.
scorepad-again = Ті самі гравці
scorepad-others = Інші гравці або інший аркуш
