# Cards that become something else, choices in secret, among keywords and among planets out of the game.
conquest-until-next-action = jako twoja następna akcja w tej fazie
conquest-is-with-keyword = z nadrukowanym słowem kluczowym
conquest-get-chosen-keyword = zyskuje wybrane słowo kluczowe
conquest-if-different = obie planety są różne
conquest-do-choose-keyword = wybierz słowo kluczowe nadrukowane na { $what }
conquest-do-choose-aside = wybierz planetę, która jest poza grą,
conquest-do-switch-aside = obie wybrane planety zamieniają się miejscami (to, co jest na tej w grze, zostaje tam)
conquest-do-secret-planets = każdy gracz w tajemnicy wybiera planetę, potem oba wybory zostają ujawnione
conquest-do-become = odłącz tę kartę: staje się jednostką armii o ATK { $attack }, PŻ { $hp } i „{ $text }”
conquest-text-plays-theirs = Możesz zagrać { $what } ze stosu kart odrzuconych przeciwnika, jakby leżała na twojej ręce.
conquest-text-reserve-fights = Każda karta, którą masz w rezerwie, jest w fazie walki traktowana jak jednostka armii ({ $faction }) o ATK { $attack } i PŻ { $hp }.
conquest-when-becomes = gdy { $what } staje się inną kartą
conquest-after-becomes = po tym, jak { $what } staje się inną kartą
conquest-ask-secret = Wybierz w tajemnicy planetę.
conquest-ask-aside = Wybierz planetę, która jest poza grą.
conquest-ask-keyword = Które słowo kluczowe?
conquest-answer-aside = wybierz: { $card }
conquest-answer-keyword = wybierz: { $keyword }
table-log-chose = { $who }: tajny wybór to { $planet }
conquest-scenario-aside = { $count } planet obok: trzy nie zostają wyłożone
conquest-is-at-the-other = na drugiej planecie
# Several of something: "units you control".
# Why a card is as it is.
conquest-because-not-routed = Nie można jej zmusić do ucieczki: { $card }
conquest-because-not-exhausted = Efekty kart jej nie wyczerpują: { $card }
conquest-because-stays-exhausted = Pozostaje wyczerpana między rundami walki: { $card }
conquest-because-uncounted = Jej symbole dowodzenia się nie liczą: { $card }
conquest-because-counts-exhausted = Jej symbole dowodzenia liczą się także po wyczerpaniu: { $card }
conquest-because-must-attack = Musi zaatakować jako następna: { $card }
conquest-because-ignores-flying = Nie zważa na Latanie: { $card }
conquest-because-sure-damage = Jej obrażeniom nie można zapobiec: { $card }
conquest-because-deals-double = Zadaje niektórym kartom podwójne obrażenia: { $card }
conquest-because-trait = Ma cechę { $name }: { $card }
conquest-because-faction = Należy do frakcji { $faction }: { $card }
# Damage both ways.
conquest-do-trade-blows = obie wybrane karty jednocześnie zadają sobie nawzajem obrażenia równe swojemu ATK
