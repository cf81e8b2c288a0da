# Schritte und Phasen eines Spiels: wie jede neben dem Brett heißt.
play-rules-set-up = Spielaufbau
play-rules-deploying = Züge der Aufmarschphase
play-rules-committing = Kriegsherren entsenden
play-rules-struggles = Kommandokämpfe
play-rules-battle-begins = Eine Schlacht beginnt
play-rules-attacking = Kampfzüge
play-rules-damage = Schaden und Schilde
play-rules-withdrawing = Zwischen zwei Kampfrunden
play-rules-battle-won = Eine Schlacht ist gewonnen
play-rules-headquarters = Hauptquartiersphase
play-rules-abilities = Fähigkeiten auf Karten
play-rules-end = Wie das Spiel endet
play-phase-set-up = Aufbau
play-phase-deploy = Aufmarsch
play-phase-command = Kommando
play-phase-combat = Kampf
play-phase-headquarters = HQ
