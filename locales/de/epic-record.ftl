# Die Aufzeichnung einer beendeten Epic-Partie.

table-record = Die Aufzeichnung als Datei
table-record-later = Die Aufzeichnung gibt es, wenn die Partie vorbei ist; bis dahin sind ihre Würfel geheim.
table-record-unproven = { $steps } Schritte stammen von einer früheren Version, die keine Wünsche aufhob: Sie wurden nacherzählt, nicht neu entschieden.
table-record-older = Dieser Tisch wurde unter einer früheren Lesart der Regeln eröffnet; seine Schritte wurden nach ihr neu entschieden.
table-record-holds = Die Partie stimmt: { $facts } Fakten, { $steps } Schritte neu entschieden. Siegel: { $seal }

bench-epic-objective = Ein Ziel unter dem Finger geprüft
bench-epic-formation = Eine Formation unter dem Finger geprüft
bench-epic-table = Einen Tisch gemacht
bench-epic-game = Eine ganze Partie geleitet
bench-epic-note = Der Median von { $times } Malen; zu einer Stelle gehört die Suche nach der nächsten guten.

armies-list-itself = Die Liste selbst
armies-list-change = Mach eine eigene daraus: Einheiten, Formationen, Preise, Grenzen. Jedes Feld wird geprüft, und was nicht stimmt, wird benannt.
armies-list-use = Mit dieser Liste bauen
