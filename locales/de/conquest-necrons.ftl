# Necrons: Wörter ihrer Texte, und die Versklavungsscheibe.

conquest-get-hp-per = erhält +{ $n } LP für { $what }
conquest-get-less-hp = erhält −{ $n } LP
conquest-if-battle-here = auf diesem Planeten gerade ein Gefecht stattfindet
conquest-if-discard-holds = in deinem Ablagestapel mindestens { $n } Karten liegen (jeweils { $what })
conquest-do-discard-many = lege { $n } Karten von deiner Hand ab
conquest-after-assigns = nachdem { $who } durch einen Angriff Schaden zugewiesen hat
conquest-only-by-damage = (durch erlittenen Schaden)
