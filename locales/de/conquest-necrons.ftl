# Necrons: Wörter ihrer Texte, und die Versklavungsscheibe.

conquest-get-hp-per = erhält +{ $n } LP für { $what }
conquest-get-less-hp = erhält −{ $n } LP
conquest-if-battle-here = auf diesem Planeten gerade ein Gefecht stattfindet
conquest-if-discard-holds = in deinem Ablagestapel mindestens { $n } Karten liegen (jeweils { $what })
conquest-do-discard-many = lege { $n } Karten von deiner Hand ab
conquest-after-assigns = nachdem { $who } durch einen Angriff Schaden zugewiesen hat
conquest-only-by-damage = (durch erlittenen Schaden)
conquest-is-enslaved = deiner versklavten Fraktion
conquest-if-factions = es mindestens { $n } Fraktionen gibt unter: { $what }
conquest-do-borrow = übernimm bis zum Ende der Phase die Kontrolle von { $what }
conquest-do-give-back = gib { $what } unter die Kontrolle des Besitzers zurück
conquest-do-turn-dial = stelle deine Versklavungsscheibe auf eine andere Fraktion

conquest-ask-enslave = Welche Fraktion zeigt deine Versklavungsscheibe?
conquest-answer-enslave = { $faction } versklaven
conquest-illegal-not-enslaved = { $card } dient dir nicht: Deine Versklavungsscheibe zeigt eine andere Fraktion.
conquest-scenario-enslaves = „{ $read }“: Nur wer Necrons spielt, versklavt, und nur eine der sieben Fraktionen des Kreises
play-enslaved = Versklavt: { $faction }
