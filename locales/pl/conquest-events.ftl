# Kiedy używa się zdolności: na jakie zdarzenie odpowiadają i czyje to ma być działanie.
conquest-after-destroyed = po tym, jak { $what } zostanie zniszczona
conquest-after-destroyed-own = po tym, jak { $what } zostanie zniszczona i leży na twoim stosie kart odrzuconych
conquest-when-destroyed = gdy { $what } jest niszczona
conquest-after-discarded = po tym, jak { $what } trafi z gry na twój stos kart odrzuconych
conquest-after-leaves = po tym, jak { $what } opuści grę
conquest-when-leaves = gdy { $what } opuszcza grę
conquest-after-deployed = po tym, jak { $what } zostanie wystawiona
conquest-when-enters = gdy { $what } wchodzi do gry
conquest-after-enters = po tym, jak { $what } wejdzie do gry
conquest-when-commits = gdy { $what } udaje się na planetę
conquest-after-commits = po tym, jak { $what } uda się na planetę
conquest-when-moves = gdy { $what } przesuwa się na planetę
conquest-after-moves = po tym, jak { $what } przesunie się na planetę
conquest-after-attacks = po tym, jak { $what } zostanie wskazana jako atakująca
conquest-after-defends = po tym, jak { $who } zaatakuje { $what }
conquest-when-defends = gdy { $who } atakuje { $what }
conquest-after-assigned = po tym, jak { $what } zostaną przydzielone obrażenia
conquest-when-assigned = gdy { $what } przydzielane są obrażenia
conquest-after-assigned-attack = po tym, jak { $what } zostaną przydzielone obrażenia od ataku
conquest-after-damaged = po tym, jak { $who } zada atakiem obrażenia, trafiając { $what }
conquest-after-damaged-any = po tym, jak { $who } zada obrażenia, trafiając { $what }
conquest-after-hit = po tym, jak { $what } odniesie obrażenia od ataku
conquest-after-hurt = po tym, jak { $what } odniesie obrażenia
conquest-when-struggle = gdy na planecie zaczyna się walka o dowodzenie
conquest-after-struggle = po tym, jak { $who ->
        [you] wygrasz
        [opponent] przeciwnik wygra
       *[each] któryś gracz wygra
    } walkę o dowodzenie
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
conquest-after-phase-begins = po rozpoczęciu { $phase ->
        [deploy] fazy wystawiania
        [command] fazy dowodzenia
        [combat] fazy walki
        [headquarters] fazy kwatery głównej
       *[any] dowolnej fazy
    }
conquest-when-phase-ends = gdy kończy się { $phase ->
        [deploy] faza wystawiania
        [command] faza dowodzenia
        [combat] faza walki
        [headquarters] faza kwatery głównej
       *[any] dowolna faza
    }
conquest-after-phase-ends = po zakończeniu { $phase ->
        [deploy] fazy wystawiania
        [command] fazy dowodzenia
        [combat] fazy walki
        [headquarters] fazy kwatery głównej
       *[any] dowolnej fazy
    }
conquest-when-deploying = gdy { $who ->
        [you] wystawiasz
        [opponent] przeciwnik wystawia
       *[each] któryś gracz wystawia
    } { $what }
conquest-when-deploying-here = gdy na tej planecie { $who ->
        [you] wystawiasz
        [opponent] przeciwnik wystawia
       *[each] któryś gracz wystawia
    } { $what }
conquest-when-exhausts = gdy { $what } się wyczerpuje
conquest-after-exhausts = po tym, jak { $what } się wyczerpie
conquest-when-readies = gdy { $what } staje się gotowa
conquest-after-readies = po tym, jak { $what } stanie się gotowa
conquest-when-heals = gdy usuwane są obrażenia z { $what }
conquest-after-heals = po usunięciu obrażeń z { $what }
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
conquest-after-battle-begins = po rozpoczęciu bitwy
conquest-after-battle-won = po tym, jak { $who ->
        [you] wygrasz
        [opponent] przeciwnik wygra
       *[each] któryś gracz wygra
    } bitwę
conquest-after-round-begins = po rozpoczęciu rundy walki
conquest-after-round-ends = po zakończeniu rundy walki
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
conquest-text-when = { $when }:
conquest-when-only = { $when } { $only }
conquest-only-this = (ta karta)
conquest-only-host = (jednostka z tą kartą)
conquest-only-by-this = (przez tę kartę)
conquest-only-by-host = (przez jednostkę z tą kartą)
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
conquest-only-source = (źródło: { $what })
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
        [you] przejmujesz
        [opponent] przeciwnik przejmuje
       *[each] któryś gracz przejmuje
    } kontrolę; dotyczy { $what }
conquest-after-control = po tym, jak { $who ->
        [you] przejmiesz
        [opponent] przeciwnik przejmie
       *[each] któryś gracz przejmie
    } kontrolę; dotyczy { $what }
conquest-after-targets = po tym, jak celem { $who ->
        [you] twojej zdolności
        [opponent] zdolności przeciwnika
       *[each] zdolności
    } zostanie { $what }
