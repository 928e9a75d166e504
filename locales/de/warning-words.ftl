# Hinter dem Wort Warnungen: einzelne Wörter, durch Kommas getrennt, das übliche zuerst. Die der letzten Zeile werden übergangen.

hours = Stunden, Stunde
minutes = Minuten, Minute, Min
seconds = Sekunden, Sekunde, Sek
countdown = Countdown, Zählen, Herunterzählen
tick = Ticken, Tick
below = unter, unterhalb
tone = Töne, Ton
opponent = Gegner
off = aus
filler = und, bei, ab, alle, jede, die, der, den, letzten, mit, nur, von
