greeting = Geben Sie Ihren Zug ein oder { WORD("help") }. Die Tasten lernen Sie mit { WORD("tutorial") }. Jede Taste hält meine Stimme an.
greeting-short = Geben Sie Ihren Zug ein oder { WORD("help") }.
greeting-tournament = Geben Sie Ihren Zug ein oder { WORD("help") }. Jede Taste hält meine Stimme an.
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
answer-first = Bitte antworten Sie zuerst. Abbrechen: { WORD("no") }, oder Escape. { $question }
yes-or-no = { $about ->
    [offer] Remis anbieten
    [accept] Remis annehmen
    [decline] Remis ablehnen
    [resign] Aufgeben
    [leave] Beenden
    [earphone] Nur in Ihrem Ohr
    [network] Geräte zulassen
    [admit] Zulassen
    [move] Diesen Zug ausführen
    [heard] Stimmt das
    [game] Neue Partie beginnen
    [claim] Remis beantragen
    [seal] Zug abgeben
   *[sign] Ergebnis unterschreiben
}? Geben Sie { WORD("yes") } oder { WORD("no") } ein.
dropped = Abgebrochen.
lapsed = Das hat sich seit der Frage geändert. Es wurde nichts getan.
nothing-asked = Es war nichts gefragt. Für Hilfe geben Sie ein: { WORD("help") }.
which-promotion = In welche Figur umwandeln: Dame, Turm, Läufer oder Springer?
which-move = Welchen Zug meinen Sie?
which-item = { WORDS($number) }: { $move }.
which-end = Geben Sie die Nummer ein.
which-heard-end = Geben Sie die Nummer ein, oder sagen Sie sie wie eine Reihe.
which-correction = Welchen Zug meinten Sie? Sagen Sie ihn, oder geben Sie ihn ein.
choose-number = Geben Sie eins bis { WORDS($count) } ein, oder { WORD("no") }.
read-as = Gelesen als { $text }.
no-more = Mehr gibt es dazu nicht.
no-such-choice = { $count ->
    [one] Es gibt nur eine Möglichkeit. Geben Sie eins ein.
   *[other] Es gibt nur { WORDS($count) } Möglichkeiten. Geben Sie eine Zahl von eins bis { WORDS($count) } ein.
}
unknown = Nicht verstanden: { $text }. { $count ->
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
} nach { $square } ziehen.
no-such-square = { $text } ist kein Feld. Die Felder gehen von { $lowest } bis { $highest }.
at-square = { $square }.
hand-picked-up = Aufgenommen: { $known ->
    [yes] { piece-name } { $square }.
   *[no] { $square }.
}
hand-put-back = Wieder abgesetzt: { $known ->
    [yes] { piece-name } { $square }.
   *[no] { $square }.
}
hand-gone = { $square } hat sich geändert. Sie halten keine Figur mehr.
hand-empty-square = { $square } ist leer.
hand-other = { $square }, { piece-of-side }. Jetzt lassen sich nur { $side ->
    [black] schwarze
   *[white] weiße
} Figuren aufnehmen.
not-that-piece = Auf { $square } steht eine andere Figur: { piece-of-side }.
not-that-piece-empty = { $square } ist leer.
not-that-piece-theirs = Auf { $square } steht { $role ->
    [queen] die Dame
   *[other] der { piece-name }
} Ihres Gegners.
nothing-to-castle-with = König oder Turm steht nicht auf seinem Rochadefeld.
square-missing = Welches Feld? Geben Sie { WORD("what") } und das Feld ein.
not-text = Die Zeile ist zu lang oder kein Text. Geben Sie einen Zug ein oder { WORD("help") }.
not-your-seat = Für diesen Platz können Sie hier nicht sprechen. Lassen Sie ihn weg.
wrong-moment = Dieser Zeitpunkt ist vorbei, oder die Zeit ist nicht simuliert. Geben Sie die Zeile ohne ihn oder mit einem späteren ein.
ask-name = { $field ->
    [white] Wer spielt mit Weiß?
    [black] Wer spielt mit Schwarz?
    [event] Wie heißt das Turnier?
   *[round] Welche Runde ist es?
} Unverändert lassen: Eingabetaste.
word-for-name = { $text } ist auch { $what ->
    [piece] eine Figur
    [move] ein Zug
   *[command] ein Befehl
}. Als Namen setzen Sie es in Anführungszeichen. Abbrechen: { WORD("no") }. { $field ->
    [white] Wer spielt mit Weiß?
    [black] Wer spielt mit Schwarz?
    [event] Wie heißt das Turnier?
   *[round] Welche Runde ist es?
}
names-done = Die Namen sind gespeichert.
not-saving = Achtung: Die Partie wird nicht gespeichert: { $why }. Spielen Sie weiter; das Speichern wird von selbst wieder versucht. Schaffen Sie Platz. Für eine Kopie anderswo geben Sie ein: { WORD("save") }, und einen Dateinamen.
saving-again = Die Partie wird wieder gespeichert. Es fehlt nichts.
saved = Die Partie ist gespeichert in { $file }.
saved-here = Die Partie ist gespeichert.
sheet-kept = Das Partieformular ist gespeichert. { $file }
braille-kept = Es ist auch in Braille gespeichert.
notes-kept = Mit allen Notizen ist es für den Schiedsrichter eigens gespeichert. { $file }
file-in = { $name }, Ordner { $directory }
sheet-lost = Das Partieformular wurde nicht gespeichert: { $why }. Die Partie selbst ist gespeichert.
copy-failed = Die Kopie wurde nicht gespeichert: { $why }. Wählen Sie eine andere Datei.
damaged = Die Aufzeichnung { $file } ist ab Zeile { WORDS($line) } beschädigt. Sie wird nur noch gelesen. Zum Spielen beginnen Sie eine neue Partie.
torn-line = Der letzte Eintrag fehlt: Die Unterbrechung hat ihn abgeschnitten. Prüfen Sie den letzten Zug.
held-elsewhere = Ein anderes Programm benutzt diese Partie: { $file }. Schließen Sie sie erst dort.
tournament-open = Eine Turnierpartie ist offen: { $file }. Um sie fortzusetzen, starten Sie mit --resume.
damaged-game-open = Die Aufzeichnung einer unvollendeten Turnierpartie ist beschädigt: { $file }. Der Schiedsrichter muss sie abschließen, bevor eine andere gespielt werden kann. Starten Sie mit --resume.
damaged-game-ask = Die Aufzeichnung dieser Turnierpartie ist ab Zeile { WORDS($line) } beschädigt: { $file }. Die Partie kann nicht fortgesetzt werden. Schiedsrichter, um sie abzuschließen und andere Partien zuzulassen, geben Sie { $pin ->
    [yes] Ihre PIN ein.
   *[no] ein: ja.
}
damaged-game-goes-on = Die Aufzeichnung { $file } ist ab Zeile { WORDS($line) } beschädigt. Bis dahin geht die Partie weiter, in der neuen Aufzeichnung { $copy }. Prüfen Sie den letzten Zug.
damaged-game-mended = Ein Byte der ersten Zeile der Aufzeichnung { $file } war falsch. Es ist berichtigt. Die Partie geht weiter, in der neuen Aufzeichnung { $copy }.
damaged-game-rebuilt = Die erste Zeile der Aufzeichnung { $file } ist beschädigt. Die Züge danach sind heil. Die Partie geht weiter, in der neuen Aufzeichnung { $copy }.{ $players ->
    [yes] {" "}Wer gespielt hat, ist verloren.
   *[no] {""}
}{ $event ->
    [yes] {" "}Turnier und Runde sind verloren.
   *[no] {""}
}{ $time ->
    [yes] {" "}Die Bedenkzeit ist verloren.
   *[no] {""}
}{ $start ->
    [yes] {" "}Die Anfangsstellung ist verloren.
   *[no] {""}
}{ $rules ->
    [yes] {" "}Die Regeln der Partie sind verloren.
   *[no] {""}
} Was verloren ist, gilt nach Ihren Einstellungen. Prüfen Sie die Namen und die Uhren.
damaged-game-needs = Die erste Zeile der Aufzeichnung { $file } ist beschädigt: { $start ->
    [yes] Die Züge passen nicht zur üblichen Anfangsstellung. Um die Partie fortzusetzen, starten Sie mit --resume --fen und ihrer Stellung.
   *[no] Die Bedenkzeit ist verloren. Um die Partie fortzusetzen, starten Sie mit --resume --time und ihrer Bedenkzeit.
}
damaged-game-read = Die erste Zeile der Aufzeichnung { $file } ist beschädigt. Spieler, Turnier und Bedenkzeit können falsch sein. Die Züge danach sind heil.
damaged-game-not-copied = Die Aufzeichnung { $file } ist ab Zeile { WORDS($line) } beschädigt. Eine neue lässt sich nicht anlegen: { $why }. Die Partie kann nicht fortgesetzt werden.
damaged-game-unreadable = Die Aufzeichnung { $file } ist am Anfang beschädigt und nicht lesbar. Beginnen Sie eine neue Partie.
damaged-game-closed = Der Schiedsrichter hat die beschädigte Partie abgeschlossen. Ihre Aufzeichnung ist unverändert: { $file }. Die Entscheidung ist gespeichert in { $note }. Sie können jetzt andere Partien beginnen.
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
    [engine] { $name }, { $strength }
    [board] einen Gegner am Brett
    [screen] einen Gegner am Bildschirm
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
    [one] Diese fortsetzen? Geben Sie { WORD("yes") } ein oder { $other ->
        [yes] { WORD("new-game") }.
       *[no] { WORD("quit") }.
    }
   *[other] Partie eins fortsetzen? Geben Sie { WORD("yes") } ein, eine andere Nummer oder { WORD("new-game") }. Alle hören: Eingabetaste.
}
no-game-yet = Wählen Sie zuerst eine Partie: Geben Sie ihre Nummer ein.
speech-missing = Die Sprachausgabe geht nicht: { $why }. Alles wird geschrieben.
speech-back = Die Sprachausgabe geht wieder.
bad-setting = In { $place }, { $key }: { $why }. Es gilt die Voreinstellung. Berichtigen Sie es dort.
bad-setting-line = In { $place }, Zeile { WORDS($line) }, { $key }: { $why }. Es gilt die Voreinstellung. Berichtigen Sie es dort.
bad-file = In { $place }: { $why }. Es gelten die Voreinstellungen. Berichtigen Sie es dort.
bad-file-line = In { $place }, Zeile { WORDS($line) }: { $why }. Es gelten die Voreinstellungen. Berichtigen Sie es dort.
bad-settings-more = { $count ->
    [one] Es gibt noch einen Fehler in den Einstellungen.
   *[other] Es gibt noch { WORDS($count) } Fehler in den Einstellungen.
} Alle nennt der Befehl: annabella config.
goodbye-nothing = Es wurde keine Partie geöffnet. Auf Wiederhören.
goodbye-resumable = Die Partie ist gespeichert. Sie können sie später fortsetzen. Auf Wiederhören.
goodbye-over = Auf Wiederhören.
private-hidden = Private Meldungen sind aus, damit Ihr Gegner sie nicht hört. Zum Lesen starten Sie mit --terminal all. Zum Hören nennen Sie mit --earphone einen Ohrhörer.
goodbye-unsaved = Achtung: Das Ende der Partie wurde nicht gespeichert: { $why }.
confirm-quit = Beenden? Sie können die Partie später fortsetzen. Antworten Sie { WORD("yes") } oder { WORD("no") }.
typed = { $upper ->
    [yes] groß { $char }
   *[no] { $char }
}
replaces = { $char }, ersetzt die Zeile
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
self-voicing-off = Meine Stimme ist aus, außer für Ansagen. Zum Einschalten geben Sie ein: { WORD("speech") }.
ear-word = Dieses Wort ist nur für Ihr Ohr.
table-word = Dieses ist für alle. Haben Sie das erste nur im Ohr gehört? Antworten Sie { WORD("yes") } oder { WORD("no") }.
ask-earphone = Haben Sie das erste Wort nur im Ohr gehört? Antworten Sie { WORD("yes") } oder { WORD("no") }.
private-lost = Ihre privaten Meldungen werden geschrieben, nicht gesprochen: { $why }. Um den Ohrhörer zu prüfen, geben Sie ein: { WORD("earphone") }.
earphone-gone = Der Ohrhörer von { side-name } ist getrennt.
private-back = Ihre privaten Meldungen werden im Ohrhörer gesprochen.
next-offer = Noch einmal spielen: { WORD("new-game") }.{ $undo ->
    [yes] {" "}Letzten Zug zurücknehmen: { WORD("undo") }.
   *[no] {""}
} Ihre Fehler: { WORD("review") }. Training: { WORD("train") }. Verlassen: { WORD("quit") }. Studienbrett: { WORD("study") }. Sie können weiter fragen.
next-confirm = { $position ->
    [yes] Eine neue Partie aus dieser Stellung beginnen? {""}
   *[no] { $side ->
        [white] Eine neue Partie mit Weiß beginnen?
        [black] Eine neue Partie mit Schwarz beginnen?
       *[none] Eine neue Partie beginnen?
    } {""}
}{ $resumable ->
    [yes] Diese ist gespeichert und kann fortgesetzt werden. {""}
   *[no] {""}
}Antworten Sie { WORD("yes") } oder { WORD("no") }.
next-review-later = Die Durchsicht kommt, wenn die Partie zu Ende ist.
next-train-later = Das Training geht weiter, wenn die Partie zu Ende ist. Um sie zu beenden, geben Sie ein: { WORD("resign") }.
next-unfinished = { $count ->
    [one] Eine Partie ist noch offen. Um sie fortzusetzen, starten Sie annabella play.
   *[other] Noch offene Partien: { WORDS($count) }. Um eine fortzusetzen, starten Sie annabella play.
}
next-refused = Im Turnier wird hier nur diese Partie gespielt. Zum Verlassen geben Sie ein: { WORD("quit") }.
next-kept = Die vorige Partie ist gespeichert. Sie können sie später fortsetzen.
next-waits = Eine neue Partie beginnt erst, wenn diese gespeichert ist.
next-not-playable = Aus dieser Stellung kann keine Partie beginnen. Stellen Sie eine andere auf.
next-over-there = In dieser Stellung wäre die Partie sofort zu Ende. Wählen Sie eine andere.
next-opening = Eröffnung: { $name }. Ihr Gegner steuert sie an: { $moves }.
next-no-opening = Eine Eröffnung dieses Namens kenne ich nicht.{ $has_near ->
    [yes] {" "}Vielleicht meinen Sie { $near }.
   *[no] {""}
}
next-opening-engine = Nur ein Schachprogramm kann eine Eröffnung ansteuern.
next-odds = Ihrem Gegner fehlt: { piece-the }.
level = { $plays ->
    [not] Der eingebaute Gegner spielt jetzt nicht mit. In seiner nächsten Partie spielt er auf Stufe { WORDS($next) } von { WORDS($most) }
    [other] Der eingebaute Gegner spielt auf Stufe { WORDS($now) } von { WORDS($most) }. In der nächsten Partie: Stufe { WORDS($next) }
   *[same] Der eingebaute Gegner spielt auf Stufe { WORDS($now) } von { WORDS($most) }
}. Ändern mit: { WORD("level") } und einer Zahl.
level-even = { $too_strong ->
    [yes] Nach { WORDS($games) } Partien hier ist sogar Stufe eins noch zu stark für Sie. Lassen Sie sie ohne Dame spielen, mit: { WORD("next-without-queen") }.
   *[no] Nach { WORDS($games) } Partien hier ist Stufe { WORDS($level) } etwa so stark wie Sie.
}
level-set = Ab der nächsten Partie spielt der eingebaute Gegner auf Stufe { WORDS($next) }. Diese Partie bleibt unverändert.
level-none = Die Stufen gehen von eins, der schwächsten, bis { WORDS($most) }. Geben Sie ein: { WORD("level") }, und eine Zahl.
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
talk = { $about ->
    [hello] Hallo. Geben Sie einen Zug ein oder { WORD("help") }.
    [thanks] Gern geschehen.
    [files] Nach dem Ende der Partie schreibe ich das Partieformular in Dateien, als PGN und in Braille.
    [load] Gespeicherte Partien werden beim Start angeboten. Geben Sie ein: { WORD("quit") }. Dann starten Sie Annabella mit --resume.
    [voice] Um meine Stimme zu ändern, geben Sie ein: { WORD("faster") }, { WORD("slower") }, { WORD("louder") }, { WORD("softer") } oder { WORD("speech-off") }. Mit einer Zahl: { WORD("rate") } oder { WORD("volume") }.
    [language] Wählen Sie die Sprache beim Start, mit --language und ihrem Kürzel, wie de oder en.
    [settings] Die Einstellungen nennt der Befehl: annabella config. Während der Partie geben Sie ein: { WORD("rate") }, { WORD("volume") }, { WORD("pitch") }, { WORD("level") }, { WORD("warnings") }, { WORD("short-times") } oder { WORD("long-times") }.
    [sounds] Töne schalten Sie mit { WORD("sounds-on") } oder { WORD("sounds-off") }. Alle nennt: { WORD("cues") }.
   *[version] Ich bin Annabella, eine sprechende Schachkonsole, Version { WORDS($major) } Punkt { WORDS($minor) }.
}
foreign-letter = { $letter } steht auf Deutsch für keine Figur. Figur: { piece-name }, Buchstabe: { $own }.
have-no-piece = Sie haben { $role ->
    [queen] keine Dame
    [pawn] keinen Bauern
   *[other] keinen { piece-name }
} mehr.
cannot-reach = Von { $from } geht es nicht nach { $square }.
nothing-to-take = Keine Ihrer Figuren kann das schlagen.
nothing-to-take-at-all = So ist kein Schlagen möglich. Nennen Sie zum Ziehen auch das Feld.
meant-move = Meinen Sie den Zug { $move }? Antworten Sie { WORD("yes") } oder { WORD("no") }.
move-is = { $holds ->
    [yes] Ja
   *[no] Nein
}: { $moves }.
nothing-there = Auf { $square } steht nichts. Meinen Sie den Zug { $move }? Antworten Sie { WORD("yes") } oder { WORD("no") }.
move-alone = Um zu ziehen, geben Sie nur den Zug ein.
