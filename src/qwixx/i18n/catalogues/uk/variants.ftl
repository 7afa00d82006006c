variant-classic = Qwixx
variant-classic-about = Гра, яку знає більшість.
variant-longo = Qwixx Longo
variant-longo-about = Довші ряди, восьмигранні кубики і два щасливі числа на кожному аркуші.
variant-mixx-a = Qwixx Mixx A
variant-mixx-a-about = Кольори чергуються в межах ряду.
variant-mixx-b = Qwixx Mixx B
variant-mixx-b-about = Числа в рядах перемішані.
