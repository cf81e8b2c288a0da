# Die Aufzeichnung eines beendeten Epic-Spiels.

table-record = Die Aufzeichnung als Datei
table-record-later = Die Aufzeichnung gibt es, wenn das Spiel vorbei ist; bis dahin sind seine Würfel geheim.
table-record-unproven = { $steps } Schritte stammen von einer früheren Version, die keine Wünsche aufhob: Sie wurden nacherzählt, nicht neu entschieden.
table-record-holds = Das Spiel stimmt: { $facts } Fakten, { $steps } Schritte neu entschieden. Siegel: { $seal }
