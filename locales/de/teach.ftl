# Der Konsole beibringen, wie jemand die Wörter sagt.

teach-begins = Ich frage nach { $count } Wörtern, jedes { $times }-mal. Sprechen Sie wie in einer Partie. Strg-C beendet und behält nichts.
teach-say = Sagen Sie: { $text }.
teach-heard = Gehört, { $number } von { $times }.
teach-nothing-heard = Ich habe nichts gehört. Bitte noch einmal.
teach-given-up = Ich habe länger nichts gehört. Nichts wird behalten. Prüfen Sie das Mikrofon und beginnen Sie noch einmal.
teach-working = Danke. Einen Moment: Ich höre es mir noch einmal an.
teach-again = { $count ->
    [one] Ein Wort ist mir noch nicht klar. Bitte sagen Sie es noch { $times }-mal.
   *[other] { $count } Wörter sind mir noch nicht klar. Bitte sagen Sie jedes noch { $times }-mal.
}
teach-as-before = Ich habe länger nichts gehört. Was ich vorher gelernt habe, bleibt.
teach-done = Ich erkenne jetzt { $count } von { $total } Wörtern.
teach-trial = Aus Ihren Wörtern habe ich { $moves } Züge gemacht. { $right } habe ich erkannt, bei { $asked } nachgefragt. Dazu kamen regelwidrige Züge und Unsinn. { $mistaken ->
    [0] Verhört habe ich mich nie.
    [one] Von alldem habe ich eines für einen anderen Zug gehalten.
   *[other] Von alldem habe ich { $mistaken }-mal etwas für einen anderen Zug gehalten.
}
teach-asks-less = Sie sprechen deutlich. Ich frage bei Ihnen seltener nach als bei anderen.
teach-asks-more = Damit ich mich nicht verhöre, frage ich bei Ihnen öfter nach als bei anderen.
teach-asks-as-usual = Ich frage bei Ihnen so oft nach wie bei anderen.
teach-too-few = Für Züge sind das zu wenige Wörter. Ich frage bei Ihnen so oft nach wie bei anderen.
teach-louder = In diesem Mikrofon sind Sie leise. Von jetzt an mache ich Sie lauter.
teach-mistaken = { $text } klingt für mich wie { $other }.
teach-unheard = { $text } erkenne ich nicht.
teach-no-examples = In { $folder } sind keine Beispiele. Eine Datei heißt wie ihr Wort, mit Bindestrich und Nummer dahinter.
teach-not-used = Aufnahmen, die ich nicht verwende, nach keinem Wort benannt oder beschädigt: { $files }
teach-not-kept = Nichts konnte behalten werden: { $system }
teach-forgotten = Alles, was ich von Ihrer Stimme gelernt hatte, ist gelöscht, auch die Aufnahmen.
teach-nothing-kept = Von Ihrer Stimme ist nichts aufbewahrt.
