# Without a network.
page-unsent = Auf diesem Gerät aufgehoben; es wird gesendet, sobald wieder eine Verbindung besteht.
page-kept = Keine Verbindung. Das war der Stand um
offline-title = Keine Verbindung
offline-lead = Von dieser Seite gibt es auf diesem Gerät keine Kopie. Diese Seiten kannst du ansehen:
