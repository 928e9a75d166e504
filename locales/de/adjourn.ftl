# Hängepartie: der Abgabezug, der Umschlag, die Wiederaufnahme.

adjourn-session = Die Runde endet in { $time }.
adjourn-to-seal = { side-name } gibt den nächsten Zug ab: { WORD("say-seal") } und der Zug. Ist der Umschlag bereit, dann { WORD("say-close") }.
adjourn-made-on-board = { side-name } hat auf dem Brett { $move } gezogen. Dieser Zug muss abgegeben werden.
adjourn-in-envelope = Ihr Zug ist im Umschlag. Sie können ihn ändern, bis der Umschlag geschlossen ist.
adjourn-closed = Der Umschlag von { side-name } ist geschlossen{ $running ->
    [white] , die Uhr von Weiß läuft
    [black] , die Uhr von Schwarz läuft
   *[none] , die Uhren stehen
}. Seine Kennung ist { $code }.
adjourn-envelope = Auf dem Umschlag: { $white_name } gegen { $black_name }; Stellung { $position };{ $timed ->
    [yes] {" "}verbrauchte Zeit: Weiß { $white }, Schwarz { $black };
   *[no] {""}
} abgegeben von { side-name }, Zug { WORDS($number) }; { $offer ->
    [white] Weiß hat Remis angeboten;
    [black] Schwarz hat Remis angeboten;
   *[none] kein Remisangebot;
} Wiederaufnahme: { $resumption }.
adjourn-no-name = ohne Namen
adjourn-no-date = nicht gesagt
adjourn-waiting = Die Partie hängt. Geben Sie { WORD("say-begin") } ein, wenn sie wieder aufgenommen wird.
adjourn-begun = Die Partie wird wieder aufgenommen.{ $absent ->
    [nobody] {" "}Niemand ist da.
    [sealer] {" "}Wer den Zug abgegeben hat, fehlt.
    [replier] {" "}Wer antworten muss, fehlt. Der Umschlag bleibt geschlossen.
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
adjourn-bad-move = Im Umschlag von { side-name } steht kein eindeutiger legaler Zug. Dort steht: { $said }.
adjourn-state = Der Umschlag fehlt. { side-name } macht den Zug, der abgegeben war.
refused-adjourn = { $why ->
    [to-be-sealed] Der Zug wird jetzt abgegeben. Geben Sie { WORD("say-seal") } und den Zug ein.
    [adjourned] Die Partie hängt. Warten Sie auf die Wiederaufnahme.
    [not-adjourned] Die Partie hängt nicht. Spielen Sie weiter.
    [called] Ein Zug wird schon abgegeben. Warten Sie.
    [closed] Der Umschlag ist geschlossen. Warten Sie auf die Wiederaufnahme.
    [nothing-sealed] Der Umschlag ist leer. Geben Sie zuerst einen Zug ab.
    [move-made] Der Zug, der auf dem Brett gemacht wurde, muss abgegeben werden. Geben Sie diesen ab.
    [word-too-short] Sagen Sie hinter { WORD("say-adjourn") } ein Wort von mindestens vier Buchstaben. Ohne es öffnet niemand den Umschlag.
    [wrong-word] Das ist nicht das Wort, mit dem der Umschlag geschlossen wurde. Sagen Sie es noch einmal.
    [damaged] Der Umschlag ist beschädigt. Er gilt als fehlend: { WORD("say-missing") }.
    [not-begun] Die Wiederaufnahme hat nicht begonnen. Geben Sie { WORD("say-begin") } ein.
    [there] Das wurde schon gesagt. Machen Sie weiter.
    [replier-absent] Wer antworten muss, ist nicht da. Der Umschlag bleibt geschlossen.
   *[nothing-to-seal] Jetzt gibt es nichts abzugeben. Machen Sie Ihren Zug.
}
