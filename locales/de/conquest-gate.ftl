# Ereignisse des Tors neben denen in conquest-events.ftl: Schaden und Ressourcen unterwegs, das Ende eines Gefechts.
conquest-when-takes-damage = sobald { $what } Schaden nehmen würde
conquest-when-damage-moves = sobald Schaden von { $what } auf eine andere Karte verschoben wird
conquest-after-damage-moves = nachdem Schaden von { $what } auf eine andere Karte verschoben wurde
conquest-when-resources-placed = sobald Ressourcen auf { $what } gelegt werden
conquest-after-resources-placed = nachdem Ressourcen auf { $what } gelegt wurden
conquest-when-pays = sobald { $who ->
        [you] du Ressourcen zahlst
        [opponent] dein Gegner Ressourcen zahlt
       *[each] ein Spieler Ressourcen zahlt
    }
conquest-after-pays = nachdem { $who ->
        [you] du Ressourcen gezahlt hast
        [opponent] dein Gegner Ressourcen gezahlt hat
       *[each] ein Spieler Ressourcen gezahlt hat
    }
conquest-when-battle-ends = sobald ein Gefecht{ $at } endet
conquest-after-battle-ends = nachdem ein Gefecht{ $at } geendet hat
conquest-when-loses = wenn { $who ->
        [you] du Ressourcen verlierst
        [opponent] dein Gegner Ressourcen verliert
       *[each] ein Spieler Ressourcen verliert
    }
conquest-after-loses = nachdem { $who ->
        [you] du Ressourcen verloren hast
        [opponent] dein Gegner Ressourcen verloren hat
       *[each] ein Spieler Ressourcen verloren hat
    }
conquest-when-to-hand = wenn { $what } auf die Hand des Besitzers genommen wird
conquest-after-to-hand = nachdem { $what } auf die Hand des Besitzers genommen wurde
conquest-when-defeated = sobald { $what } besiegt wird
conquest-after-defeated = nachdem { $what } besiegt wurde
conquest-when-to-deck = sobald { $what } ins Deck des Besitzers gelegt wird
conquest-after-to-deck = nachdem { $what } ins Deck des Besitzers gelegt wurde
conquest-when-to-discard = sobald { $what } auf den Ablagestapel des Besitzers gelegt wird
conquest-after-to-discard = nachdem { $what } auf den Ablagestapel des Besitzers gelegt wurde
conquest-when-shuffles = sobald { $who ->
        [you] du dein Deck mischst
        [opponent] dein Gegner das Deck mischt
       *[each] ein Spieler das Deck mischt
    }
conquest-after-shuffles = nachdem { $who ->
        [you] du dein Deck gemischt hast
        [opponent] dein Gegner das Deck gemischt hat
       *[each] ein Spieler das Deck gemischt hat
    }
conquest-when-captured = sobald { $who ->
        [you] du einen Planeten eroberst
        [opponent] dein Gegner einen Planeten erobert
       *[each] ein Spieler einen Planeten erobert
    }
conquest-after-captured = nachdem { $who ->
        [you] du einen Planeten erobert hast
        [opponent] dein Gegner einen Planeten erobert hat
       *[each] ein Spieler einen Planeten erobert hat
    }
conquest-when-planet-leaves = sobald ein Planet das Spiel verlässt, ohne erobert zu werden
conquest-after-planet-leaves = nachdem ein Planet das Spiel verlassen hat, ohne erobert zu werden
conquest-when-turned-up = sobald ein Planet aufgedeckt wird
conquest-after-turned-up = nachdem ein Planet aufgedeckt wurde
conquest-when-cleansed = sobald der Befall eines Planeten entfernt wird
conquest-after-cleansed = nachdem der Befall eines Planeten entfernt wurde
conquest-when-reserved = sobald { $what } in Reserve gelegt wird
conquest-after-reserved = nachdem { $what } in Reserve gelegt wurde
conquest-when-token-passes = sobald ein Marker weiterwandert
conquest-after-token-passes = nachdem ein Marker weitergewandert ist
conquest-when-enslaves = sobald { $who ->
        [you] du deine Versklavungsscheibe stellst
        [opponent] dein Gegner die Versklavungsscheibe stellt
       *[each] ein Spieler die Versklavungsscheibe stellt
    }
conquest-after-enslaves = nachdem { $who ->
        [you] du deine Versklavungsscheibe gestellt hast
        [opponent] dein Gegner die Versklavungsscheibe gestellt hat
       *[each] ein Spieler die Versklavungsscheibe gestellt hat
    }
