language-name = Українська
