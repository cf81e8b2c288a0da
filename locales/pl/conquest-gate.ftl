# Zdarzenia bramki obok tych z conquest-events.ftl: przenoszone obrażenia i zasoby, koniec bitwy.
conquest-when-takes-damage = gdy { $what } ma odnieść obrażenia
conquest-when-damage-moves = gdy obrażenia przenoszone są z { $what } na inną kartę
conquest-after-damage-moves = po tym, jak obrażenia zostaną przeniesione z { $what } na inną kartę
conquest-when-resources-placed = gdy zasoby kładzione są na { $what }
conquest-after-resources-placed = po tym, jak zasoby zostaną położone na { $what }
conquest-when-pays = gdy { $who ->
        [you] płacisz
        [opponent] przeciwnik płaci
       *[each] któryś gracz płaci
    } zasobami
conquest-after-pays = po tym, jak { $who ->
        [you] zapłacisz
        [opponent] przeciwnik zapłaci
       *[each] któryś gracz zapłaci
    } zasobami
conquest-when-battle-ends = gdy kończy się bitwa{ $at }
conquest-after-battle-ends = po tym, jak zakończy się bitwa{ $at }
conquest-when-loses = gdy { $who ->
        [you] tracisz
        [opponent] przeciwnik traci
       *[each] gracz traci
    } zasoby
conquest-after-loses = po tym, jak { $who ->
        [you] stracisz
        [opponent] przeciwnik straci
       *[each] gracz straci
    } zasoby
conquest-when-to-hand = gdy { $what } trafia na rękę właściciela
conquest-after-to-hand = po tym, jak { $what } trafi na rękę właściciela
conquest-when-defeated = gdy { $what } zostaje pokonana
conquest-after-defeated = po tym, jak { $what } zostanie pokonana
conquest-when-to-deck = gdy { $what } trafia do talii właściciela
conquest-after-to-deck = po tym, jak { $what } trafi do talii właściciela
conquest-when-to-discard = gdy { $what } trafia na wierzch stosu odrzuconych kart właściciela
conquest-after-to-discard = po tym, jak { $what } trafi na wierzch stosu odrzuconych kart właściciela
conquest-when-shuffles = gdy { $who ->
        [you] tasujesz swoją talię
        [opponent] przeciwnik tasuje talię
       *[each] gracz tasuje talię
    }
conquest-after-shuffles = po tym, jak { $who ->
        [you] potasujesz swoją talię
        [opponent] przeciwnik potasuje talię
       *[each] gracz potasuje talię
    }
conquest-when-captured = gdy { $who ->
        [you] zdobywasz
        [opponent] przeciwnik zdobywa
       *[each] gracz zdobywa
    } planetę
conquest-after-captured = po tym, jak { $who ->
        [you] zdobędziesz
        [opponent] przeciwnik zdobędzie
       *[each] gracz zdobędzie
    } planetę
conquest-when-planet-leaves = gdy planeta opuszcza grę niezdobyta
conquest-after-planet-leaves = po tym, jak planeta opuści grę niezdobyta
conquest-when-turned-up = gdy planeta zostaje odkryta
conquest-after-turned-up = po tym, jak planeta zostanie odkryta
conquest-when-cleansed = gdy z planety zostaje usunięte skażenie
conquest-after-cleansed = po tym, jak z planety zostanie usunięte skażenie
conquest-when-reserved = gdy { $what } trafia do rezerwy
conquest-after-reserved = po tym, jak { $what } trafi do rezerwy
conquest-when-token-passes = gdy znacznik przechodzi dalej
conquest-after-token-passes = po tym, jak znacznik przejdzie dalej
conquest-when-enslaves = gdy { $who ->
        [you] ustawiasz swoją tarczę zniewolenia
        [opponent] przeciwnik ustawia tarczę zniewolenia
       *[each] gracz ustawia tarczę zniewolenia
    }
conquest-after-enslaves = po tym, jak { $who ->
        [you] ustawisz swoją tarczę zniewolenia
        [opponent] przeciwnik ustawi tarczę zniewolenia
       *[each] gracz ustawi tarczę zniewolenia
    }
