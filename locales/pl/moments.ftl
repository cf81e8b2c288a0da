# Zasady chwili, na końcu strony.
moment-rules = Zasady na tę chwilę
moment-about-the-rules = Czym są te zasady
moment-together = Jak się do siebie odnosimy
moment-leading = Prowadzenie turnieju
moment-structure-and-tier = Wybór struktury i poziomu
moment-terrain = Teren i stół
moment-forces = Punkty i cele
moment-end-of-turn = Koniec tury
moment-first-games = Pierwsze gry
moment-on-the-board = Na stole
moment-building-a-deck = Budowa talii
