# Der Konsole beibringen, wie jemand die Wörter sagt.

teach-begins = Ich frage nach { $count } Wörtern, jedes { $times }-mal. Sprich wie in einer Partie. Strg-C beendet und behält nichts.
teach-say = Sag: { $text }.
teach-heard = Gehört, { $number } von { $times }.
teach-nothing-heard = Ich habe nichts gehört. Bitte noch einmal.
teach-given-up = Ich habe länger nichts gehört. Nichts wird behalten. Prüfe das Mikrofon und beginne noch einmal.
teach-working = Danke. Einen Moment: Ich höre es mir noch einmal an.
teach-done = Ich höre jetzt { $count } von { $total } Wörtern.
teach-trial = Aus deinen Wörtern habe ich { $moves } Züge gemacht. { $right } habe ich gehört, bei { $asked } nachgefragt. { $mistaken ->
    [0] Verhört habe ich mich nie.
    [one] Einmal habe ich einen Zug gehört, den niemand gesagt hat.
   *[other] { $mistaken }-mal habe ich einen Zug gehört, den niemand gesagt hat.
}
teach-asks-less = Du sprichst deutlich. Ich frage bei dir seltener nach als bei anderen.
teach-asks-more = Damit ich mich nicht verhöre, frage ich bei dir öfter nach als bei anderen.
teach-asks-as-usual = Ich frage bei dir so oft nach wie bei anderen.
teach-too-few = Für Züge sind das zu wenige Wörter. Ich frage bei dir so oft nach wie bei anderen.
teach-louder = In diesem Mikrofon bist du leise. Von jetzt an mache ich dich lauter.
teach-mistaken = { $text } klingt für mich wie { $other }.
teach-unheard = { $text } erkenne ich nicht.
teach-no-examples = In { $folder } sind keine Beispiele. Eine Datei heißt wie ihr Wort, mit Bindestrich und Nummer dahinter.
teach-not-kept = Nichts konnte behalten werden: { $system }
teach-forgotten = Alles, was ich von deiner Stimme gelernt hatte, ist gelöscht, auch die Aufnahmen.
teach-nothing-kept = Von deiner Stimme ist nichts aufbewahrt.
