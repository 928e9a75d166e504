# Hängepartie: der Abgabezug, der Umschlag, die Wiederaufnahme.

adjourn-session = Die Spielzeit dauert noch { $time }.
adjourn-to-seal = { side-name } gibt den nächsten Zug ab. Geben Sie ein: { WORD("say-seal") }, und den Zug. Ist der Umschlag bereit, geben Sie ein: { WORD("say-close") }.
adjourn-made-on-board = { side-name } muss den Zug abgeben, der auf dem Brett gemacht wurde: { $move }.
adjourn-in-envelope = Ihr Zug ist im Umschlag. Bis der geschlossen ist, können Sie einen anderen abgeben.
adjourn-closed = Der Umschlag von { side-name } ist geschlossen. Seine Kennung ist { $code }.{ $running ->
    [white] {" "}Die Uhr von Weiß läuft.
    [black] {" "}Die Uhr von Schwarz läuft.
   *[none] {" "}Die Uhren stehen.
}
adjourn-envelope = Auf dem Umschlag: { $white_name } gegen { $black_name }. Stellung: { $position }.{ $timed ->
    [yes] {" "}Verbrauchte Zeit: Weiß { $white }, Schwarz { $black }.
   *[no] {""}
} Abgegeben von { side-name }, Zug { WORDS($number) }. { $offer ->
    [white] Weiß hat Remis angeboten.
    [black] Schwarz hat Remis angeboten.
   *[none] Kein Remisangebot.
} Wiederaufnahme: { $resumption }.
adjourn-no-name = ohne Namen
adjourn-no-date = nicht angegeben
adjourn-waiting = Das ist eine Hängepartie. Zur Wiederaufnahme geben Sie ein: { WORD("say-begin") }.
adjourn-waits = { $next ->
    [seal] { side-name } muss den nächsten Zug noch abgeben.
    [close] Der Abgabezug von { side-name } ist im Umschlag, der noch offen ist. Um ihn zu schließen, geben Sie ein: { WORD("say-close") }.
    [begin] { adjourn-waiting }
    [open] Die Partie ist wieder aufgenommen. Um den Umschlag zu öffnen, geben Sie ein: { WORD("say-open") }.
   *[state] { adjourn-state }
}
adjourn-begun = Die Partie wird wieder aufgenommen.{ $absent ->
    [nobody] {" "}Beide Spieler sind abwesend.
    [sealer] {" "}Der abgebende Spieler ist abwesend.
    [replier] {" "}Der antwortende Spieler ist abwesend. Der Umschlag bleibt geschlossen.
   *[none] {" "}Der Umschlag kann geöffnet werden.
}{ $running ->
    [white] {" "}Die Uhr von Weiß läuft.
    [black] {" "}Die Uhr von Schwarz läuft.
   *[none] {""}
}
adjourn-arrived = { side-name } ist gekommen{ $late ->
    [yes] , nach der erlaubten Zeit
   *[no] {""}
}.
adjourn-options = Sie können den Umschlag öffnen lassen und auf dem Brett antworten, oder Ihre Antwort abgeben.
adjourn-opened = Der Abgabezug von { side-name } ist { $move }.
adjourn-bad-move = Im Umschlag von { side-name } steht kein eindeutiger regelgemäßer Zug. Dort steht: { $said }.
adjourn-state = Der Umschlag fehlt. { side-name } macht den Zug, der abgegeben war.
refused-adjourn = { $why ->
    [to-be-sealed] Dieser Zug muss abgegeben werden. Geben Sie ein: { WORD("say-seal") }, und den Zug.
    [adjourned] Das ist eine Hängepartie. Warten Sie auf die Wiederaufnahme.
    [not-adjourned] Das ist keine Hängepartie. Spielen Sie weiter.
    [adjourn-first] Das ist keine Hängepartie. Um die Partie zu vertagen, geben Sie ein: { WORD("say-adjourn") }.
    [seal-first] Der Zug ist noch nicht abgegeben. Wer am Zug ist, gibt ein: { WORD("say-seal") }, und den Zug.
    [close-first] Der Umschlag ist noch offen. Um ihn zu schließen, geben Sie ein: { WORD("say-close") }.
    [called] Ein Zug wird schon abgegeben. Warten Sie.
    [closed] Der Umschlag ist geschlossen. Warten Sie auf die Wiederaufnahme.
    [nothing-sealed] Der Umschlag ist leer. Geben Sie zuerst einen Zug ab.
    [move-made] Geben Sie den Zug ab, der auf dem Brett gemacht wurde.
    [word-too-short] Geben Sie ein: { WORD("say-adjourn") }, und ein Kennwort von mindestens vier Buchstaben. Es öffnet den Umschlag.
    [wrong-word] Das ist nicht das Kennwort des Umschlags. Geben Sie es noch einmal ein.
    [damaged] Der Umschlag ist beschädigt und gilt als fehlend. Geben Sie ein: { WORD("say-missing") }.
    [not-begun] Die Wiederaufnahme hat nicht begonnen. Geben Sie ein: { WORD("say-begin") }.
    [there] Das ist schon verzeichnet. Machen Sie weiter.
    [replier-absent] Der antwortende Spieler ist abwesend. Der Umschlag bleibt geschlossen.
   *[nothing-to-seal] Es ist kein Zug abzugeben. Machen Sie Ihren Zug.
}
