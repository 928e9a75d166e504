# Was zu Eröffnungen gesagt wird: Repertoires und die Züge, nach denen gefragt wird.

train-openings = Eröffnungen. Um eine zu beginnen, geben Sie ihre Nummer oder ihren Namen ein.
train-opening-listed = Eröffnung { WORDS($number) }: { $name }, { side-name }. { $due ->
    [0] Heute kommt nichts wieder.
    [one] Heute kommt ein Zug wieder.
   *[other] Heute kommen { WORDS($due) } Züge wieder.
}{ $new ->
    [0] {""}
   *[other] {" "}Neue Züge: { WORDS($new) }.
}
train-openings-none = Sie haben noch kein Repertoire. Um eines aufzunehmen, starten Sie annabella openings mit einer PGN-Datei.
train-opening-line = { $name }.{ $led ->
    [yes] {" "}{ $moves }.
   *[no] {""}
}{ $moved ->
    [yes] {" "}Letzter Zug: { $move }.
   *[no] {""}
} { side-name } am Zug.
train-opening-new = Ihr Zug hier ist neu: { $move }. Geben Sie ihn ein.
train-opening-wrong = Nicht { $wrong }. Ihr Zug ist hier { $move }. Geben Sie ihn ein.
train-opening-other-order = Auch { $move } gehört zu Ihrem Repertoire, aber nicht hier. Versuchen Sie einen anderen Zug.
train-opening-help = Geben Sie Ihren Zug ein, oder: { WORD("train-hint") }, { WORD("train-solution") }, { WORD("train-position") }, { WORD("train-next") }. Alle Eröffnungen: { WORD("train-openings") }. Verlassen: { WORD("train-stop") }. Auch alle Fragen zum Brett gehen.
train-opening-note = Ihre Datei sagt: { $text }
train-opening-over = Ende der Variante. { $new ->
    [0] {""}
    [one] Ein neuer Zug.{" "}
   *[other] Neue Züge: { WORDS($new) }.{" "}
}{ $asked ->
    [0] {""}
    [one] { $right ->
        [0] Den Zug wussten Sie nicht sofort.{" "}
       *[other] Den Zug wussten Sie.{" "}
    }
   *[other] Sofort gewusst: { WORDS($right) } von { WORDS($asked) }.{" "}
}{ $left ->
    [0] Für heute ist nichts mehr übrig.
   *[other] Für heute noch: { WORDS($left) }.
}
train-opening-nothing-due = { $named ->
    [yes] { $name }: Für
   *[no] Für
} heute ist nichts mehr übrig.{ $more ->
    [yes] {" "}Die nächsten neuen Züge kommen morgen. Für weitere heute beginnen Sie sie mit ihrem Namen.
   *[no] {""}
}
train-opening-unknown = Es gibt keine Eröffnung { $name }.
train-openings-title = Eröffnungen
train-opening-standing = Eröffnung { $name }, { side-name }: gewusste Züge, { WORDS($known) } von { WORDS($moves) }. { $due ->
    [0] Heute kommt nichts wieder.
    [one] Heute kommt ein Zug wieder.
   *[other] Züge, die heute wiederkommen: { WORDS($due) }.
}
openings-added = { $name }, { side-name }: { $moves ->
    [one] ein Zug ist zu lernen.
   *[other] { WORDS($moves) } Züge sind zu lernen.
}{ $replaced ->
    [yes] {" "}Was Sie schon wissen, bleibt erhalten.
   *[no] {""}
}
openings-removed = { $name } ist entfernt, mit allem, was dazu gespeichert war.
openings-not-there = Es gibt kein Repertoire { $name }. Eine Liste zeigt: annabella openings
openings-which-side = { $file } sagt nicht, welche Seite Sie spielen. Ergänzen Sie --side white oder --side black.
openings-no-moves = { $file } enthält keinen Zug von { side-name }.
openings-too-large = { $file } ist zu groß: mehr als vier Megabyte.
openings-unreadable = Das Repertoire { $name } ist nicht mehr lesbar. Nehmen Sie seine Datei noch einmal auf.
