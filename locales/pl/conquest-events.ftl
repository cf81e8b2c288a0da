# Kiedy używa się zdolności: na jakie zdarzenie odpowiadają i czyje to ma być działanie.
conquest-after-destroyed = po tym, jak { $what } zostanie zniszczona
conquest-after-destroyed-own = po tym, jak { $what } zostanie zniszczona i leży na twoim stosie kart odrzuconych
conquest-when-destroyed = gdy { $what } jest niszczona
conquest-after-discarded = po tym, jak { $what } trafi z gry na twój stos kart odrzuconych
conquest-after-leaves = po tym, jak { $what } opuści grę
conquest-when-leaves = gdy { $what } opuszcza grę
conquest-after-deployed = po tym, jak { $what } zostanie wystawiona{ $at }
conquest-when-enters = gdy { $what } wchodzi do gry{ $at }
conquest-after-enters = po tym, jak { $what } wejdzie do gry{ $at }
conquest-when-commits = gdy { $what } udaje się na { $way ->
        [here] tę planetę
       *[any] planetę
    }
conquest-after-commits = po tym, jak { $what } uda się na { $way ->
        [here] tę planetę
       *[any] planetę
    }
conquest-when-moves = gdy { $what } przesuwa się { $way ->
        [between] z jednej planety na inną
        [away] z tej planety na inną
        [here] na tę planetę
       *[any] na planetę
    }
conquest-after-moves = po tym, jak { $what } przesunie się { $way ->
        [between] z jednej planety na inną
        [away] z tej planety na inną
        [here] na tę planetę
       *[any] na planetę
    }
conquest-after-attacks = po tym, jak { $what } zostanie wskazana jako atakująca{ $at }
conquest-after-defends = po tym, jak { $who } zaatakuje { $what }
conquest-when-defends = gdy { $who } atakuje { $what }
conquest-after-assigned = po tym, jak { $what } zostaną przydzielone obrażenia
conquest-when-assigned = gdy { $what } przydzielane są obrażenia
conquest-after-assigned-attack = po tym, jak { $what } zostaną przydzielone obrażenia od ataku
conquest-after-damaged = po tym, jak { $who } zada atakiem obrażenia { $what }
conquest-after-damaged-any = po tym, jak { $who } zada obrażenia { $what }
conquest-after-hit = po tym, jak { $what } odniesie obrażenia od ataku
conquest-after-hurt = po tym, jak { $what } odniesie obrażenia
conquest-when-struggle = gdy na planecie zaczyna się walka o dowodzenie
conquest-after-struggle = po tym, jak { $who ->
        [you] wygrasz
        [opponent] przeciwnik wygra
       *[each] któryś gracz wygra
    } walkę o dowodzenie{ $at }
conquest-when-played = gdy { $who ->
        [you] zagrywasz
        [opponent] przeciwnik zagrywa
       *[each] któryś gracz zagrywa
    } { $what }
conquest-after-played = po tym, jak { $who ->
        [you] zagrasz
        [opponent] przeciwnik zagra
       *[each] któryś gracz zagra
    } { $what }
conquest-after-phase-begins = po tym, jak rozpocznie się { $phase ->
        [deploy] faza wystawiania
        [command] faza dowodzenia
        [combat] faza walki
        [headquarters] faza kwatery głównej
       *[any] dowolna faza
    }
conquest-when-phase-ends = gdy kończy się { $phase ->
        [deploy] faza wystawiania
        [command] faza dowodzenia
        [combat] faza walki
        [headquarters] faza kwatery głównej
       *[any] dowolna faza
    }
conquest-after-phase-ends = po tym, jak zakończy się { $phase ->
        [deploy] faza wystawiania
        [command] faza dowodzenia
        [combat] faza walki
        [headquarters] faza kwatery głównej
       *[any] dowolna faza
    }
conquest-when-deploying = gdy { $who ->
        [you] wystawiasz
        [opponent] przeciwnik wystawia
       *[each] któryś gracz wystawia
    } { $what }{ $at }
conquest-when-exhausts = gdy { $what } się wyczerpuje
conquest-after-exhausts = po tym, jak { $what } się wyczerpie
conquest-when-readies = gdy { $what } staje się gotowa
conquest-after-readies = po tym, jak { $what } stanie się gotowa
conquest-when-heals = gdy usuwane są obrażenia z { $what }
conquest-after-heals = po tym, jak zostaną usunięte obrażenia z { $what }
conquest-when-gains = gdy { $who ->
        [you] zyskujesz
        [opponent] przeciwnik zyskuje
       *[each] któryś gracz zyskuje
    } zasoby
conquest-after-gains = po tym, jak { $who ->
        [you] zyskasz
        [opponent] przeciwnik zyska
       *[each] któryś gracz zyska
    } zasoby
conquest-when-draws = gdy { $who ->
        [you] dobierasz
        [opponent] przeciwnik dobiera
       *[each] któryś gracz dobiera
    } karty
conquest-after-draws = po tym, jak { $who ->
        [you] dobierzesz
        [opponent] przeciwnik dobierze
       *[each] któryś gracz dobierze
    } karty
conquest-when-thrown = gdy { $what } jest odrzucana z ręki lub z talii
conquest-after-thrown = po tym, jak { $what } zostanie odrzucona z ręki lub z talii
conquest-when-attaches = gdy { $what } jest dołączana do innej karty
conquest-after-attaches = po tym, jak { $what } zostanie dołączona do innej karty
conquest-after-battle-begins = po tym, jak rozpocznie się bitwa{ $at }
conquest-after-battle-won = po tym, jak { $who ->
        [you] wygrasz
        [opponent] przeciwnik wygra
       *[each] któryś gracz wygra
    } bitwę{ $at }
conquest-after-round-begins = po tym, jak rozpocznie się runda walki{ $at }
conquest-after-round-ends = po tym, jak zakończy się runda walki{ $at }
conquest-after-attack-resolved = po rozstrzygnięciu ataku, w którym atakuje { $what }
conquest-when-targets = gdy celem { $who ->
        [you] twojej zdolności
        [opponent] zdolności przeciwnika
       *[each] zdolności
    } zostaje { $what }
conquest-when-shield = gdy { $who ->
        [you] używasz
        [opponent] przeciwnik używa
       *[each] któryś gracz używa
    } { $what } jako tarczy
conquest-text-when = { $when }{ $next ->
       *[order] ,
    }
conquest-when-only = { $when } { $only }
conquest-only-this = (ta karta)
conquest-only-host = (jednostka z tym dodatkiem)
conquest-only-by-this = (przez tę kartę)
conquest-only-by-host = (przez jednostkę z tym dodatkiem)
conquest-only-by-attack = (od ataku)
conquest-only-destroyed = (przez zniszczenie)
conquest-only-to-discard = (na stos kart odrzuconych właściciela)
conquest-only-from-planet = (z planety)
conquest-only-deployed = (przez wystawienie)
conquest-only-here = (na tej planecie)
conquest-only-phase = (w { $phase ->
        [deploy] fazie wystawiania
        [command] fazie dowodzenia
        [combat] fazie walki
       *[headquarters] fazie kwatery głównej
    })
conquest-only-who = { $who ->
        [you] (przez ciebie)
       *[opponent] (przez przeciwnika)
    }
conquest-only-source = (od { $what })
conquest-when-leaves-planet = gdy { $what } opuszcza grę z planety
conquest-after-leaves-planet = po tym, jak { $what } opuści grę z planety
conquest-after-struggle-here = po tym, jak { $who ->
        [you] wygrasz
        [opponent] przeciwnik wygra
       *[each] któryś gracz wygra
    } walkę o dowodzenie na tej planecie
conquest-when-shield-here = gdy na tej planecie { $who ->
        [you] używasz
        [opponent] przeciwnik używa
       *[each] któryś gracz używa
    } { $what } jako tarczy
conquest-when-control = gdy { $who ->
        [you] bierzesz
        [opponent] przeciwnik bierze
       *[each] któryś gracz bierze
    } { $what } pod swoją kontrolę
conquest-after-control = po tym, jak { $who ->
        [you] weźmiesz
        [opponent] przeciwnik weźmie
       *[each] któryś gracz weźmie
    } { $what } pod swoją kontrolę
conquest-after-targets = po tym, jak celem { $who ->
        [you] twojej zdolności
        [opponent] zdolności przeciwnika
       *[each] zdolności
    } zostanie { $what }
conquest-after-defending = po tym, jak { $what } zostanie wskazana jako broniąca się
conquest-when-declares = gdy { $who } atakuje
