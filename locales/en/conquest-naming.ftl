# How cards are named in card texts, and what is said of one that was just named.
conquest-noun = { $form ->
        [target] a target
        [another-target] another target
        [topmost] the topmost
        [topmost-target] the topmost target
        [each] each
        [next] the next
        [other] each other
        [another] another
        [no] no
        [no-other] no other
        [the] the
       *[a] { $state ->
            [exhausted] an
            [undamaged] an
            [none] { $side ->
                [enemy] an
               *[none] { $without ->
                    [none] { $outside ->
                        [none] { $faction ->
                            [astra-militarum] an
                            [orks] an
                            [eldar] an
                            [none] { $traits ->
                                [none] { $noun ->
                                    [army] an
                                    [attachment] an
                                    [event] an
                                   *[card] a
                                }
                               *[some] { $start ->
                                    [vowel] an
                                   *[consonant] a
                                }
                            }
                           *[some] a
                        }
                       *[some] a
                    }
                   *[some] a
                }
            }
           *[some] a
        }
    } { $state ->
        [exhausted] exhausted{" "}
        [ready] ready{" "}
        [damaged] damaged{" "}
        [undamaged] undamaged{" "}
        [unique] unique{" "}
        [not-unique] non-unique{" "}
        [hale] hale{" "}
        [bloodied] bloodied{" "}
        [no-warlord] non-warlord{" "}
        [no-token] non-token{" "}
       *[none] {""}
    }{ $side ->
        [enemy] enemy{" "}
       *[none] {""}
    }{ $without ->
        [none] {""}
       *[some] non-{ $without }{" "}
    }{ $outside ->
        [space-marines] non-Space Marines{" "}
        [astra-militarum] non-Astra Militarum{" "}
        [orks] non-Orks{" "}
        [chaos] non-Chaos{" "}
        [dark-eldar] non-Dark Eldar{" "}
        [eldar] non-Eldar{" "}
        [tau] non-Tau{" "}
        [tyranids] non-Tyranids{" "}
        [necrons] non-Necrons{" "}
       *[none] {""}
    }{ $faction ->
        [space-marines] Space Marines{" "}
        [astra-militarum] Astra Militarum{" "}
        [orks] Orks{" "}
        [chaos] Chaos{" "}
        [dark-eldar] Dark Eldar{" "}
        [eldar] Eldar{" "}
        [tau] Tau{" "}
        [tyranids] Tyranids{" "}
        [necrons] Necrons{" "}
       *[none] {""}
    }{ $traits ->
        [none] {""}
       *[some] { $traits }{" "}
    }{ $name ->
        [none] {""}
       *[some] { $name }{" "}
    }{ $noun ->
        [unit] unit
        [army] army unit
        [support] support
        [attachment] attachment
        [event] event
        [warlord] warlord
        [synapse] synapse unit
        [token] token unit
        [named-token] token
       *[card] card
    }{ $case ->
       *[nom] {""}
    }{ $post }
conquest-nouns = { $form ->
        [other] other{" "}
       *[many] {""}
    }{ $state ->
        [exhausted] exhausted{" "}
        [ready] ready{" "}
        [damaged] damaged{" "}
        [undamaged] undamaged{" "}
        [unique] unique{" "}
        [not-unique] non-unique{" "}
        [hale] hale{" "}
        [bloodied] bloodied{" "}
        [no-warlord] non-warlord{" "}
        [no-token] non-token{" "}
       *[none] {""}
    }{ $side ->
        [enemy] enemy{" "}
       *[none] {""}
    }{ $without ->
        [none] {""}
       *[some] non-{ $without }{" "}
    }{ $outside ->
        [space-marines] non-Space Marines{" "}
        [astra-militarum] non-Astra Militarum{" "}
        [orks] non-Orks{" "}
        [chaos] non-Chaos{" "}
        [dark-eldar] non-Dark Eldar{" "}
        [eldar] non-Eldar{" "}
        [tau] non-Tau{" "}
        [tyranids] non-Tyranids{" "}
        [necrons] non-Necrons{" "}
       *[none] {""}
    }{ $faction ->
        [space-marines] Space Marines{" "}
        [astra-militarum] Astra Militarum{" "}
        [orks] Orks{" "}
        [chaos] Chaos{" "}
        [dark-eldar] Dark Eldar{" "}
        [eldar] Eldar{" "}
        [tau] Tau{" "}
        [tyranids] Tyranids{" "}
        [necrons] Necrons{" "}
       *[none] {""}
    }{ $traits ->
        [none] {""}
       *[some] { $traits }{" "}
    }{ $name ->
        [none] {""}
       *[some] { $name }{" "}
    }{ $noun ->
        [unit] units
        [army] army units
        [support] supports
        [attachment] attachments
        [event] events
        [warlord] warlords
        [synapse] synapse units
        [token] token units
        [named-token] tokens
       *[card] cards
    }{ $count ->
       *[some] {""}
    }{ $post }
conquest-your-warlord = { $who }{ $post }
conquest-from-zone = { $what } { $zone ->
        [hand] from your hand
        [discard] from your discard pile
        [hand-or-discard] from your hand or discard pile
       *[their-discard] from your opponent's discard pile
    }
conquest-ref-it = { $case ->
       *[nom] it
    }
conquest-its-attack = its ATK
conquest-its-cost = its printed cost
conquest-its-damage = the damage on it
conquest-its-half-damage = half the damage (rounded up) on it
conquest-its-area = its Area Effect value
conquest-its-icons = { $n ->
        [1] {""}
       *[other] { $n } times{" "}
    }the number of its command icons
conquest-if-it-matches = it is { $what }
conquest-if-has-attachment = { $who } has an attachment
conquest-some-planet-next-to-it = { $form ->
        [target] an adjacent target
       *[a] an adjacent
    } planet{ $case ->
       *[to] {""}
    }
conquest-do-choose-place = choose { $planet }
conquest-place-of-choice = { $planet }
conquest-do-choose-targets = choose one or more target { $what }
conquest-do-choose-more = choose one or more { $what }
conquest-do-deal-its-printed = deal damage to { $what } equal to its printed ATK
conquest-do-move-that-damage = move all of that damage from { $from } to { $to }
conquest-do-opponent-may = your opponent may { $effects }
conquest-do-arrange = look at the top { $n } cards of { $who ->
        [you] your deck
       *[opponent] your opponent's deck
    }, discard 1 of them and put the others back on top in any order
conquest-do-arrange-any = look at the top { $n } cards of { $who ->
        [you] your deck
       *[opponent] your opponent's deck
    }, discard any number of { $what } among them and put the others back on top in any order
conquest-get-attack-and-hp = gets +{ $attack } ATK and +{ $hp } HP
conquest-get-blank-whole = counts as having a blank text box, traits included,
conquest-is-at-your-hq = at your HQ
conquest-x-that-damage = the amount of that damage
conquest-at = { $at ->
        [here] {" "}at this planet
        [material] {" "}at a material planet
        [strongpoint] {" "}at a strongpoint planet
        [tech] {" "}at a tech planet
        [infested] {" "}at an infested planet
       *[any] {""}
    }
conquest-after-deploys = after { $who ->
        [you] you deploy
       *[opponent] your opponent deploys
    } { $what }{ $at }
conquest-when-sacrificed = when { $what } is sacrificed
conquest-after-sacrificed = after { $what } is sacrificed
conquest-text-unstoppable = Unstoppable (Forced Reaction)
conquest-do-for-each = for { $what }, one after the other: { $effects }
conquest-if-your-warlord-here = your warlord is at this planet
conquest-text-double-attacking = { $who } deals double damage while attacking { $whom }.
conquest-trait-or = { $first } or { $second }
conquest-get-attack-but-hp = gets +{ $attack } ATK and −{ $hp } HP
