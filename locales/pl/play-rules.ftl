# Kroki i fazy gry: jak nazywa się każda obok planszy.
play-rules-set-up = Przygotowanie gry
play-rules-deploying = Tury rozmieszczania
play-rules-committing = Dowódcy ruszają na planety
play-rules-struggles = Walki o dowodzenie
play-rules-battle-begins = Początek bitwy
play-rules-attacking = Tury walki
play-rules-damage = Obrażenia i tarcze
play-rules-withdrawing = Między rundami walki
play-rules-battle-won = Wygrana bitwa
play-rules-headquarters = Faza kwatery głównej
play-rules-abilities = Zdolności na kartach
play-rules-end = Jak kończy się gra
play-phase-set-up = Przygotowanie
play-phase-deploy = Rozmieszczanie
play-phase-command = Dowodzenie
play-phase-combat = Walka
play-phase-headquarters = Kwatera
