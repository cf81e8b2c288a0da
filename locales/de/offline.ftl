# Without a network.
page-unsent = Auf diesem Telefon aufgehoben; es wird gesendet, sobald wieder eine Verbindung besteht.
page-kept = Keine Verbindung. Das war der Stand um
offline-title = Keine Verbindung
offline-lead = Von dieser Seite gibt es auf diesem Telefon keine Kopie. Diese Seiten kannst du ansehen:
