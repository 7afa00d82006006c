language-name = Русский
