# Nekroni: słowa ich tekstów i tarcza zniewolenia.

conquest-get-hp-per = otrzymuje +{ $n } PŻ za { $what }
conquest-get-less-hp = otrzymuje −{ $n } PŻ
conquest-if-battle-here = na tej planecie trwa bitwa
conquest-if-discard-holds = na twoim stosie kart odrzuconych leży co najmniej { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    } (każda to { $what })
conquest-do-discard-many = odrzuć { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    } z ręki
conquest-after-assigns = po tym, jak { $who } przydzieli obrażenia od ataku
conquest-only-by-damage = (od otrzymanych obrażeń)
