# Card texts: going home, prices, shields, factions.
conquest-ref-agent = { $case ->
       *[nom] the card whose ability it is
    }
conquest-when-goes-home = when { $what } moves to its HQ
conquest-after-goes-home = after { $what } moves to its HQ
conquest-when-retreats = when { $what } retreats
conquest-after-retreats = after { $what } retreats
conquest-only-retreating = (by retreating)
conquest-only-to-or-from = (to or from this planet)
conquest-when-shield-for = when { $who ->
        [you] you use
        [opponent] your opponent uses
       *[each] a player uses
    } { $what } as a shield for { $unit }
conquest-if-chosen-type = the chosen planet is a { $kind ->
        [material] material
        [strongpoint] strongpoint
       *[tech] tech
    } planet
conquest-get-not-routed = cannot be routed
conquest-get-not-exhausted = cannot be exhausted by card effects
conquest-get-not-readied = does not ready between combat rounds
conquest-get-faction = belongs only to the faction { $faction ->
        [space-marines] Space Marines
        [astra-militarum] Astra Militarum
        [orks] Orks
        [chaos] Chaos
        [dark-eldar] Dark Eldar
        [eldar] Eldar
        [tau] Tau
        [tyranids] Tyranids
       *[necrons] Necrons
    }
conquest-until-next-deployed = this phase
conquest-do-retreat = retreat { $what }
conquest-do-reduce-to = reduce its cost by { $n } (to no less than { $least })
conquest-do-raise = increase its cost by { $n }
conquest-do-double-shield = that card has twice as many shield icons
conquest-do-cheaper = { $what } you deploy { $until } costs { $n } less{ $least ->
        [0] {""}
       *[other] {" "}(but at least { $least })
    }
conquest-get-cheaper = { $what } you deploy costs { $n } less{ $least ->
        [0] {""}
       *[other] {" "}(but at least { $least })
    }.
conquest-text-shields = { $what } in your hand may be used as a shield with { $n ->
        [one] { $n } icon
       *[other] { $n } icons
    } for { $on }.
conquest-do-pay-or = you may pay { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }; if you do not: { $effects }
