greeting = Geben Sie Ihren Zug ein, das Wort { WORD("help") }, oder { WORD("tutorial") }, um die Tasten zu lernen. Jede Taste lässt meine Stimme verstummen.
greeting-short = Geben Sie Ihren Zug ein oder { WORD("help") }.
greeting-tournament = Geben Sie Ihren Zug ein oder das Wort { WORD("help") }. Jede Taste lässt meine Stimme verstummen.
help-moves = Geben Sie einen Zug ein wie Springer { $square }, in Notation, mit beiden Feldern oder mit den Namen: Springer Gustav eins Felix drei.
help-castling = Für die Rochade geben Sie null Bindestrich null ein oder kurze Rochade.
help-questions = Sie können fragen: { WORD("last") }, { WORD("changed") }, { WORD("moves") }, { WORD("sheet") }, { WORD("sheet-times") }, { WORD("corrections") }, { WORD("clock") }, { WORD("own-time") }, { WORD("other-time") }, { WORD("turn") } und { WORD("what") } mit einem Feld.
help-board = Zum Brett: wo sind meine Springer, Bauern, was greift { $square } an, wer deckt { $square }, Reihe vier, Linie e, Diagonalen { $square }, Züge von { $square }, { WORD("captures") }, { WORD("checks") }, { WORD("pins") }, { WORD("check") }, { WORD("castling") }, { WORD("material") }, { WORD("board") }, { WORD("opening") }. Dasselbe noch einmal sagt mehr.
help-game = Für die Partie: { WORD("draw") }, { WORD("accept") }, { WORD("decline") }, { WORD("resign") }, { WORD("undo") }, { WORD("pause") } und { WORD("resume") }.
help-program = Außerdem: { WORD("new-game") }, { WORD("compose") }, { WORD("level") }, { WORD("warnings") }, { WORD("names") }, { WORD("save") } und { WORD("quit") }. Mit { WORD("repeat") } hören Sie die letzten Worte noch einmal.
confirm-offer = { $side ->
    [white] Weiß: {""}
    [black] Schwarz: {""}
   *[none] {""}
}Remis anbieten? Antworten Sie { WORD("yes") } oder { WORD("no") }.
confirm-accept = { $side ->
    [white] Weiß: {""}
    [black] Schwarz: {""}
   *[none] {""}
}Das Remis annehmen? Antworten Sie { WORD("yes") } oder { WORD("no") }.
confirm-decline = { $side ->
    [white] Weiß: {""}
    [black] Schwarz: {""}
   *[none] {""}
}Das Remis ablehnen? Antworten Sie { WORD("yes") } oder { WORD("no") }.
confirm-resign = { $side ->
    [white] Weiß: {""}
    [black] Schwarz: {""}
   *[none] {""}
}Die Partie aufgeben? Antworten Sie { WORD("yes") } oder { WORD("no") }.
answer-first = Antworten Sie zuerst; { WORD("no") } oder Escape lässt es sein. { $question }
dropped = Die Frage entfällt. Es ist nichts geschehen.
nothing-asked = Es war nichts gefragt. Geben Sie einen Zug ein oder { WORD("help") }.
which-promotion = Was wird der Bauer: Dame, Turm, Läufer oder Springer?
which-move = Welchen Zug meinen Sie?
which-item = { WORDS($number) }: { $move }.
which-end = Geben Sie die Nummer ein.
no-such-choice = { $count ->
    [one] Es gibt nur eine Möglichkeit. Geben Sie eins ein.
   *[other] Es gibt nur { WORDS($count) } Möglichkeiten. Geben Sie eine Zahl von eins bis { WORDS($count) } ein.
}
unknown = Ich verstehe { $text } nicht. { $count ->
    [0] Geben Sie einen Zug ein oder { WORD("help") }.
    [1] Meinten Sie { $first }?
    [2] Meinten Sie { $first } oder { $second }?
   *[3] Meinten Sie { $first }, { $second } oder { $third }?
}
no-piece-goes-there = { $role ->
    [king] Ihr König kann nicht
    [queen] Keine Ihrer Damen kann
    [rook] Keiner Ihrer Türme kann
    [bishop] Keiner Ihrer Läufer kann
    [knight] Keiner Ihrer Springer kann
   *[pawn] Keiner Ihrer Bauern kann
} nach { $square } ziehen. Prüfen Sie Figur und Feld.
no-such-square = { $text } nennt kein Feld. Die Felder gehen von { $lowest } bis { $highest }.
at-square = { $square }.
hand-picked-up = Aufgenommen: { $known ->
    [yes] { piece-name } { $square }.
   *[no] { $square }.
}
hand-put-back = Wieder abgesetzt: { $known ->
    [yes] { piece-name } { $square }.
   *[no] { $square }.
}
hand-gone = { $square } hat sich geändert: Sie haben keine Figur mehr in der Hand.
hand-empty-square = { $square }, leer. Hier ist nichts aufzunehmen.
hand-other = { $square }, { piece-of-side }. Jetzt lassen sich nur { $side ->
    [black] schwarze
   *[white] weiße
} Figuren aufnehmen.
hand-nothing = Sie haben keine Figur in der Hand.
not-that-piece = Auf { $square } steht etwas anderes: { piece-of-side }. Prüfen Sie Figur und Feld.
not-that-piece-empty = Auf { $square } steht nichts. Prüfen Sie das Feld.
nothing-to-castle-with = König oder Turm steht nicht dort, wo die Rochade möglich wäre. Wählen Sie einen anderen Zug.
square-missing = Welches Feld? Geben Sie { WORD("what") } und das Feld ein.
not-text = Die Zeile ist zu lang oder kein Text. Geben Sie einen Zug ein oder { WORD("help") }.
not-your-seat = Für diesen Platz darf hier niemand sprechen. Geben Sie die Zeile ohne ihn ein.
wrong-moment = Dieser Zeitpunkt ist vorbei, oder die Zeit ist nicht simuliert. Geben Sie die Zeile ohne ihn ein oder mit einem späteren.
ask-name = { $field ->
    [white] Wer spielt mit Weiß?
    [black] Wer spielt mit Schwarz?
    [event] Wie heißt das Turnier?
   *[round] Welche Runde ist es?
} Eine leere Eingabe lässt es, wie es ist.
word-for-name = { $text } ist etwas, das ich verstehe. Wenn es ein Name ist, schreiben Sie ihn in Anführungszeichen; { WORD("no") } verlässt die Namen. { $field ->
    [white] Wer spielt mit Weiß?
    [black] Wer spielt mit Schwarz?
    [event] Wie heißt das Turnier?
   *[round] Welche Runde ist es?
}
names-done = Das ist alles. Die Namen sind notiert.
not-saving = Achtung: Die Partie wird nicht gespeichert: { $why }. Sie können weiterspielen; das Speichern wird von selbst wieder versucht. Schaffen Sie Platz; oder geben Sie { WORD("save") } und einen Dateinamen ein, um anderswo eine Kopie zu behalten.
saving-again = Die Partie wird wieder gespeichert. Es fehlt nichts.
saved = Die Partie ist gespeichert in { $file }.
saved-here = Die Partie ist gespeichert.
sheet-kept = Das Partieformular ist gespeichert als { $file }.
braille-kept = In Braille ist es gespeichert als { $file }.
file-in = { $name }, Ordner { $directory }
sheet-lost = Das Partieformular konnte nicht geschrieben werden: { $why }. Die Partie selbst ist gespeichert.
copy-failed = Die Kopie konnte nicht geschrieben werden: { $why }. Nennen Sie eine andere Datei.
damaged = Die Aufzeichnung { $file } ist ab Zeile { WORDS($line) } beschädigt. Sie bleibt, wie sie ist, und wird nur gelesen; beginnen Sie eine neue Partie, um zu spielen.
torn-line = Der letzte Eintrag ist bei der Unterbrechung abgerissen und fehlt. Prüfen Sie den letzten Zug.
held-elsewhere = Ein anderes Programm hat diese Partie offen: { $file }. Schließen Sie sie erst dort.
tournament-open = Eine Turnierpartie ist offen: { $file }. Um sie fortzusetzen, starten Sie mit --resume.
damaged-game-open = Die Aufzeichnung einer unvollendeten Turnierpartie ist beschädigt: { $file }. Bis der Schiedsrichter sie abschließt, kann hier keine andere Partie gespielt werden. Starten Sie mit --resume.
damaged-game-ask = Die Aufzeichnung dieser Turnierpartie ist ab Zeile { WORDS($line) } beschädigt: { $file }. Die Partie kann nicht fortgesetzt werden. Schiedsrichter, um sie abzuschließen und hier andere Partien zuzulassen, geben Sie { $pin ->
    [yes] die PIN ein.
   *[no] ein: ja.
}
damaged-game-closed = Der Schiedsrichter hat die beschädigte Partie abgeschlossen. Ihre Aufzeichnung bleibt, wie sie ist: { $file }. Die Entscheidung ist gespeichert in { $note }. Sie können jetzt andere Partien beginnen.
damaged-game-not-closed = Die Entscheidung konnte nicht gespeichert werden: { $why }. Die Partie ist nicht abgeschlossen. Prüfen Sie den Datenträger und versuchen Sie es noch einmal.
no-house-in-tournament = Der eingebaute Gegner spielt nicht im Turnier. Wählen Sie einen Gegner an der Konsole oder am Brett.
no-unfinished = Es gibt keine unvollendete Partie. Beginnen Sie eine neue.
unfinished = { $count ->
    [one] Es gibt eine unvollendete Partie.
   *[other] Es gibt { WORDS($count) } unvollendete Partien.
}
unfinished-item = Partie { WORDS($number) }: mit { side-name } gegen { $opponent ->
    [named] { $name }
    [house] den eingebauten Gegner, Stufe { WORDS($level) }
    [board] einen Gegner am Brett
   *[console] einen Gegner an dieser Tastatur
}; { $moves ->
    [0] noch kein Zug
    [one] ein Zug
   *[other] { WORDS($moves) } Züge
}{ $moved ->
    [yes] , der letzte { $last }
   *[no] {""}
}; begonnen { $when ->
    [now] gerade eben
    [minutes] { $count ->
        [one] vor einer Minute
       *[other] vor { WORDS($count) } Minuten
    }
    [hours] { $count ->
        [one] vor einer Stunde
       *[other] vor { WORDS($count) } Stunden
    }
   *[date] am { DAY($day) } { month }
}{ $held ->
    [yes] , Turnier { $event }
   *[no] {""}
}.
which-game = Welche Partie? Geben Sie die Nummer ein oder { WORD("new-game") }.
go-on = { $count ->
    [one] Damit weiterspielen? Geben Sie { WORD("yes") } ein oder { $other ->
        [yes] { WORD("new-game") }.
       *[no] { WORD("quit") }.
    }
   *[other] Mit Partie eins weiterspielen? Geben Sie { WORD("yes") } ein, die Nummer einer anderen oder { WORD("new-game") }. Die Eingabetaste allein liest alle vor.
}
no-game-yet = Es gibt noch keine Partie, nach der Sie fragen könnten. Wählen Sie zuerst eine: Geben Sie ihre Nummer ein.
speech-missing = Die Sprachausgabe fehlt: { $why }. Alles wird geschrieben.
speech-back = Die Sprachausgabe geht wieder.
bad-setting = In { $place }, { $key }: { $why }. Es gilt die Voreinstellung; verbessern Sie es dort.
bad-setting-line = In { $place }, Zeile { WORDS($line) }, { $key }: { $why }. Es gilt die Voreinstellung; verbessern Sie es dort.
bad-file = In { $place }: { $why }. Es gelten die Voreinstellungen; verbessern Sie es dort.
bad-file-line = In { $place }, Zeile { WORDS($line) }: { $why }. Es gelten die Voreinstellungen; verbessern Sie es dort.
bad-settings-more = { $count ->
    [one] Es gibt noch einen Fehler in den Einstellungen.
   *[other] Es gibt noch { WORDS($count) } Fehler in den Einstellungen.
} Der Befehl annabella config nennt sie alle.
goodbye-nothing = Es wurde keine Partie aufgenommen. Auf Wiederhören.
goodbye-resumable = Die Partie ist gespeichert. Sie können sie wieder aufnehmen. Auf Wiederhören.
goodbye-over = Auf Wiederhören.
private-hidden = Vertrauliche Worte werden hier weder gezeigt noch gesprochen, damit der Gegner nichts daraus erfährt. Starten Sie mit terminal all, um sie zu lesen, oder nennen Sie mit --earphone einen Ohrhörer, um sie zu hören.
goodbye-unsaved = Achtung: Das Ende der Partie konnte nirgends gespeichert werden: { $why }.
confirm-quit = Beenden? Die Partie kann wieder aufgenommen werden. Antworten Sie { WORD("yes") } oder { WORD("no") }.
typed = { $upper ->
    [yes] groß { $char }
   *[no] { $char }
}
replaces = { $char }, anstelle der Zeile
deleted = { $upper ->
    [yes] gelöscht groß { $char }
   *[no] gelöscht { $char }
}
character = { $name ->
    [space] Leerzeichen
    [hyphen] Bindestrich
    [equals] gleich
    [plus] Plus
    [hash] Raute
    [slash] Schrägstrich
    [full-stop] Punkt
    [comma] Komma
    [colon] Doppelpunkt
    [question] Fragezeichen
    [exclamation] Ausrufezeichen
    [apostrophe] Apostroph
    [open] Klammer auf
    [close] Klammer zu
    [at] Klammeraffe
    [quote] Anführungszeichen
    [dollar] Dollar
    [percent] Prozent
    [caret] Zirkumflex
    [ampersand] Und-Zeichen
    [asterisk] Sternchen
    [pound] Pfund
    [section] Paragraf
    [middle-dot] Mittelpunkt
    [underscore] Unterstrich
    [semicolon] Semikolon
    [less] Kleiner-Zeichen
    [greater] Größer-Zeichen
   *[other] anderes Zeichen
}
entry-line = { $line }
entry-empty = Die Zeile ist leer. Geben Sie einen Zug ein oder { WORD("help") }.
entry-empty-over = Die Zeile ist leer. Geben Sie { WORD("new-game") }, { WORD("quit") } oder { WORD("help") } ein.
self-voicing-on = Meine Stimme ist an.
self-voicing-off = Meine Stimme ist aus, aber Ansagen werden weiter gesprochen. Mit { WORD("speech") } schalten Sie sie wieder an.
ear-word = Dieses Wort ist nur für Ihr Ohr.
table-word = Und dieses ist für den Tisch. Antworten Sie { WORD("yes") }, wenn Sie das erste nur im Ohr gehört haben, sonst { WORD("no") }.
ask-earphone = Haben Sie das erste Wort nur im Ohr gehört? Antworten Sie { WORD("yes") } oder { WORD("no") }.
private-lost = Ihre vertraulichen Worte werden nicht mehr gesprochen: { $why }. Mit { WORD("earphone") } prüfen Sie den Ohrhörer; bis dahin werden sie geschrieben.
earphone-gone = Der Ohrhörer von { side-name } ist weg.
private-back = Ihre vertraulichen Worte werden im Ohrhörer gesprochen.
next-offer = { WORD("new-game") } beginnt eine weitere,{ $undo ->
    [yes] {" "}{ WORD("undo") } nimmt den letzten Zug zurück,
   *[no] {""}
} { WORD("quit") } verlässt das Programm. Fragen können Sie weiterhin; { WORD("study") } führt zum Studienbrett.
next-confirm = { $position ->
    [yes] Eine neue Partie aus dieser Stellung beginnen? {""}
   *[no] { $side ->
        [white] Eine neue Partie mit Weiß beginnen?
        [black] Eine neue Partie mit Schwarz beginnen?
       *[none] Eine neue Partie beginnen?
    } {""}
}{ $over ->
    [yes] {""}
   *[no] Diese ist gespeichert und kann fortgesetzt werden. {""}
}Geben Sie { WORD("yes") } oder { WORD("no") } ein.
next-refused = Im Turnier wird hier keine andere Partie begonnen. Spielen Sie diese zu Ende; { WORD("quit") } verlässt sie.
next-kept = Die Partie davor ist gespeichert und kann fortgesetzt werden.
next-waits = Eine neue Partie wird erst begonnen, wenn diese gespeichert ist.
next-not-playable = Aus dieser Stellung kann keine Partie beginnen. Stellen Sie eine andere auf.
next-over-there = In dieser Stellung wäre die Partie sofort zu Ende. Wählen Sie eine andere.
level = { $plays ->
    [not] Der eingebaute Gegner spielt in dieser Partie nicht mit. In der nächsten gegen ihn spielt er auf Stufe { WORDS($next) } von acht
    [other] Der eingebaute Gegner spielt auf Stufe { WORDS($now) } von acht, in der nächsten Partie auf Stufe { WORDS($next) }
   *[same] Der eingebaute Gegner spielt auf Stufe { WORDS($now) } von acht
}. { WORD("level") } und eine Zahl ändern das.
level-set = Ab der nächsten Partie spielt der eingebaute Gegner auf Stufe { WORDS($next) }. Diese Partie bleibt, wie sie ist.
level-none = Es gibt die Stufen eins, die schwächste, bis acht. Geben Sie { WORD("level") } und eine dieser Zahlen ein.
unclear-missing = { $what ->
    [rank] Welche Reihe? Nennen Sie eine von eins bis acht.
    [file] Welche Linie? Nennen Sie eine von a bis h.
    [square] Welches Feld? Geben Sie zum Beispiel ein: { $example }.
    [time] Wie viel Zeit? Geben Sie zum Beispiel ein: { $example }.
    [piece] Welche Figur? Geben Sie zum Beispiel ein: { $example }.
    [move] Welcher Zug? Geben Sie zum Beispiel ein: { $example }.
    [points] Wie viele Punkte? Geben Sie zum Beispiel ein: { $example }.
    [side] Welche Seite? Geben Sie zum Beispiel ein: { $example }.
    [outcome] Welches Ergebnis? Geben Sie zum Beispiel ein: { $example }.
    [penalty] Welche Strafe? Geben Sie zum Beispiel ein: { $example }.
   *[number] Welche Zahl? Geben Sie zum Beispiel ein: { $example }.
}
unclear-wrong = { $what ->
    [rank] { $text } ist keine Reihe. Die Reihen gehen von eins bis acht.
    [file] { $text } ist keine Linie. Die Linien gehen von a bis h.
    [time] { $text } ist keine Zeit. Geben Sie Minuten und Sekunden ein, mit einem Doppelpunkt dazwischen.
    [piece] { $text } ist keine Figur. Geben Sie ihren Namen oder ihren Buchstaben ein.
    [move] { $text } ist kein Zug.
    [points] { $text } ist keine Punktzahl. Geben Sie ganze oder halbe Punkte ein.
    [side] { $text } ist keine Seite. Geben Sie zum Beispiel ein: { WORD("part-white") }.
    [outcome] { $text } ist kein Ergebnis. Geben Sie zum Beispiel ein: { WORD("say-drawn") }.
    [penalty] { $text } ist keine Strafe. Geben Sie zum Beispiel ein: { WORD("part-warning") }.
   *[number] { $text } ist keine Zugnummer. Die Züge werden ab eins gezählt.
}
help-may-ask = In dieser Partie können Sie fragen: { $words }{ $what ->
    [yes] , und { WORD("what") } mit einem Feld
   *[no] {""}
}.
help-game-at-table = Für die Partie: { WORD("draw") }, { WORD("accept") }, { WORD("decline") } und { WORD("resign") }.
help-program-at-table = Außerdem: { WORD("names") }, { WORD("save") } und { WORD("quit") }. Mit { WORD("repeat") } hören Sie die letzten Worte noch einmal.
talk = { $about ->
    [hello] Hallo. Geben Sie einen Zug ein oder { WORD("help") }.
    [thanks] Gern geschehen.
    [hint] In dieser Partie gibt es keine Tipps. Um Züge auszuprobieren, geben Sie ein: { WORD("study") }.
    [load] Gespeicherte Partien werden beim Start angeboten. Geben Sie { WORD("quit") } ein, und starten Sie Annabella mit --resume.
    [voice] Um meine Stimme zu ändern, geben Sie ein: { WORD("faster") }, { WORD("slower") }, { WORD("louder") } oder { WORD("softer") }; { WORD("rate") } oder { WORD("volume") } und eine Zahl. { WORD("speech-off") } schaltet sie ab.
    [language] Die Sprache wird beim Start gewählt, mit --language und ihrem Kürzel, etwa de oder en.
    [settings] Die Einstellungen nennt der Befehl annabella config. Während der Partie geben Sie ein: { WORD("rate") }, { WORD("volume") }, { WORD("pitch") }, { WORD("level") }, { WORD("warnings") }, { WORD("short-times") } oder { WORD("long-times") }.
   *[version] Ich bin Annabella, eine sprechende Schachkonsole, Version { WORDS($major) } Punkt { WORDS($minor) }.
}
have-no-piece = Sie haben { $role ->
    [queen] keine Dame
   *[other] keinen { piece-name }
} mehr.
cannot-reach = Von { $from } geht es nicht nach { $square }.
nothing-to-take = Keine Ihrer Figuren kann das schlagen.
meant-move = Meinen Sie den Zug { $move }? Antworten Sie { WORD("yes") } oder { WORD("no") }.
help-arbiter = Schiedsrichter, Sie können eingeben: { WORD("order-start") }, { WORD("order-docket") }, { WORD("order-go-on") }; { WORD("order-set") }, { WORD("order-add") } oder { WORD("order-take") } mit Seite und Zeit; { WORD("order-restore") } mit einem Halbzug; { WORD("order-illegal") }, { WORD("order-penalty") }, { WORD("order-result") }, { WORD("order-annul") }; { WORD("order-present") } oder { WORD("order-absent") }, { WORD("order-leave") } oder { WORD("order-back") } mit einer Seite; { WORD("order-pin") }, { WORD("order-done") }. Ein Grund kann folgen: { WORD("part-because") }.
