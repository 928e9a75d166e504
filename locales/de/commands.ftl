# Verstandene Wörter, das übliche zuerst; Großschreibung und Umlaute zählen nicht.

last = letzter, letzter Zug, zuletzt
moves = Züge, Zuege, alle Züge, alle Zuege, Partie, Zugliste, Mitschrift
clock = Uhr, Uhren, beide Uhren, Zeit, Zeiten
own-time = meine Zeit, meine Uhr
other-time = seine Zeit, ihre Zeit, Zeit Gegner, gegnerische Zeit, seine Uhr, ihre Uhr
what = was, was steht auf, was ist auf, Feld
draw = Remis, Remis anbieten, biete Remis, ich biete Remis
accept = annehmen, angenommen, nehme an, ich nehme an, Remis annehmen
decline = ablehnen, abgelehnt, lehne ab, ich lehne ab, Remis ablehnen
resign = aufgeben, gebe auf, ich gebe auf
yes = ja, jawohl, gut, in Ordnung
no = nein, abbrechen, nicht
undo = zurücknehmen, zuruecknehmen, Zug zurück, Zug zurueck, rückgängig, rueckgaengig
press = drücken, druecken, Uhr drücken, Uhr druecken
help = Hilfe, Befehle
quit = Ende, beenden, verlassen, Tschüss, Tschuess
pause = Pause, anhalten, unterbrechen, Uhren anhalten
resume = weiter, fortsetzen, weiterspielen
save = speichern, sichern, Partie speichern
names = Namen, Name, Spieler
repeat = wiederholen, nochmal, noch einmal, wie bitte
turn = am Zug, wer ist am Zug, wer zieht, wer ist dran, Ergebnis
speech = Stimme, Sprache, Sprachausgabe
speech-off = Stimme aus, Sprache aus
speech-on = Stimme an, Sprache an
restore = zurück zu Halbzug, zurueck zu Halbzug, wiederherstellen
