variant-classic = Qwixx
variant-classic-about = Hra, jak ji zná většina lidí.
variant-longo = Qwixx Longo
variant-longo-about = Delší řady, osmistěnné kostky a na každé kartě dvě šťastná čísla.
variant-mixx-a = Qwixx Mixx A
variant-mixx-a-about = Barvy se střídají uvnitř řady.
variant-mixx-b = Qwixx Mixx B
variant-mixx-b-about = Čísla v řadách jsou zpřeházená.
