# Conquest im Browser: Eingang, Tisch, Spielfeld, Ende.

play-title = Conquest spielen
play-intro = Gegen einen Bot mit zweimal Tippen, oder gegen einen Menschen irgendwo. Ohne Konto; deine Partien bleiben bei diesem Browser.
play-nav-table = Tisch
play-nav-label = Dieser Tisch
play-who = { $name }
play-board-title = { $one } gegen { $two }
play-choose-deck = Dein Deck
play-choose-opponent = Dein Gegner
play-your-name = Dein Name am Tisch
play-name-guest = Gast
play-own-list = Meine eigene Liste
play-own-list-how = Füge sie unten ein
play-all-rules = Alle Regeln
play-handed-in = Deine Liste für { $tournament }
play-paste-list = Deckliste einfügen
play-list-label = Eine Liste in einem beliebigen Format (eine Karte je Zeile, OCTGN, ConquestDB …) oder der Link eines hier gebauten Decks
play-invite = Jemand, den ich einlade
play-invite-how = Du bekommst einen Link und einen Code zum Verschicken; der Tisch steht in keiner Liste.
play-anybody = Wer immer kommt
play-anybody-how = Dein Tisch steht bei den offenen, bis sich jemand hinsetzt.
play-bot-deck = Das Deck des Bots
play-bot-deck-any = Irgendein Startdeck
play-bot = Bot
play-bot-cadet = Kadett
play-bot-cadet-how = Spielt, was im Augenblick am besten aussieht. Für eine erste Partie.
play-bot-sergeant = Feldwebel
play-bot-sergeant-how = Probiert jeden Zug und wägt die Stellung danach ab.
play-bot-captain = Hauptmann
play-bot-captain-how = Denkt voraus und stellt sich vor, was du halten könntest; gewinnt drei von vier Partien gegen den Feldwebel.
play-bot-general = General
play-bot-general-how = Denkt viermal so lange voraus wie der Hauptmann.
play-options = Uhr, Zuschauer, weitere Einstellungen
play-minutes = Minuten je Spieler (0: keine Uhr)
play-increment = Sekunden Zuschlag je Antwort
play-watch = Wer zusehen darf
play-watch-usual = Wie üblich
play-watch-differs = Wie üblich: alle unter Menschen, niemand gegen einen Bot.
play-watch-everybody = Alle
play-watch-late = Alle, zehn Antworten später
play-watch-nobody = Niemand
play-mode = Lesart der Regeln
play-mode-casual = Freies Spiel
play-mode-tournament = Turnier
play-mode-differs = Freies Spiel: Wer ausgelost wird, beginnt; zwei Enden zugleich sind ein Unentschieden; jede spielbare Liste genügt. Turnier: Wer ausgelost wird, bestimmt, wer beginnt; bei zwei Enden zugleich entscheidet, wer die Initiative hat; die Liste muss zulässig sein.
play-training = Übungsspiel: Fähigkeiten der Karten bleiben weg
play-open-decks = Die Decks liegen offen
play-mine = Meine Partien
play-take-along = Meine Partien auf ein anderes Gerät mitnehmen
play-take-along-how = Öffne dort diesen Link. Wer ihn hat, spielt an deiner Stelle; behalte ihn also für dich.
play-take-title = Partien eines anderen Geräts
play-take-loses = { $games ->
    [one] Dieser Browser hat { $games } eigene Partie. Übernimmt er die Partien des anderen Geräts, kommst du zu seiner eigenen nur noch über diesen Link zurück; sichere ihn zuerst:
   *[other] Dieser Browser hat { $games } eigene Partien. Übernimmt er die Partien des anderen Geräts, kommst du zu seinen eigenen nur noch über diesen Link zurück; sichere ihn zuerst:
}
play-take = Die anderen Partien übernehmen
play-take-not = Alles lassen, wie es ist
play-open-tables = Offene Tische
play-no-open-tables = Gerade wartet niemand. Eröffne einen Tisch und schick jemandem den Link.
play-to-watch = Partien zum Zusehen
play-code = Code eines Tisches
play-code-go = Zum Tisch
play-code-unknown = kein Tisch hat den Code „{ $read }“
play-stage-seats = wartet auf einen Gegner
play-stage-numbers = beginnt gleich
play-stage-playing = { $answers ->
    [one] läuft, { $answers } Antwort
   *[other] läuft, { $answers } Antworten
}
play-stage-over = vorbei
play-sit-down = Gegen { $host } spielen
play-sit = Hinsetzen
play-invite-title = Dein Gegner fehlt noch
play-invite-text = Schick diesen Link oder lass ihn fotografieren. Die Partie beginnt, sobald sich jemand hinsetzt.
play-open-text = Dein Tisch steht bei den offenen Tischen. Die Partie beginnt, sobald sich jemand hinsetzt; du kannst auch diesen Link verschicken.
play-qr = Der Link als QR-Code
play-close = Diesen Tisch schließen
play-terms-clock = Uhr: je { $minutes } Minuten, { $increment } Sekunden Zuschlag je Antwort
play-terms-casual = Freie Lesart der Regeln
play-terms-tournament = Turnierlesart der Regeln, Listen müssen zulässig sein
play-terms-watched = Alle dürfen zusehen
play-terms-watched-late = Alle dürfen zusehen, zehn Antworten später
play-terms-unwatched = Niemand sieht zu
play-terms-no-clock = Ohne Uhr
play-numbers-title = Der Zufall wird vorbereitet
play-numbers-text = Der Server hat sein Geheimnis versprochen. Jeder Browser fügt nun eine Zahl hinzu, zuerst als Hash, damit niemand steuern kann, was ausgeteilt wird.
play-not-watched = Bei dieser Partie darf niemand zusehen.
play-watching = Du siehst zu
play-undo = Zurücknehmen
play-undo-ask = Um Zurücknehmen bitten
play-undo-wanted = Dein Gegner möchte eine Antwort zurücknehmen.
play-draw-offered = Dein Gegner bietet Unentschieden an.
play-agree = Einverstanden
play-decline = Ablehnen
play-more = Mehr
play-offer-draw = Unentschieden anbieten
play-claim = Gegner ist weg: die Partie nehmen
play-call-judge = Schiedsrichter rufen
play-concede = Aufgeben
play-concede-sure = Die Partie endet sofort, und dein Gegner gewinnt.
play-planets = Die Planeten
play-choose-planet = Welcher Planet gezeigt wird
play-hand-of = { $who }: Hand
play-hq-of = { $who }: HQ
play-units-of = { $who }: Einheiten
play-resources = { $count ->
    [one] Ressource
   *[other] Ressourcen
    }
play-cards = { $count ->
    [one] Karte
   *[other] Karten
    }
play-deck = Deck
play-discard = Ablage
play-captured = erobert
play-initiative = Initiative
play-dial-set = Scheibe gestellt
play-phases = Phasen
play-round = Runde { $round }
play-log = Protokoll
play-log-all = Alle { $lines } Zeilen
play-back = Zurück zum Tisch
play-waiting = Am Zug: { $who }
play-waiting-nobody = Einen Augenblick …
play-first-planet = Erster Planet
play-gain-resources = { $resources ->
    [one] { $resources } Ressource
   *[other] { $resources } Ressourcen
}
play-gain-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
play-captured-by = Erobert: { $who }
play-removed = Aus dem Spiel
play-face-down = Verdeckt
play-battle = Gefecht
play-ranged = Fernkampf
play-combat-round = Kampfrunde { $round }
play-strength = { $attack } AW und { $left } TP gegen { $attack2 } und { $left2 }
play-would-take = { $who }:
play-nobody-takes = niemand
play-type-material = Material
play-type-strongpoint = Stützpunkt
play-type-tech = Technologie
play-resources-on = { $resources } Ressourcen darauf
play-pending = { $damage } Schaden
play-exhausted = erschöpft
play-bloodied = angeschlagen
play-attack = AW { $now }, aufgedruckt { $printed }
play-attack-word = AW
play-hp-word = Trefferpunkte
play-cost = Kosten
play-left = { $left } von { $hp } Trefferpunkten übrig
play-command = { $icons } Kommandosymbole
play-shields = { $icons } Schildsymbole
play-printed = Aufgedruckt: AW { $attack }, TP { $hp }, Kommandosymbole { $command }
play-printed-bloodied = Angeschlagen: AW { $attack }, TP { $hp }
play-printed-shields = Schildsymbole: { $shields }
play-over = Die Partie ist vorbei
play-rematch = Revanche mit getauschten Plätzen
play-rematch-wanted = { $name } möchte eine Revanche.
play-rematch-sit = Noch einmal, mit getauschten Plätzen
play-rematch-go = Zur Revanche
play-rematch-waits = Dein Gegner wird am Tisch der letzten Partie gefragt. Die Revanche beginnt, sobald beide hier sitzen.
play-rematch-kept = Beide Plätze dieser Revanche sind für die Spieler der vorigen Partie freigehalten.
play-replay = Wiederholung, beide Hände offen
play-file = Die Partie als Datei
play-proof = Beweis, dass niemand den Zufall gesteuert hat
play-proof-text = Der Server war an sein Geheimnis gebunden, bevor sich jemand hinsetzte. Jedes Mischen folgt aus diesem Geheimnis und den Zahlen beider Spieler.
play-proof-commitment = Am Anfang versprochen
play-proof-secret = Das Geheimnis, offengelegt
play-proof-number = Zahl von { $name }
play-proof-drawn-for = Diese Zahl hat der Server gezogen, weil der Browser keine geschickt hat.
play-proof-how = Lade die Partie als Datei herunter und lass jeden Schritt prüfen:
play-step = Schritt { $step } von { $of }
play-first-step = « Anfang
play-earlier = ‹ Zurück
play-later = Weiter ›
play-last-step = Ende »
play-no-deck = ein Starterdeck „{ $read }“ gibt es nicht
play-no-list = füge eine Liste ein oder wähle ein Starterdeck
play-unplayable = diese Karten lassen sich hier noch nicht spielen: { $cards }
play-one-warlord = ein Deck hat genau einen Kriegsherrn; diese Liste hat { $count }
play-hex = „{ $value }“ sind keine 64 Hexadezimalziffern
play-no-answer = „{ $read }“ ist keine Antwort
play-no-wish = „{ $read }“ kann man an einem Tisch nicht tun
play-no-option = „{ $read }“ steht nicht zur Wahl
play-not-seated = Du sitzt nicht an diesem Tisch.
