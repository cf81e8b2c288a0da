# Wie Karten in Kartentexten heißen, und was von einer gesagt wird, die eben genannt wurde.
conquest-noun = { $form ->
        [target] { $case ->
            [dat] einer{" "}
            [from] einer{" "}
            [sought] einer{" "}
            [with] einer{" "}
           *[nom] eine{" "}
        }
        [another-target] { $case ->
            [dat] einer anderen{" "}
            [from] einer anderen{" "}
            [sought] einer anderen{" "}
            [with] einer anderen{" "}
           *[nom] eine andere{" "}
        }
        [topmost] { $case ->
            [dat] der obersten{" "}
            [from] der obersten{" "}
            [sought] der obersten{" "}
            [with] der obersten{" "}
           *[nom] die oberste{" "}
        }
        [topmost-target] { $case ->
            [dat] der obersten{" "}
            [from] der obersten{" "}
            [sought] der obersten{" "}
            [with] der obersten{" "}
           *[nom] die oberste{" "}
        }
        [each] { $case ->
            [dat] jeder{" "}
            [from] jeder{" "}
            [sought] jeder{" "}
            [with] jeder{" "}
           *[nom] jede{" "}
        }
        [next] { $case ->
            [dat] der nächsten{" "}
            [from] der nächsten{" "}
            [sought] der nächsten{" "}
            [with] der nächsten{" "}
           *[nom] die nächste{" "}
        }
        [other] { $case ->
            [dat] jeder anderen{" "}
            [from] jeder anderen{" "}
            [sought] jeder anderen{" "}
            [with] jeder anderen{" "}
           *[nom] jede andere{" "}
        }
        [another] { $case ->
            [dat] einer anderen{" "}
            [from] einer anderen{" "}
            [sought] einer anderen{" "}
            [with] einer anderen{" "}
           *[nom] eine andere{" "}
        }
        [no] keine{" "}
        [no-other] keine andere{" "}
        [bare] {""}
        [the] { $case ->
            [dat] der{" "}
            [from] der{" "}
            [sought] der{" "}
            [with] der{" "}
           *[nom] die{" "}
        }
       *[a] { $case ->
            [dat] einer{" "}
            [from] einer{" "}
            [sought] einer{" "}
            [with] einer{" "}
           *[nom] eine{" "}
        }
    }{ $state ->
        [exhausted] { $form ->
            [no] erschöpfte{" "}
            [no-other] erschöpfte{" "}
            [bare] erschöpfte{" "}
           *[a] { $case ->
                [dat] erschöpften{" "}
                [from] erschöpften{" "}
                [sought] erschöpften{" "}
                [with] erschöpften{" "}
               *[nom] erschöpfte{" "}
            }
        }
        [ready] { $form ->
            [no] spielbereite{" "}
            [no-other] spielbereite{" "}
            [bare] spielbereite{" "}
           *[a] { $case ->
                [dat] spielbereiten{" "}
                [from] spielbereiten{" "}
                [sought] spielbereiten{" "}
                [with] spielbereiten{" "}
               *[nom] spielbereite{" "}
            }
        }
        [damaged] { $form ->
            [no] beschädigte{" "}
            [no-other] beschädigte{" "}
            [bare] beschädigte{" "}
           *[a] { $case ->
                [dat] beschädigten{" "}
                [from] beschädigten{" "}
                [sought] beschädigten{" "}
                [with] beschädigten{" "}
               *[nom] beschädigte{" "}
            }
        }
        [undamaged] { $form ->
            [no] unbeschädigte{" "}
            [no-other] unbeschädigte{" "}
            [bare] unbeschädigte{" "}
           *[a] { $case ->
                [dat] unbeschädigten{" "}
                [from] unbeschädigten{" "}
                [sought] unbeschädigten{" "}
                [with] unbeschädigten{" "}
               *[nom] unbeschädigte{" "}
            }
        }
        [unique] { $form ->
            [no] einzigartige{" "}
            [no-other] einzigartige{" "}
            [bare] einzigartige{" "}
           *[a] { $case ->
                [dat] einzigartigen{" "}
                [from] einzigartigen{" "}
                [sought] einzigartigen{" "}
                [with] einzigartigen{" "}
               *[nom] einzigartige{" "}
            }
        }
        [not-unique] { $form ->
            [no] nicht einzigartige{" "}
            [no-other] nicht einzigartige{" "}
            [bare] nicht einzigartige{" "}
           *[a] { $case ->
                [dat] nicht einzigartigen{" "}
                [from] nicht einzigartigen{" "}
                [sought] nicht einzigartigen{" "}
                [with] nicht einzigartigen{" "}
               *[nom] nicht einzigartige{" "}
            }
        }
        [hale] { $form ->
            [no] unversehrte{" "}
            [no-other] unversehrte{" "}
            [bare] unversehrte{" "}
           *[a] { $case ->
                [dat] unversehrten{" "}
                [from] unversehrten{" "}
                [sought] unversehrten{" "}
                [with] unversehrten{" "}
               *[nom] unversehrte{" "}
            }
        }
        [bloodied] { $form ->
            [no] angeschlagene{" "}
            [no-other] angeschlagene{" "}
            [bare] angeschlagene{" "}
           *[a] { $case ->
                [dat] angeschlagenen{" "}
                [from] angeschlagenen{" "}
                [sought] angeschlagenen{" "}
                [with] angeschlagenen{" "}
               *[nom] angeschlagene{" "}
            }
        }
       *[none] {""}
    }{ $side ->
        [enemy] { $form ->
            [no] gegnerische{" "}
            [no-other] gegnerische{" "}
            [bare] gegnerische{" "}
           *[a] { $case ->
                [dat] gegnerischen{" "}
                [from] gegnerischen{" "}
                [sought] gegnerischen{" "}
                [with] gegnerischen{" "}
               *[nom] gegnerische{" "}
            }
        }
       *[none] {""}
    }{ $state ->
        [no-warlord] Nicht-Kriegsherr-
        [no-token] Nicht-Marker-
       *[none] {""}
    }{ $outside ->
        [space-marines] Nicht-Space Marine-
        [astra-militarum] Nicht-Astra Militarum-
        [orks] Nicht-Ork-
        [chaos] Nicht-Chaos-
        [dark-eldar] Nicht-Dark Eldar-
        [eldar] Nicht-Eldar-
        [tau] Nicht-Tau-
        [tyranids] Nicht-Tyraniden-
        [necrons] Nicht-Necron-
       *[none] {""}
    }{ $without ->
        [none] {""}
       *[some] Nicht-{ $without }-
    }{ $faction ->
        [space-marines] Space Marine-
        [astra-militarum] Astra Militarum-
        [orks] Ork-
        [chaos] Chaos-
        [dark-eldar] Dark Eldar-
        [eldar] Eldar-
        [tau] Tau-
        [tyranids] Tyraniden-
        [necrons] Necron-
       *[none] {""}
    }{ $traits ->
        [none] {""}
       *[some] { $traits }-
    }{ $name ->
        [none] {""}
       *[some] { $name }-
    }{ $form ->
        [target] Ziel-
        [another-target] Ziel-
        [topmost-target] Ziel-
       *[a] {""}
    }{ $noun ->
        [unit] Einheit
        [army] Armee-Einheit
        [support] Unterstützung
        [attachment] Verstärkung
        [event] Ereigniskarte
        [warlord] Kriegsherr-Einheit
        [synapse] Synapsen-Einheit
        [token] Marker-Einheit
        [named-token] Marker-Einheit
       *[card] Karte
    }{ $start ->
       *[consonant] {""}
    }{ $post }
conquest-nouns = { $form ->
        [other] { $count ->
            [the] anderen{" "}
           *[some] andere{" "}
        }
       *[many] {""}
    }{ $state ->
        [exhausted] { $count ->
            [the] erschöpften{" "}
           *[some] erschöpfte{" "}
        }
        [ready] { $count ->
            [the] spielbereiten{" "}
           *[some] spielbereite{" "}
        }
        [damaged] { $count ->
            [the] beschädigten{" "}
           *[some] beschädigte{" "}
        }
        [undamaged] { $count ->
            [the] unbeschädigten{" "}
           *[some] unbeschädigte{" "}
        }
        [unique] { $count ->
            [the] einzigartigen{" "}
           *[some] einzigartige{" "}
        }
        [not-unique] { $count ->
            [the] nicht einzigartigen{" "}
           *[some] nicht einzigartige{" "}
        }
        [hale] { $count ->
            [the] unversehrten{" "}
           *[some] unversehrte{" "}
        }
        [bloodied] { $count ->
            [the] angeschlagenen{" "}
           *[some] angeschlagene{" "}
        }
       *[none] {""}
    }{ $side ->
        [enemy] { $count ->
            [the] gegnerischen{" "}
           *[some] gegnerische{" "}
        }
       *[none] {""}
    }{ $state ->
        [no-warlord] Nicht-Kriegsherr-
        [no-token] Nicht-Marker-
       *[none] {""}
    }{ $outside ->
        [space-marines] Nicht-Space Marine-
        [astra-militarum] Nicht-Astra Militarum-
        [orks] Nicht-Ork-
        [chaos] Nicht-Chaos-
        [dark-eldar] Nicht-Dark Eldar-
        [eldar] Nicht-Eldar-
        [tau] Nicht-Tau-
        [tyranids] Nicht-Tyraniden-
        [necrons] Nicht-Necron-
       *[none] {""}
    }{ $without ->
        [none] {""}
       *[some] Nicht-{ $without }-
    }{ $faction ->
        [space-marines] Space Marine-
        [astra-militarum] Astra Militarum-
        [orks] Ork-
        [chaos] Chaos-
        [dark-eldar] Dark Eldar-
        [eldar] Eldar-
        [tau] Tau-
        [tyranids] Tyraniden-
        [necrons] Necron-
       *[none] {""}
    }{ $traits ->
        [none] {""}
       *[some] { $traits }-
    }{ $name ->
        [none] {""}
       *[some] { $name }-
    }{ $noun ->
        [unit] Einheiten
        [army] Armee-Einheiten
        [support] Unterstützungen
        [attachment] Verstärkungen
        [event] Ereigniskarten
        [warlord] Kriegsherr-Einheiten
        [synapse] Synapsen-Einheiten
        [token] Marker-Einheiten
        [named-token] Marker-Einheiten
       *[card] Karten
    }{ $post }
conquest-your-warlord = { $who }{ $post }
conquest-from-zone = { $what } { $zone ->
        [hand] von deiner Hand
        [discard] aus deinem Ablagestapel
        [hand-or-discard] von deiner Hand oder aus deinem Ablagestapel
       *[their-discard] aus dem Ablagestapel deines Gegners
    }
conquest-ref-it = { $case ->
        [dat] ihr
        [from] ihr
       *[nom] sie
    }
conquest-its-attack = ihr AW
conquest-its-cost = die Höhe ihrer aufgedruckten Kosten
conquest-its-damage = der Schaden auf ihr
conquest-its-half-damage = die Hälfte des Schadens (aufgerundet) auf ihr
conquest-its-area = der Wert ihrer Flächenwirkung
conquest-its-icons = { $n ->
        [1] {""}
       *[other] { $n }-mal{" "}
    }die Anzahl ihrer Kommandosymbole
conquest-if-it-matches = sie { $what } ist
conquest-if-has-attachment = { $who } eine Verstärkung trägt
conquest-some-planet-next-to-it = { $form ->
        [target] { $case ->
            [at] einem
           *[to] einen
        } benachbarten Ziel-Planeten
       *[a] { $case ->
            [at] einem
           *[to] einen
        } benachbarten Planeten
    }
conquest-do-choose-place = wähle { $planet }
conquest-place-of-choice = auf { $planet }
conquest-do-choose-targets = wähle eine oder mehrere { $what } als Ziel
conquest-do-choose-more = wähle eine oder mehrere { $what }
conquest-do-deal-its-printed = füge { $what } Schaden in Höhe ihres aufgedruckten AW zu
conquest-do-move-that-damage = verschiebe diesen Schaden ganz von { $from } auf { $to }
conquest-do-opponent-may = dein Gegner darf dies tun: { $effects }
conquest-do-arrange = sieh dir die obersten { $n } Karten { $who ->
        [you] deines Decks
       *[opponent] des gegnerischen Decks
    } an, lege 1 davon ab und lege die übrigen in beliebiger Reihenfolge zurück
conquest-do-arrange-any = sieh dir die obersten { $n } Karten { $who ->
        [you] deines Decks
       *[opponent] des gegnerischen Decks
    } an, lege davon beliebig viele { $what } ab und lege die übrigen in beliebiger Reihenfolge zurück
conquest-get-attack-and-hp = erhält +{ $attack } AW und +{ $hp } TP
conquest-get-blank-whole = gilt als Karte ohne Text und ohne Merkmale
conquest-is-at-your-hq = in deinem HQ
conquest-x-that-damage = die Höhe dieses Schadens
conquest-at = { $at ->
        [here] {" "}auf diesem Planeten
        [material] {" "}auf einem Planeten vom Typ Material
        [strongpoint] {" "}auf einem Planeten vom Typ Stützpunkt
        [tech] {" "}auf einem Planeten vom Typ Technologie
        [infested] {" "}auf einem befallenen Planeten
       *[any] {""}
    }
conquest-after-deploys = nachdem { $who ->
        [you] du { $what }{ $at } mobilisiert hast
       *[opponent] dein Gegner { $what }{ $at } mobilisiert hat
    }
conquest-when-sacrificed = sobald { $what } geopfert wird
conquest-after-sacrificed = nachdem { $what } geopfert wurde
conquest-text-unstoppable = Unaufhaltsam (erzwungene Reaktion)
conquest-do-for-each = für { $what }, eine nach der anderen: { $effects }
conquest-if-your-warlord-here = deine Kriegsherr-Einheit auf diesem Planeten ist
conquest-text-double-attacking = { $who } fügt doppelten Schaden zu, während sie { $whom } angreift.
conquest-trait-or = { $first }- oder { $second }
conquest-get-attack-but-hp = erhält +{ $attack } AW und −{ $hp } TP
