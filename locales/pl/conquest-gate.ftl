# Zdarzenia bramki obok tych z conquest-events.ftl: przenoszone obrażenia i zasoby, koniec bitwy.
conquest-when-takes-damage = gdy { $what } ma odnieść obrażenia
conquest-when-damage-moves = gdy obrażenia przenoszone są z { $what } na inną kartę
conquest-after-damage-moves = po przeniesieniu obrażeń z { $what } na inną kartę
conquest-when-resources-placed = gdy zasoby kładzione są na { $what }
conquest-after-resources-placed = po położeniu zasobów na { $what }
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
conquest-when-battle-ends = gdy bitwa się kończy
conquest-after-battle-ends = po zakończeniu bitwy
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
