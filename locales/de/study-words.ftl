# Words for the study board, a comma between them, the usual one first; capitals and accents do not matter. Some need a number,
# a man, a square or a FEN behind them.

study = Studie, Studienbrett, zweites Brett, Analysebrett, erkunden, Analyse, analysieren, analysiere, Stellung analysieren
return = Rückkehr, zurück zur Partie, Partie fortsetzen, zur Partie, Studienbrett verlassen, Rueckkehr, zurueck zur Partie
first = Anfang, erste Stellung, zum Anfang, an den Anfang
back = zurück, einen zurück, Schritt zurück, vorige Stellung, zurueck, einen zurueck, Schritt zurueck
forward = vor, weiter vor, einen vor, Schritt vor, nächste Stellung, naechste Stellung
end = letzte Stellung, zum Ende, ans Ende
main = Hauptlinie, zurück zur Hauptlinie, wo ich war, zurueck zur Hauptlinie
where-am-i = wo bin ich, welches Brett, welches Brett ist das
set-up = Stellung aufbauen, aufbauen, aufstellen
empty-board = leeres Brett, Brett leeren, Brett abräumen, Brett abraeumen
start-position = Grundstellung, Anfangsstellung, Ausgangsstellung
white-to-move = Weiß am Zug, Weiß zieht, Weiss am Zug, Weiß ist am Zug
black-to-move = Schwarz am Zug, Schwarz zieht, Schwarz ist am Zug
no-castling = keine Rochade, kein Rochaderecht, keine Rochaderechte
nothing-passed = kein en passant, ohne en passant
play-this = diese Stellung spielen, spiel das, von hier spielen, diese spielen, spiele diese Stellung
fen = FEN
to-move = zu Zug, zum Zug, gehe zu Zug, nach Zug, Stellung nach Zug
put = setze, stelle, setze einen, setze den, setze die, setze eine
clear = leere, entferne, räume, nimm weg, raeume
nothing = nichts, leer, keine
at = auf, nach, und, in
castling-right = Rochaderecht, Rochaderechte, Recht zur Rochade
short = kurz, kurze
long = lang, lange
all = alle, beide
passed = en passant, im Vorübergehen, im Voruebergehen
through = bis, bis zu
