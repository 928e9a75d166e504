# Der Konsole beibringen, wie jemand die Wörter sagt.

teach-begins = Ich frage nach { $count } Wörtern, jedes { $times }-mal. Sprich wie in einer Partie. Strg-C beendet und behält nichts.
teach-say = Sag: { $text }.
teach-heard = Gehört, { $number } von { $times }.
teach-nothing-heard = Ich habe nichts gehört. Bitte noch einmal.
teach-given-up = Ich habe länger nichts gehört. Nichts wird behalten. Prüfe das Mikrofon und beginne noch einmal.
teach-working = Danke. Einen Moment: Ich höre es mir noch einmal an.
teach-done = Ich höre jetzt { $count } von { $total } Wörtern.
teach-mistaken = { $text } klingt für mich wie { $other }.
teach-unheard = { $text } erkenne ich nicht.
teach-no-examples = In { $folder } sind keine Beispiele. Eine Datei heißt wie ihr Wort, mit Bindestrich und Nummer dahinter.
teach-not-kept = Nichts konnte behalten werden: { $system }
teach-forgotten = Alles, was ich von deiner Stimme gelernt hatte, ist gelöscht, auch die Aufnahmen.
teach-nothing-kept = Von deiner Stimme ist nichts aufbewahrt.
