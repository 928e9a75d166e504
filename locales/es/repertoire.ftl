# Lo que se dice de las aperturas: los repertorios y las jugadas que se preguntan.

train-openings = Aperturas. Para empezar una, escribe su número o su nombre.
train-opening-listed = Apertura { WORDS($number) }: { $name }, { side-name }. { $due ->
    [0] Hoy no vuelve nada.
    [one] Hoy vuelve una jugada.
   *[other] Hoy vuelven { WORDS($due) } jugadas.
}{ $new ->
    [0] {""}
   *[other] {" "}Jugadas nuevas: { WORDS($new) }.
}
train-openings-none = Todavía no tienes ningún repertorio. Para añadir uno, ejecuta annabella openings con un archivo PGN.
train-opening-line = { $name }.{ $led ->
    [yes] {" "}{ $moves }.
   *[no] {""}
}{ $moved ->
    [yes] {" "}Última jugada: { $move }.
   *[no] {""}
} Juegan las { side-name }.
train-opening-new = Aquí tu jugada es nueva: { $move }. Escríbela.
train-opening-wrong = No es { $wrong }. Aquí tu jugada es { $move }. Escríbela.
train-opening-other-order = También { $move } está en tu repertorio, pero no aquí. Prueba otra jugada.
train-opening-help = Escribe tu jugada, o: { WORD("train-hint") }, { WORD("train-solution") }, { WORD("train-position") }, { WORD("train-next") }. Todas las aperturas: { WORD("train-openings") }. Para salir: { WORD("train-stop") }. También valen todas las preguntas sobre el tablero.
train-opening-note = Tu archivo dice: { $text }
train-opening-over = Fin de la variante. { $new ->
    [0] {""}
    [one] Una jugada nueva.{" "}
   *[other] Jugadas nuevas: { WORDS($new) }.{" "}
}{ $asked ->
    [0] {""}
    [one] { $right ->
        [0] No supiste la jugada al momento.{" "}
       *[other] Sabías la jugada.{" "}
    }
   *[other] Acertadas al momento: { WORDS($right) } de { WORDS($asked) }.{" "}
}{ $left ->
    [0] Para hoy no queda nada.
   *[other] Para hoy quedan: { WORDS($left) }.
}
train-opening-nothing-due = { $named ->
    [yes] { $name }: para
   *[no] Para
} hoy no queda nada.{ $more ->
    [yes] {" "}Las próximas jugadas nuevas llegan mañana. Para tener más hoy, empieza la apertura por su nombre.
   *[no] {""}
}
train-opening-unknown = No hay ninguna apertura { $name }.
train-openings-title = Aperturas
train-opening-standing = Apertura { $name }, { side-name }: jugadas que sabes, { WORDS($known) } de { WORDS($moves) }. { $due ->
    [0] Hoy no vuelve nada.
    [one] Hoy vuelve una jugada.
   *[other] Jugadas que vuelven hoy: { WORDS($due) }.
}
openings-added = { $name }, { side-name }: { $moves ->
    [one] una jugada que aprender.
   *[other] { WORDS($moves) } jugadas que aprender.
}{ $replaced ->
    [yes] {" "}Lo que ya sabes se conserva.
   *[no] {""}
}
openings-removed = { $name } se ha quitado, con todo lo que tenía guardado.
openings-not-there = No hay ningún repertorio { $name }. Para la lista: annabella openings
openings-which-side = { $file } no dice con qué color juegas. Añade --side white o --side black.
openings-no-moves = En { $file } no hay ninguna jugada de las { side-name }.
openings-too-large = { $file } es demasiado grande: más de cuatro megabytes.
openings-unreadable = El repertorio { $name } ya no se puede leer. Vuelve a añadir su archivo.
