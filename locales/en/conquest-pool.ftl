# Words of card texts that came with the expansions' cards beside those of conquest-expansions.ftl.
conquest-text-hive-mind = Hive Mind: { $line }
conquest-is-hive-mind = with Hive Mind
conquest-is-cost-x = with printed cost X or lower
conquest-is-cost-up-to = with printed cost X or lower (X is { $x })
conquest-get-sure-damage = deals damage that cannot be prevented
conquest-until-next-round = until the next combat round begins
conquest-do-discard-x-of = discard X cards (each { $what })
conquest-do-sacrifice-x = sacrifice X cards (each { $what })
conquest-do-put-under-control = put { $what } into play under your control at { $place }
conquest-do-each-planet = for each planet: { $effects }
conquest-do-prevent-beyond = prevent all but { $n } of that damage
conquest-do-heal-half = remove half the damage (rounded up) from { $what }
conquest-do-choose-planet-with-many = choose { $form ->
        [target] a target
       *[a] a
    } planet with { $n } or more cards (each { $what })
conquest-x-half-damage = half the damage (rounded up) on { $of }
conquest-x-damage-beyond = all but { $n } of that damage
conquest-x-factions = the number of factions among: { $what }
conquest-do-reassign-all = reassign all of that damage to { $to }
conquest-after-destroys = after { $who } destroys { $what } by an attack
