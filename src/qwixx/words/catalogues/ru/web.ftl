page-home = В начало
page-language = Язык
page-cancel = Отмена
page-trademark = Qwixx — товарный знак своего издателя. Эта бесплатная программа с ним не связана; тексты и рисунки наши собственные.

home-about = Игра, в которой бросают кубики и зачёркивают числа. Для всех за столом — рядом или далеко.
home-ways = Чем займёмся?

variant-choice = Какой лист?
player-number = Игрок { $number }
winner = Победитель
rules-about = Всё нужное за две минуты.

sheet-cell =
    { $state ->
        [crossed] { cell }, зачёркнуто
        [pencilled] { cell }, отмечено карандашом
        [legal] { cell }, сейчас можно зачеркнуть
        [early] { cell }, закрывает ряд, пока нельзя
        [skipped] { cell }, пропущено
        [closed] { cell }, ряд закрыт
       *[open] { cell }, свободно
    }
sheet-lock =
    { $state ->
        [locked] замок, зачёркнуто
        [closed] замок, ряд закрыл кто-то другой
       *[open] замок: { pad-lock }
    }
sheet-of = Лист: { $name }
sheet-penalty-count = Штрафы: { $count } из { $boxes }
sheet-take-penalty = Взять штраф. Пока: { $count } из { $boxes }
sheet-point-table = Очки за крестики в ряду

scorepad = Игровой блокнот
scorepad-about = Кубики у вас есть? Вот блокнот. Он знает правила, сам считает и работает без интернета.
scorepad-players = Игроки
scorepad-name = Имя игрока { $number }
scorepad-remove = Убрать игрока { $number }
scorepad-add = Добавить игрока
scorepad-start = Начать
scorepad-hint = Коснитесь числа, чтобы зачеркнуть его.
scorepad-crossed = { $name }: { cell }
scorepad-penalty = { $name }: штраф
scorepad-undone = Отменено. { $mark }
scorepad-undo = Отменить
scorepad-together = Это был тот же бросок
scorepad-new = Новая игра
scorepad-new-about = Все крестики на всех листах будут стёрты.
scorepad-again = Те же игроки
scorepad-others = Другие игроки или другой лист
