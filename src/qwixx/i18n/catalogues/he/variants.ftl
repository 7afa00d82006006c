variant-classic = Qwixx
variant-classic-about = המשחק שרוב האנשים מכירים.
variant-longo = Qwixx Longo
variant-longo-about = שורות ארוכות יותר, קוביות בעלות שמונה פאות ושני מספרי מזל בכל דף רישום.
variant-mixx-a = Qwixx Mixx A
variant-mixx-a-about = הצבעים מתחלפים בתוך כל שורה.
variant-mixx-b = Qwixx Mixx B
variant-mixx-b-about = המספרים בכל שורה מעורבבים.
