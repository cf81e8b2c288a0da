# Kartentexte: Wörter der Erweiterungen.
conquest-if-there-is = { $what } { $at ->
        [planet] ist
       *[play] im Spiel ist
    }
