# Hilfen am Conquest-Tisch: Karten lesen, Tasten, Fenster, Tipps, Berichte.

conquest-because-attack = { $amount } AW: { $card }
conquest-because-brutal = { $amount } AW für eigenen Schaden (Brutal): { $card }
conquest-because-hp = { $amount } TP: { $card }
conquest-because-hp-doubled = Trefferpunkte verdoppelt: { $card }
conquest-because-command = { $amount } Kommandosymbole: { $card }
conquest-because-no-command = Keine Kommandosymbole: { $card }
conquest-because-gains = Hat { $keyword }: { $card }
conquest-because-loses = Verliert { $keyword }: { $card }
conquest-because-blank = Ihr Text zählt nicht: { $card }
conquest-because-not-attacked = Kann nicht angegriffen werden: { $card }
conquest-because-not-targeted = Gegner können sie nicht als Ziel wählen: { $card }
conquest-because-no-retreat = Kann sich nicht zurückziehen: { $card }
play-now = Jetzt: AW { $attack }, { $left } von { $hp } Trefferpunkten, Kommando { $command }
play-attached = Daran: { $card }
play-keys-title = Tasten
play-keys-mouse = Eine Karte lässt sich auch an ihren Platz ziehen. Verweile auf einer Karte oder drücke sie lange, um sie ganz zu lesen.
play-key-choose = eine Antwort wählen
play-key-pass = passen
play-key-undo = zurücknehmen
play-key-hint = um einen Tipp bitten
play-key-search = das Protokoll durchsuchen
play-key-back = schließen, nichts wählen
play-key-list = diese Liste
play-log-search = Protokoll durchsuchen
play-log-nothing = Keine Zeile enthält diese Wörter.
play-windows-title = Wo angehalten wird
play-windows-text = Wo nicht für dich angehalten wird, passt dein Browser nach einem Augenblick.
play-windows-only = Wo ich nur passen kann
play-windows-action = Aktionsfenster
play-windows-answers = Unterbrechungen und Reaktionen
play-windows-shield = Schaden, den ich abschirmen könnte
play-windows-mobile = Mobile Einheiten, die sich bewegen könnten
play-windows-withdraw = Abzug aus einem Kampf
play-windows-never = Unter Menschen dauert das so lange, wie du zuletzt gebraucht hast, um zu passen, wo es etwas zu überlegen gab, höchstens eine Minute: Niemand kann daran erkennen, was du hältst. Alles andere hält immer an.
play-windows-hurry = Schneller passen
play-windows-hurry-tells = Langes Nachdenken verrät den anderen dann, dass du etwas tun könntest.
play-hint = Was täte ein Bot?
play-hint-busy = Der Berater ist an einem anderen Tisch beschäftigt. Frag gleich noch einmal.
play-hint-would = Ein Bot würde antworten: { $answer }.
play-hint-expects = Er erwartet:
play-hint-instead = Mit „{ $answer }“ stattdessen:
play-hint-they-suffer = { $damage } Schaden an gegnerischen Einheiten
play-hint-they-lose = { $units ->
    [one] dein Gegner verliert { $units } Einheit
   *[other] dein Gegner verliert { $units } Einheiten
}
play-hint-you-suffer = { $damage } Schaden an deinen Einheiten
play-hint-you-lose = { $units ->
    [one] du verlierst { $units } Einheit
   *[other] du verlierst { $units } Einheiten
}
play-hint-struggles = { $planets ->
    [one] { $planets } Kommandokonflikt mehr, den du gewinnen würdest
   *[other] { $planets } Kommandokonflikte mehr, die du gewinnen würdest
}
play-hint-fewer-struggles = { $planets ->
    [one] { $planets } Kommandokonflikt weniger, den du gewinnen würdest
   *[other] { $planets } Kommandokonflikte weniger, die du gewinnen würdest
}
play-hint-cards = { $cards ->
    [one] { $cards } Karte für dich
   *[other] { $cards } Karten für dich
}
play-hint-resources = { $resources ->
    [one] { $resources } Ressource für dich
   *[other] { $resources } Ressourcen für dich
}
play-hint-spends = { $resources ->
    [one] { $resources } Ressource ausgegeben
   *[other] { $resources } Ressourcen ausgegeben
}
play-hint-nothing = zunächst ändert sich nichts; Karten und Ressourcen bleiben für später.
play-report = Fehler melden (Datei)
conquest-because-not-readied = Kann nicht bereit gemacht werden: { $card }
conquest-because-at-most = Nimmt höchstens { $damage } Schaden auf einmal: { $card }
conquest-because-spared = Nimmt von manchen Karten keinen Schaden: { $card }
play-on = Von hier weiterspielen
play-on-as = An wessen Stelle?
play-on-against = Gegen
play-on-anew = Alles, was du hier nicht sehen konntest, wird neu gemischt. Das Spiel gesehen zu haben, hilft also niemandem.
play-on-begin = Gegen einen Bot weiterspielen
play-on-nowhere = das Spiel läuft noch oder hat keinen solchen Schritt; es hat { $answers } Antworten
play-on-seat = „{ $read }“ ist kein Platz; 0 oder 1 wäre einer
builder-play = Mit diesem Deck spielen
