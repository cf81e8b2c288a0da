# Wann Fähigkeiten eingesetzt werden: das Geschehen, auf das sie antworten, und wessen Tun es sein muss.
conquest-after-destroyed = nachdem { $what } zerstört wurde
conquest-after-destroyed-own = nachdem { $what } zerstört wurde und in deinem Ablagestapel liegt
conquest-when-destroyed = sobald { $what } zerstört wird
conquest-after-discarded = nachdem { $what } aus dem Spiel in deinen Ablagestapel gelangt ist
conquest-after-leaves = nachdem { $what } das Spiel verlassen hat
conquest-when-leaves = sobald { $what } das Spiel verlässt
conquest-after-deployed = nachdem { $what }{ $at } mobilisiert wurde
conquest-when-enters = sobald { $what }{ $at } ins Spiel kommt
conquest-after-enters = nachdem { $what }{ $at } ins Spiel gekommen ist
conquest-when-commits = sobald { $what } auf { $way ->
        [here] diesem Planeten
       *[any] einem Planeten
    } eingesetzt wird
conquest-after-commits = nachdem { $what } auf { $way ->
        [here] diesem Planeten
       *[any] einem Planeten
    } eingesetzt wurde
conquest-when-moves = sobald { $what } { $way ->
        [between] von einem Planeten auf einen anderen
        [away] von diesem Planeten auf einen anderen
        [here] auf diesen Planeten
       *[any] auf einen Planeten
    } verschoben wird
conquest-after-moves = nachdem { $what } { $way ->
        [between] von einem Planeten auf einen anderen
        [away] von diesem Planeten auf einen anderen
        [here] auf diesen Planeten
       *[any] auf einen Planeten
    } verschoben wurde
conquest-after-attacks = nachdem { $what }{ $at } als Angreifer bestimmt wurde
conquest-after-defends = nachdem { $who } einen Angriff gegen { $what } angesagt hat
conquest-when-defends = sobald { $who } einen Angriff gegen { $what } ansagt
conquest-after-assigned = nachdem { $what } Schaden zugewiesen wurde
conquest-when-assigned = sobald { $what } Schaden zugewiesen wird
conquest-after-assigned-attack = nachdem { $what } durch einen Angriff Schaden zugewiesen wurde
conquest-after-damaged = nachdem { $who } { $what } durch einen Angriff Schaden zugefügt hat
conquest-after-damaged-any = nachdem { $who } { $what } Schaden zugefügt hat
conquest-after-hit = nachdem { $what } durch einen Angriff beschädigt wurde
conquest-after-hurt = nachdem { $what } beschädigt wurde
conquest-when-struggle = sobald auf einem Planeten ein Kommandokonflikt beginnt
conquest-after-struggle = nachdem { $who ->
        [you] du einen Kommandokonflikt{ $at } gewonnen hast
        [opponent] dein Gegner einen Kommandokonflikt{ $at } gewonnen hat
       *[each] ein Spieler einen Kommandokonflikt{ $at } gewonnen hat
    }
conquest-when-played = sobald { $who ->
        [you] du { $what } spielst
        [opponent] dein Gegner { $what } spielt
       *[each] ein Spieler { $what } spielt
    }
conquest-after-played = nachdem { $who ->
        [you] du { $what } gespielt hast
        [opponent] dein Gegner { $what } gespielt hat
       *[each] ein Spieler { $what } gespielt hat
    }
conquest-after-phase-begins = nachdem { $phase ->
        [deploy] die Mobilisierungsphase
        [command] die Kommandophase
        [combat] die Kampfphase
        [headquarters] die Hauptquartierphase
       *[any] eine Phase
    } begonnen hat
conquest-when-phase-ends = sobald { $phase ->
        [deploy] die Mobilisierungsphase
        [command] die Kommandophase
        [combat] die Kampfphase
        [headquarters] die Hauptquartierphase
       *[any] eine Phase
    } endet
conquest-after-phase-ends = nachdem { $phase ->
        [deploy] die Mobilisierungsphase
        [command] die Kommandophase
        [combat] die Kampfphase
        [headquarters] die Hauptquartierphase
       *[any] eine Phase
    } geendet hat
conquest-when-deploying = sobald { $who ->
        [you] du{ $at } { $what } mobilisierst
        [opponent] dein Gegner{ $at } { $what } mobilisiert
       *[each] ein Spieler{ $at } { $what } mobilisiert
    }
conquest-when-exhausts = sobald { $what } erschöpft wird
conquest-after-exhausts = nachdem { $what } erschöpft wurde
conquest-when-readies = sobald { $what } spielbereit gemacht wird
conquest-after-readies = nachdem { $what } spielbereit gemacht wurde
conquest-when-heals = sobald Schaden von { $what } entfernt wird
conquest-after-heals = nachdem Schaden von { $what } entfernt wurde
conquest-when-gains = sobald { $who ->
        [you] du Ressourcen erhältst
        [opponent] dein Gegner Ressourcen erhält
       *[each] ein Spieler Ressourcen erhält
    }
conquest-after-gains = nachdem { $who ->
        [you] du Ressourcen erhalten hast
        [opponent] dein Gegner Ressourcen erhalten hat
       *[each] ein Spieler Ressourcen erhalten hat
    }
conquest-when-draws = sobald { $who ->
        [you] du Karten ziehst
        [opponent] dein Gegner Karten zieht
       *[each] ein Spieler Karten zieht
    }
conquest-after-draws = nachdem { $who ->
        [you] du Karten gezogen hast
        [opponent] dein Gegner Karten gezogen hat
       *[each] ein Spieler Karten gezogen hat
    }
conquest-when-thrown = sobald { $what } von einer Hand oder einem Deck abgelegt wird
conquest-after-thrown = nachdem { $what } von einer Hand oder einem Deck abgelegt wurde
conquest-when-attaches = sobald { $what } an eine andere Karte angelegt wird
conquest-after-attaches = nachdem { $what } an eine andere Karte angelegt wurde
conquest-after-battle-begins = nachdem ein Gefecht{ $at } begonnen hat
conquest-after-battle-won = nachdem { $who ->
        [you] du ein Gefecht{ $at } gewonnen hast
        [opponent] dein Gegner ein Gefecht{ $at } gewonnen hat
       *[each] ein Spieler ein Gefecht{ $at } gewonnen hat
    }
conquest-after-round-begins = nachdem eine Kampfrunde{ $at } begonnen hat
conquest-after-round-ends = nachdem eine Kampfrunde{ $at } geendet hat
conquest-after-attack-resolved = nachdem { $what } angegriffen hat und der Angriff abgehandelt ist
conquest-when-targets = sobald { $who ->
        [you] eine deiner Fähigkeiten
        [opponent] eine Fähigkeit deines Gegners
       *[each] eine Fähigkeit
    } { $what } als Ziel hat
conquest-when-shield = sobald { $who ->
        [you] du { $what } als Schild benutzt
        [opponent] dein Gegner { $what } als Schild benutzt
       *[each] ein Spieler { $what } als Schild benutzt
    }
conquest-text-when = { $when }{ $next ->
        [statement] :
       *[order] ,
    }
conquest-when-only = { $when } { $only }
conquest-only-this = (diese Karte)
conquest-only-host = (die Einheit mit dieser Verstärkung)
conquest-only-by-this = (durch diese Karte)
conquest-only-by-host = (durch die Einheit mit dieser Verstärkung)
conquest-only-by-attack = (durch einen Angriff)
conquest-only-destroyed = (durch Zerstörung)
conquest-only-to-discard = (auf den Ablagestapel des Besitzers)
conquest-only-from-planet = (von einem Planeten aus)
conquest-only-deployed = (durch Mobilisieren)
conquest-only-here = (auf diesem Planeten)
conquest-only-phase = (in der { $phase ->
        [deploy] Mobilisierungsphase
        [command] Kommandophase
        [combat] Kampfphase
       *[headquarters] Hauptquartierphase
    })
conquest-only-who = { $who ->
        [you] (durch dich)
       *[opponent] (durch deinen Gegner)
    }
conquest-only-source = (von { $what })
conquest-when-leaves-planet = sobald { $what } das Spiel von einem Planeten aus verlässt
conquest-after-leaves-planet = nachdem { $what } das Spiel von einem Planeten aus verlassen hat
conquest-after-struggle-here = nachdem { $who ->
        [you] du den Kommandokonflikt auf diesem Planeten gewonnen hast
        [opponent] dein Gegner den Kommandokonflikt auf diesem Planeten gewonnen hat
       *[each] ein Spieler den Kommandokonflikt auf diesem Planeten gewonnen hat
    }
conquest-when-shield-here = sobald { $who ->
        [you] du auf diesem Planeten { $what } als Schild benutzt
        [opponent] dein Gegner auf diesem Planeten { $what } als Schild benutzt
       *[each] ein Spieler auf diesem Planeten { $what } als Schild benutzt
    }
conquest-when-control = sobald { $who ->
        [you] du die Kontrolle über { $what } übernimmst
        [opponent] dein Gegner die Kontrolle über { $what } übernimmt
       *[each] ein Spieler die Kontrolle über { $what } übernimmt
    }
conquest-after-control = nachdem { $who ->
        [you] du die Kontrolle über { $what } übernommen hast
        [opponent] dein Gegner die Kontrolle über { $what } übernommen hat
       *[each] ein Spieler die Kontrolle über { $what } übernommen hat
    }
conquest-after-targets = nachdem { $who ->
        [you] eine deiner Fähigkeiten
        [opponent] eine Fähigkeit deines Gegners
       *[each] eine Fähigkeit
    } { $what } als Ziel gewählt hat
conquest-after-defending = nachdem { $what } als Verteidiger bestimmt wurde
conquest-when-declares = sobald { $who } einen Angriff ansagt
