# Necrons: Wörter ihrer Texte, und die Versklavungsscheibe.

conquest-get-hp-per = { $again ->
        [yes] {""}
       *[no] erhält{" "}
    }+{ $n } TP für { $what }
conquest-get-less-hp = { $again ->
        [yes] {""}
       *[no] erhält{" "}
    }−{ $n } TP
conquest-if-battle-here = auf diesem Planeten gerade ein Gefecht stattfindet
conquest-if-discard-holds = in deinem Ablagestapel mindestens { $n } { $what } liegen
conquest-do-discard-many = wirf { $n } Karten von deiner Hand ab
conquest-after-assigns = nachdem { $who } durch einen Angriff Schaden zugewiesen hat
conquest-only-by-damage = (durch erlittenen Schaden)
conquest-is-enslaved = deiner versklavten Fraktion
conquest-if-factions = es unter den { $what } mindestens { $n } Fraktionen gibt
conquest-do-borrow = übernimm bis zum Ende der Phase die Kontrolle über { $what }
conquest-do-give-back = gib { $what } unter die Kontrolle des Besitzers zurück
conquest-do-turn-dial = stelle deine Versklavungsscheibe auf eine andere Fraktion
conquest-text-plays-from-discard = Du darfst { $what } in deinem Ablagestapel ausspielen, als wäre sie auf deiner Hand; danach wird sie aus dem Spiel entfernt.
conquest-ref-shielded = { $case ->
        [dat] der geschützten Einheit
        [from] der geschützten Einheit
       *[nom] die geschützte Einheit
    }
conquest-is-not-neutral = (nicht neutral)
conquest-is-in-any-discard = in einem Ablagestapel
conquest-is-on-top = (die oberste Karte dort)
conquest-is-just-discarded = (soeben abgelegt)
conquest-is-same-name = mit dem Namen { $of }
conquest-is-same-faction = der Fraktion { $of }
conquest-do-shuffle-x = mische X { $what } aus deinem Ablagestapel in dein Deck
conquest-do-put-on-top = lege { $what } oben auf diesen Stapel
conquest-do-shuffle-in = mische { $what } in das Deck des Besitzers
conquest-do-reveal-hand = { $who ->
        [you] decke deine Hand auf
       *[opponent] lass deinen Gegner die Hand aufdecken
    }
conquest-do-pass-next = in deinem nächsten Mobilisierungszug musst du passen
conquest-if-hand-empty = { $who ->
        [you] du keine Karte auf der Hand hast
       *[opponent] dein Gegner keine Karte auf der Hand hat
    }

conquest-ask-enslave = Welche Fraktion zeigt deine Versklavungsscheibe?
conquest-answer-enslave = { $faction } versklaven
conquest-illegal-not-enslaved = { $card } dient dir nicht: Deine Versklavungsscheibe zeigt eine andere Fraktion.
conquest-scenario-enslaves = „{ $read }“: Nur wer Necrons spielt, versklavt, und nur eine der sieben Fraktionen des Kreises
play-enslaved = Versklavt:
play-more-warlords = Weitere Kriegsherren, mit Hausdecks
