# Regeln des Augenblicks, am Ende einer Seite.
moment-rules = Regeln für jetzt
moment-about-the-rules = Was diese Regeln sind
moment-together = Wie alle miteinander umgehen
moment-leading = Ein Turnier leiten
moment-structure-and-tier = Struktur und Stufe wählen
moment-terrain = Gelände und Tisch
moment-forces = Punkte und Missionsziele
moment-end-of-turn = Ein Zug endet
moment-first-games = Erste Partien
moment-on-the-board = Auf dem Spielfeld
moment-building-a-deck = Ein Deck bauen
