# Kartentexte: Wörter der Erweiterungen.
conquest-if-there-is = { $what } im Spiel ist
