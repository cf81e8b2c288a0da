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
conquest-when-battle-ends = sobald ein Gefecht endet
conquest-after-battle-ends = nachdem ein Gefecht geendet hat
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
