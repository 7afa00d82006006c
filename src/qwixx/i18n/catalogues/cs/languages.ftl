language-name = Čeština
