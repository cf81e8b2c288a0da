# Der Befehl `marshal packs`.
cli-packs = Regelpakete zeigen und prüfen: Turnierregeln als Daten
cli-packs-list = Die mitgelieferten Pakete auflisten
cli-packs-show = Zeigen, was ein Paket festlegt
cli-packs-show--pack = Der Name eines Pakets oder eine Datei mit einem
cli-packs-check = Prüfen, ob eine Datei ein Paket ist, und alles nennen, was daran falsch ist
cli-packs-check--file = Die Datei
cli-packs-export = Die Datei eines Pakets ausgeben, als Anfang für ein eigenes
cli-packs-export--pack = Der Name des Pakets
packs-unknown = es gibt weder ein Paket noch eine Datei „{ $read }“; Pakete sind: { $known }
packs-accepted = { $file } ist ein Paket: { $id }, „{ $title }“
packs-refused = { $count ->
    [one] Ein Problem; das Paket ist abgelehnt.
   *[other] { $count } Probleme; das Paket ist abgelehnt.
}
packs-first-of = { $first } ({ $more ->
    [one] und ein weiteres Problem; siehe „marshal packs check“
   *[other] und { $more } weitere Probleme; siehe „marshal packs check“
})
packs-extends = Erbt von { $parent }.
packs-effective = In Kraft ab { $day }.
packs-tie-breakers = Bei gleichen Punkten entscheiden: { $list }.
packs-heading-points = Punkte
packs-heading-endings = Wie Partien enden
packs-heading-clock = Uhr
packs-heading-procedure = Verfahren: { $name }
packs-heading-structure = Turnierform: { $name } { $clause }
packs-heading-tiers = Stufen
packs-side-won = gewonnen
packs-side-lost = verloren
packs-side-drawn = unentschieden
packs-by-leader = { $results } (von der Turnierleitung eingetragen)
packs-minutes = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
packs-no-limit = ohne Zeitlimit
packs-lengths = Schweizer Runden: { $swiss }; K.-o.-Runden: { $elimination }; Finale: { $last }.
packs-begins-published = mit dem Aushang der Paarungen
packs-begins-start = mit dem Start der Runde
packs-begins-at = { $minutes ->
    [0] mit dem Ende der Rundenzeit
    [one] eine Minute nach dem Ende der Rundenzeit
   *[other] { $minutes } Minuten nach dem Ende der Rundenzeit
}
packs-begins-after = { $minutes ->
    [0] nach dem Ende der Rundenzeit
    [one] später als eine Minute nach dem Ende der Rundenzeit
   *[other] später als { $minutes } Minuten nach dem Ende der Rundenzeit
}
packs-step-decides = entscheidet
packs-step-scores = gibt Punkte
packs-rounds = { $rounds ->
    [one] eine Schweizer Runde
   *[other] { $rounds } Schweizer Runden
}
packs-cut = Top { $cut }
packs-no-cut = kein Cut
packs-leaders-never = die Turnierleitung spielt nicht mit
packs-leaders-second = die Turnierleitung darf mitspielen, wenn eine zweite Person der Turnierleitung bekannt gegeben ist
packs-leaders-freely = die Turnierleitung darf mitspielen
packs-sleeves = blickdichte Hüllen verlangt
packs-sleeves-free = blickdichte Hüllen nicht verlangt
packs-legal-at-release = Produkte ab Erscheinen zugelassen
packs-legal-after = { $days ->
    [one] Produkte einen Tag nach Erscheinen zugelassen
   *[other] Produkte { $days } Tage nach Erscheinen zugelassen
}
packs-strength-of-schedule = Gegnerstärke
packs-extended-strength-of-schedule = erweiterte Gegnerstärke
packs-random = Los

# Was an einem Paket falsch ist.
pack-problem = { $file }, Zeile { $line }, { $field }: { $what }
pack-problem-file = { $file }, Zeile { $line }: { $what }
pack-fault-too-large = die Datei hat { $bytes } Bytes, ein Paket höchstens { $most }
pack-fault-syntax = das ist kein gültiges TOML: { $message }
pack-fault-unknown-field = dieses Feld gibt es hier nicht; bekannt sind: { $known }
pack-fault-unknown-field-nearest = dieses Feld gibt es hier nicht; war „{ $nearest }“ gemeint?
pack-fault-missing-field = das Feld fehlt; erwartet: { $expected }
pack-fault-wrong-kind = gelesen { $read }, erwartet: { $expected }
pack-fault-not-one-of = gelesen { $read }, zulässig sind: { $accepted }
pack-fault-out-of-range = gelesen { $read }, erwartet eine Zahl von { $least } bis { $most }
pack-fault-repeated = „{ $read }“ steht zweimal da; Namen müssen verschieden sein
pack-fault-not-declared = „{ $read }“ ist im Paket nirgends angelegt; angelegt sind: { $declared }
pack-fault-unknown-clause = es gibt keine Regel { $read }; „marshal clauses“ listet alle auf
pack-fault-gap = keine Zeile gilt für { $from } bis { $to } Spieler
pack-fault-overlap = zwei Zeilen gelten für { $from } bis { $to } Spieler
pack-fault-after-open-end = die Zeile davor hat kein oberes Ende, also darf keine folgen
pack-fault-unknown-pack = es gibt kein Paket „{ $read }“, von dem geerbt werden kann; bekannt sind: { $known }
pack-fault-circle = Pakete erben im Kreis voneinander: { $chain }
pack-fault-taken-id = den Namen { $read } verwendet Marshal selbst; wähle einen anderen
pack-fault-phase-order = die Phase „{ $read }“ muss nach der vorigen beginnen, die erste mit dem Aushang der Paarungen
pack-fault-random-not-last = die letzte Feinwertung muss „random“ sein, damit jeder einen Platz bekommt
pack-fault-undecided = der letzte Schritt „{ $last }“ kann ohne Sieger enden; er muss einen der beiden Spieler gewinnen oder wählen lassen
pack-fault-points-without-figure = die Punkte von „{ $read }“ verweisen im Kreis auf andere Ergebnisse; eines davon braucht eine Zahl
pack-fault-draw-in-elimination = das Ergebnis „{ $result }“ ist ein Unentschieden und in „elimination“ nicht möglich: Eine K.-o.-Runde braucht einen Sieger. Schreibe stages = ["swiss"]
pack-expected-text = ein Text in Anführungszeichen
pack-expected-name = ein Name aus höchstens 40 Kleinbuchstaben, Ziffern, „_“, „-“ und „.“
pack-expected-number = eine ganze Zahl
pack-expected-flag = true oder false
pack-expected-list = eine Liste in eckigen Klammern
pack-expected-filled-list = eine Liste mit mindestens einem Eintrag
pack-expected-table = eine Tabelle
pack-expected-clause = eine Regel wie "CT-4.2.16"
pack-expected-date = ein Datum wie "2018-10-20"
pack-expected-minutes-or-none = Minuten von 1 bis 10000 oder "none"
pack-expected-points-or-outcome = Punkte von 0 bis 1000 oder der Name eines anderen Ergebnisses
pack-expected-beginning = "published", "start", {"{"} at = Minuten {"}"} oder {"{"} after = Minuten {"}"}
pack-expected-two-outcomes = eine Liste von genau zwei Ergebnissen
# Ein Wort des Pakets selbst, in jeder Sprache gleich.
pack-counted = { $name }: { $what }
pack-word = { $word }

# Namen dessen, was Pakete anlegen: Ergebnisse, Spielenden, Phasen, Schritte, Listen.
pack-outcome-win = Sieg
pack-outcome-modified-win = modifizierter Sieg
pack-outcome-loss = Niederlage
pack-outcome-modified-loss = modifizierte Niederlage
pack-outcome-draw = Unentschieden
pack-outcome-bye = Freilos
pack-outcome-unpaired-loss = Niederlage ohne Paarung
pack-result-full = Sieg und Niederlage
pack-result-modified = modifizierter Sieg und Niederlage
pack-result-late = Sieg und modifizierte Niederlage
pack-result-stopped = modifizierter Sieg und modifizierte Niederlage
pack-result-drawn = Unentschieden für beide
pack-ending-conquest = Eroberung: drei Planeten eines Typs
pack-ending-warlord-death = Tod des Kriegsherrn
pack-ending-empty-deck = leeres Deck
pack-ending-simultaneous-victory = gleichzeitiger Sieg
pack-ending-no-remaining-planets = keine Planeten mehr
pack-ending-time = Zeitablauf
pack-ending-concession = Aufgabe
pack-ending-decision = Entscheidung der Turnierleitung
pack-ending-victory = Siegbedingung
pack-ending-goals = Ziele
pack-ending-tiebreak = Entscheidung nach Siegpunkten
pack-phase-waiting = vor dem Start
pack-phase-play = Runde läuft
pack-phase-time-called = Zeit abgelaufen
pack-phase-last-call-passed = letzter Aufruf vorbei
pack-phase-stopped = Spiel beendet
pack-announcement-end-of-round = Ende der Runde
pack-announcement-last-call = letzte Gelegenheit, Ergebnisse abzugeben
pack-announcement-stop = alle Partien enden
pack-procedure-final-decree = Final Decree
pack-procedure-simultaneous-victory = gleichzeitiger Sieg
pack-procedure-last-planet = keine Planeten mehr
pack-procedure-emperors-judgment = Urteil des Kaisers
pack-figure-goals = erreichte Ziele
pack-figure-victory-points = Siegpunkte
pack-input-planets = Planeten in der Siegesauslage
pack-input-planet-symbols = Planetentyp-Symbole in der Siegesauslage
pack-input-last-planet = wer zuletzt einen Planeten gewann
pack-input-discarded-units = Einheiten im Ablagestapel
pack-input-initiative = wer in der letzten Spielrunde die Initiative hatte
pack-input-broken-provinces = eigene gebrochene Provinzen
pack-input-honor = Ehre
pack-input-imperial-favor = wer die Gunst des Kaisers hat
pack-input-first-player-chooser = wer beim Aufbau den ersten Spieler bestimmt hat
pack-count-planets = Planeten in der Siegesauslage von { $name }
pack-count-planet-symbols = Planetentyp-Symbole in der Siegesauslage von { $name }
pack-count-discarded-units = Einheiten im Ablagestapel von { $name }
pack-count-broken-provinces = gebrochene Provinzen von { $name }
pack-count-honor = Ehre von { $name }
pack-step-planets = die meisten Planeten in der Siegesauslage
pack-step-planet-symbols = die meisten Planetentyp-Symbole
pack-step-last-planet = zuletzt einen Planeten gewonnen
pack-step-discarded-units = die wenigsten Einheiten im Ablagestapel
pack-step-initiative = der Spieler mit der Initiative entscheidet
pack-step-broken-provinces = 2 Punkte je gebrochene Provinz des Gegners, höchstens 6
pack-step-honor = 2 Punkte für mehr Ehre
pack-step-imperial-favor = 1 Punkt für die Gunst des Kaisers
pack-step-higher-total = die höhere Summe gewinnt
pack-step-first-player-chooser = wer den ersten Spieler bestimmt hat, gewinnt
pack-tier-relaxed = Relaxed
pack-tier-formal = Formal
pack-tier-premier = Premier
pack-structure-basic = Grundform
pack-structure-advanced = Erweiterte Form
pack-structure-custom = Eigene Form
pack-occasion-store-championship = Ladenmeisterschaft
pack-occasion-regional-championship = Regionalmeisterschaft
pack-occasion-national-championship = Nationale Meisterschaft
pack-occasion-continental-championship = Kontinentalmeisterschaft
pack-occasion-world-championship = Weltmeisterschaft
pack-set-up-reveal-warlords = Kriegsherren aufdecken
pack-set-up-shuffle-decks = Decks mischen und vorlegen
pack-set-up-determine-initiative = Initiative bestimmen
pack-set-up-lay-out-planets = Planeten auslegen
pack-set-up-ready-tokens = Marker bereitlegen
pack-set-up-draw-hands = Starthand ziehen
pack-set-up-take-resources = Ressourcen nehmen
pack-set-up-determine-first-player = ersten Spieler bestimmen
pack-set-up-reveal-strongholds = Festungen und Rollen aufdecken
pack-set-up-place-provinces = Provinzen auslegen
pack-set-up-fill-provinces = Provinzen füllen
pack-set-up-take-honor = Ehre nehmen
pack-set-up-agree-forces = Streitkräfte vereinbaren
pack-set-up-set-up-terrain = Gelände aufbauen
pack-set-up-choose-table-edge = Tischkante wählen
pack-set-up-place-objectives = Missionsziele platzieren
pack-set-up-set-up-spacecraft = Raumschiffe aufstellen
pack-set-up-set-up-garrisons = Garnisonen aufstellen
pack-set-up-set-up-remaining-forces = übrige Streitkräfte aufstellen
pack-set-up-confirm-set-up = Aufstellung bestätigen
pack-conduct-stalling = Zeitspiel
pack-conduct-excessive-force = grober Umgang mit Spielmaterial
pack-conduct-inappropriate-behaviour = unangemessenes Verhalten
pack-conduct-discourtesy = Unhöflichkeit oder Respektlosigkeit
pack-conduct-cheating = Betrug
pack-conduct-collusion = Absprache
pack-conduct-distracting-or-rushing = Ablenken oder Drängen des Gegners
pack-conduct-outside-material = fremde Unterlagen
pack-conduct-other = Sonstiges
pack-call-rules-question = Regelfrage
pack-call-dispute = Streitfall
pack-call-card-interpretation = Auslegung einer Karte
pack-call-breach-seen = beobachteter Regelverstoß
pack-call-missing-card = fehlende Karte
pack-call-damaged-card = beschädigte Karte
pack-call-indicator = Einwand gegen einen Marker
pack-call-third-party-token = Marker eines anderen Herstellers
pack-call-stalling = Zeitspiel
pack-call-conduct = Verhalten
pack-call-measurement = Messung
pack-drop-reason-own-wish = eigener Wunsch
pack-drop-reason-no-show = nicht erschienen
pack-drop-reason-unable-to-play = kann nicht spielen
pack-drop-reason-missing-card = fehlende Karte
pack-preparation-location = Ort
pack-preparation-tables-and-chairs = Tische und Stühle
pack-preparation-table-numbers = Tischnummern
pack-preparation-blank-deck-lists = leere Decklisten und Stifte
pack-preparation-tables-set-up = Tische aufgebaut
pack-preparation-space-per-seat = genug Platz an jedem Sitz
pack-preparation-details-announced = Einzelheiten bekannt gegeben
pack-preparation-terrain = Gelände
pack-document-rules-reference = Referenzhandbuch
pack-document-introductory-rules = Einführungsregeln
pack-document-faq = FAQ
pack-document-tournament-regulations = Turnierregeln
pack-document-event-outline = Veranstaltungsplan
pack-document-army-lists = Armeelisten
pack-deck-check-deck-legal = Deck ist zulässig
pack-deck-check-planets-present = 10 Planeten des Grundspiels
pack-deck-check-deck-opaque-sleeves = Deck in blickdichten Hüllen
pack-deck-check-planet-opaque-sleeves = Planeten in blickdichten Hüllen
pack-deck-check-deck-sleeves-identical = Hüllen des Decks gleich
pack-deck-check-planet-sleeves-identical = Hüllen der Planeten gleich
pack-deck-check-card-backs-uniform = Kartenrücken einheitlich
pack-deck-check-proxies-recorded = jeder Proxy von der Turnierleitung erfasst
pack-deck-check-dynasty-opaque-sleeves = Dynastiedeck in blickdichten Hüllen
pack-deck-check-conflict-opaque-sleeves = Konfliktdeck in blickdichten Hüllen
pack-deck-check-deck-sleeves-differ = Hüllen der beiden Decks verschieden
pack-deck-check-dynasty-sleeves-identical = Hüllen des Dynastiedecks gleich
pack-deck-check-conflict-sleeves-identical = Hüllen des Konfliktdecks gleich
pack-proxy-field-card-name = Kartenname
pack-proxy-field-illegible = was nicht mehr lesbar ist
pack-proxy-field-leader = angefertigt von
pack-proxy-field-date = Datum
pack-extent-game-round = Spielrunde
pack-extent-regroup-phase = Umgruppierungsphase
pack-extent-dynasty-phase = Dynastiephase
pack-extent-turn = Zug
