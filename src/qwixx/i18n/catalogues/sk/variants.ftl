variant-classic = Qwixx
variant-classic-about = Hra, ako ju pozná väčšina ľudí.
variant-longo = Qwixx Longo
variant-longo-about = Dlhšie rady, osemstenné kocky a na každej karte dve šťastné čísla.
variant-mixx-a = Qwixx Mixx A
variant-mixx-a-about = Farby sa striedajú vnútri radu.
variant-mixx-b = Qwixx Mixx B
variant-mixx-b-about = Čísla v radoch sú poprehadzované.
