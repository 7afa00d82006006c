variant-classic = Qwixx
variant-classic-about = Игра, которую знает большинство.
variant-longo = Qwixx Longo
variant-longo-about = Более длинные ряды, восьмигранные кубики и два счастливых числа на каждом листе.
variant-mixx-a = Qwixx Mixx A
variant-mixx-a-about = Цвета меняются внутри ряда.
variant-mixx-b = Qwixx Mixx B
variant-mixx-b-about = Числа в рядах перемешаны.
