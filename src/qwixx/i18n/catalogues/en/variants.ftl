variant-classic = Qwixx
variant-classic-about = The game as most people know it.
variant-longo = Qwixx Longo
variant-longo-about = Longer rows, dice with eight sides, and two lucky numbers on every sheet.
variant-mixx-a = Qwixx Mixx A
variant-mixx-a-about = The colours change within a row.
variant-mixx-b = Qwixx Mixx B
variant-mixx-b-about = The numbers in a row are mixed up.
