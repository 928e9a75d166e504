# Hinter dem Wort Warnungen: einzelne Wörter, durch Kommas getrennt, das übliche zuerst.
# Die der letzten beiden Zeilen werden übergangen; hinter denen der ersten davon geht eine Zeit weiter: eine Minute und dreißig Sekunden.

hours = Stunden, Stunde
minutes = Minuten, Minute, Min
seconds = Sekunden, Sekunde, Sek
countdown = Countdown, Zählen, Herunterzählen
tick = Ticken, Tick
below = unter, unterhalb
tone = Töne, Ton
opponent = Gegner
off = aus
within = und, einer
filler = bei, ab, alle, jede, die, der, den, letzten, mit, nur, von
