# Plätze, Telefone ohne Verbindung und das Versprechen, das die Würfel bindet.
table-kept-late = Der Tisch ist weitergegangen, während dieses Telefon keine Verbindung hatte. Nichts wurde getan; sieh ihn dir noch einmal an.
table-kept-late-typed = Der Tisch ist weitergegangen, während dieses Telefon keine Verbindung hatte. Nichts wurde getan; sieh ihn dir noch einmal an. Du hattest geschrieben: { $typed }
table-seat-lead = Ein Telefon ist weg oder sein Akku fast leer: Ein Platz kann mit einem anderen Gerät weitergehen.
table-seat-offer = { $player } spielt mit einem anderen Gerät weiter
table-seat-offer-both = Beide spielen mit einem anderen Gerät weiter
table-seat-title = Der Platz geht mit einem anderen Gerät weiter
table-seat-scan = Fotografiere diesen Code mit dem anderen Gerät. Der Platz ist dann dort und nicht mehr auf dem Telefon davor.
table-seat-take-lead = Alles, was geschah, ist hier. Das Telefon davor sieht von da an nur zu.
table-seat-take = Mit diesem Gerät weiterspielen
epic-told-for-both = Ein Telefon spielt von jetzt an für beide; vorher spielte es für { $player }
epic-told-seat-offered = Ein anderes Gerät kann den Platz von { $player } übernehmen
epic-told-seat-taken = Ein anderes Gerät hat den Platz von { $player } übernommen
table-promise = Das Versprechen, das die Würfel bindet
table-promise-text = Als dieser Tisch geöffnet wurde, zog der Server das Geheimnis, aus dem alle Würfel folgen, die er hier wirft, und band sich mit der Zahl unten. Nach der Partie wird das Geheimnis gezeigt. Eigene Würfel, die ihr eintippt, haben damit nichts zu tun.
table-promise-kept = Der Server war an sein Geheimnis gebunden, bevor sich jemand setzte. Jeder seiner Würfe folgt daraus, und das Siegel hält jedes Wort der Aufzeichnung zusammen.
table-promise-seal = Das Siegel der Aufzeichnung
