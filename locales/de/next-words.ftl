# Wie die nächste Partie sein soll, in einem Satz: "neue Partie mit Schwarz, 10 plus 5".

next-lead = neue Partie, noch eine Partie, nächste Partie, spielen, spiele, ich spiele, ich will, ich möchte, ich nehme
next-white = Weiß, Weiss, die weißen Figuren, weißen Figuren
next-black = Schwarz, die schwarzen Figuren, schwarzen Figuren
next-lot = ausgelost, Zufall, zufällige Farbe, Los
next-switch = Seiten wechseln, Seite wechseln, Seiten tauschen, Farbe wechseln, Farben wechseln, Farben tauschen
next-plus = plus, und
next-minutes = Minuten, Minute, Min
next-seconds = Sekunden, Sekunde, Sek
next-filler = mit, als, bitte, spielen, eine, Partie, jetzt, Zuschlag
