language-name = Slovenčina
