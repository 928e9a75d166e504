# Enseñar a la consola cómo dice alguien las palabras.

teach-begins = Pido { $count } palabras, cada una { $times } veces. Habla como en una partida. Ctrl-C termina y no guarda nada.
teach-say = Di: { $text }.
teach-heard = Oído, { $number } de { $times }.
teach-nothing-heard = No he oído nada. Otra vez, por favor.
teach-given-up = Hace rato que no oigo nada. No se guarda nada. Comprueba el micrófono y empieza de nuevo.
teach-working = Gracias. Un momento: lo escucho otra vez.
teach-again = { $count ->
    [one] Una palabra aún no me queda clara. Dila otra vez, por favor, { $times } veces.
   *[other] { $count } palabras aún no me quedan claras. Dilas otra vez, por favor, cada una { $times } veces.
}
teach-as-before = Hace rato que no oigo nada. Se conserva lo que aprendí antes.
teach-done = Ahora reconozco { $count } de { $total } palabras.
teach-trial = Con tus palabras he formado { $moves } jugadas. He reconocido { $right } y he preguntado por { $asked }. También había jugadas ilegales y frases sin sentido. { $mistaken ->
    [0] No he confundido nada.
    [one] En total he tomado una cosa por otra jugada.
   *[other] En total he tomado { $mistaken } cosas por otra jugada.
}
teach-asks-less = Hablas con claridad: te preguntaré menos que a los demás.
teach-asks-more = Para no confundirme, te preguntaré más que a los demás.
teach-asks-as-usual = Te preguntaré tanto como a los demás.
teach-too-few = Son muy pocas palabras para probar jugadas. Te preguntaré tanto como a los demás.
teach-louder = Este micrófono te oye bajo. Desde ahora te subo el volumen.
teach-mistaken = { $text } me suena a { $other }.
teach-unheard = No reconozco { $text }.
teach-no-examples = En { $folder } no hay ejemplos. Un archivo se llama como su palabra, con un guion y un número.
teach-not-used = Grabaciones que no uso, sin el nombre de una palabra o dañadas: { $files }
teach-not-kept = No se ha podido guardar nada: { $system }
teach-forgotten = Todo lo que había aprendido de tu voz está borrado, también las grabaciones.
teach-nothing-kept = De tu voz no hay nada guardado.
