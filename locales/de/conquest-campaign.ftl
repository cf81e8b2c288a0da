# Kartentexte: Heimkehr, Preise, Schilde, Fraktionen.
conquest-ref-agent = { $case ->
        [dat] der Karte, deren Fähigkeit es ist,
        [from] der Karte, deren Fähigkeit es ist,
       *[nom] die Karte, deren Fähigkeit es ist,
    }
conquest-when-goes-home = sobald { $what } in das eigene HQ bewegt wird
conquest-after-goes-home = nachdem { $what } in das eigene HQ bewegt wurde
conquest-when-retreats = sobald { $what } sich zurückzieht
conquest-after-retreats = nachdem { $what } sich zurückgezogen hat
conquest-only-retreating = (durch Rückzug)
conquest-only-to-or-from = (zu diesem Planeten oder von ihm weg)
conquest-when-shield-for = sobald { $who ->
        [you] du { $what } als Schild für { $unit } einsetzt
        [opponent] dein Gegner { $what } als Schild für { $unit } einsetzt
       *[each] ein Spieler { $what } als Schild für { $unit } einsetzt
    }
conquest-if-chosen-type = der gewählte Planet vom Typ { $kind ->
        [material] Material
        [strongpoint] Stützpunkt
       *[tech] Technologie
    } ist
conquest-get-not-routed = kann nicht in die Flucht geschlagen werden
conquest-get-not-exhausted = kann nicht durch Karteneffekte erschöpft werden
conquest-get-not-readied = wird zwischen Kampfrunden nicht spielbereit
conquest-get-faction = gehört nur noch zur Fraktion { $faction ->
        [space-marines] Space Marines
        [astra-militarum] Astra Militarum
        [orks] Orks
        [chaos] Chaos
        [dark-eldar] Dark Eldar
        [eldar] Eldar
        [tau] Tau
        [tyranids] Tyraniden
       *[necrons] Necrons
    }
conquest-until-next-deployed = in dieser Phase
conquest-do-retreat = ziehe { $what } zurück
conquest-do-reduce-to = senke ihre Kosten um { $n } (auf nicht weniger als { $least })
conquest-do-raise = erhöhe ihre Kosten um { $n }
conquest-do-double-shield = jene Karte hat doppelt so viele Schildsymbole
conquest-do-cheaper = { $what }, die du { $until } mobilisierst, kostet { $n } weniger{ $least ->
        [0] {""}
       *[other] {" "}(mindestens aber { $least })
    }
conquest-get-cheaper = { $what }, die du mobilisierst, kostet { $n } weniger{ $least ->
        [0] {""}
       *[other] {" "}(mindestens aber { $least })
    }.
conquest-text-shields = { $what } auf deiner Hand darf als Schild mit { $n ->
        [one] { $n } Symbol
       *[other] { $n } Symbolen
    } für { $on } eingesetzt werden.
conquest-do-pay-or = du darfst { $n ->
        [one] { $n } Ressource
       *[other] { $n } Ressourcen
    } zahlen; falls nicht: { $effects }
