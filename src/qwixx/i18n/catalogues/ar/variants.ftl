variant-classic = Qwixx
variant-classic-about = اللعبة كما يعرفها معظم الناس.
variant-longo = Qwixx Longo
variant-longo-about = أسطر أطول، ومكعبات بثمانية أوجه، ورقما حظ على كل لوح.
variant-mixx-a = Qwixx Mixx A
variant-mixx-a-about = تتغير الألوان داخل السطر الواحد.
variant-mixx-b = Qwixx Mixx B
variant-mixx-b-about = أرقام الأسطر غير مرتبة.
