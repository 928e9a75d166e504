# Words that only the clock alone understands, a comma between them; the usual one first.
timepiece-moves = Züge, Zuege, wie viele Züge, Zugzahl
timepiece-to-control = Züge bis zur Kontrolle, bis zur Zeitkontrolle, bis zur Kontrolle
timepiece-elapsed = Dauer, wie lange, Spieldauer
timepiece-control = Bedenkzeit, welche Bedenkzeit
timepiece-correct = berichtigen, Uhr berichtigen, Uhr stellen
timepiece-finish = Partie zu Ende, wegräumen, wegraeumen
timepiece-moves-set = Züge, Zuege
timepiece-turn-set = am Zug
timepiece-back = zurück, zurueck
timepiece-none = nichts, keine, ohne
