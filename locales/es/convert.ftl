# Convertir planillas: qué se omite y por qué, y el resultado.

convert-at-line = { $place }: { $why }
convert-at-game = { $place }: partida { $game }: { $why }
convert-at-move = { $place }: partida { $game }, jugada { $move }: { $why }
convert-no-move = { $text } no se puede leer como jugada.
convert-illegal = { $text } no es legal aquí.
convert-ambiguous = { $text } puede ser varias jugadas.
convert-no-notation = No existe la notación { $text }. Elige entre: en, it, de, es, fr, nl, pt, pl, ru, figurines, uci, iccf.
convert-start = La posición inicial no sirve.
convert-variant = { $text } no es ajedrez.
convert-open-ended = Un comentario o una variante no termina.
convert-no-result = La partida está cortada: falta el resultado al final.
convert-behind-result = Hay algo detrás del resultado.
convert-among-words = Las jugadas { $text } están en una línea con palabras. Pon las palabras entre llaves o las jugadas en líneas propias, o numéralas.
convert-too-long = La partida es demasiado larga.
convert-no-move-in-code = { $text } no es una jugada legal en este código braille.
convert-possible = Posibles: { $moves }.
convert-kept = La partida se conserva hasta ahí.
convert-read-as = { $text } se lee como { $meant }.
convert-tag-left-out = La línea { $text } es una etiqueta sin valor. Se omite.
convert-first-variation = Una variante antes de la primera jugada se pone { $after ->
    [yes] tras ella.
   *[no] en un comentario.
}
convert-in-variation = Eso está en una variante.
convert-more-in-variations = { $count ->
    [one] Otra variante tiene
   *[other] Otras { $count } variantes tienen
} errores.
convert-result-of-board = En el tablero hay { $board ->
    [checkmate] jaque mate
    [stalemate] ahogado
   *[dead] una posición en la que nadie puede dar mate
}, así que el resultado es { $result }.
convert-against-board = El resultado es { $result }, pero { $board ->
    [checkmate] en el tablero hay jaque mate
    [stalemate] en el tablero hay ahogado
   *[dead] ningún bando puede dar mate
}. El resultado se conserva.
convert-without-pages = El braille no tiene páginas. Se lee línea por línea.
convert-without-feeds = Faltan los saltos de página. Las páginas se dividen por sus números.
convert-stray = Sobra un { $text }, que se omite.
convert-letters = Las jugadas se leen en la notación { $notation }, porque { $all ->
    [yes] todas encajan en ella
   *[no] encajan en ella más que en ninguna otra
}.
convert-day = La fecha { $text } puede ser más de un día. Se deja como está escrita.
convert-fen-castling = El FEN da derechos de enroque sin rey y torre en su sitio. Se omiten.
convert-fen-en-passant = El FEN da una casilla al paso imposible. Se omite.
convert-fen-fields = La posición inicial se lee como { $meant }.
convert-result-of-tag = Tras las jugadas no hay resultado. Vale { $tag }, sobre las jugadas.
convert-goes-on = La partida no tiene resultado al final. Se lee como partida en curso.
braille-corrected = { $text } se lee como { $move }. Este código escribe { $right }.
braille-slip = { $slip ->
    [capture-missing] Falta el signo de captura.
    [capture-for-nothing] Hay un signo de captura, pero no se captura nada.
    [check-missing] Falta el signo de jaque.
    [check-for-nothing] Hay un signo de jaque, pero no es jaque.
    [mate-missing] Falta el signo de jaque mate.
    [mate-for-nothing] Hay un signo de jaque mate, pero no es mate.
    [more-than-needed] Tiene más letras o cifras de las necesarias.
   *[sign-elsewhere] Un signo está en otro lugar.
}
braille-nearest = { $count ->
    [one] La jugada legal más cercana es { $moves }.
   *[other] Las jugadas legales más cercanas son { $moves }.
}
convert-other-code = Es otro código braille. Léelo con --from-braille { $text }.
convert-several-codes = La página no nombra su código braille. Estos códigos dan partidas distintas: { $codes }. Elige uno con --from-braille.
convert-number = Está { $text } donde va el número de la jugada.
convert-diagram = El diagrama muestra otra posición.
convert-page-number = La página no termina con su número, { $number }. Si no hay páginas, usa --plain-lines.
convert-page-number-read = La página no termina con su número, { $number }. Se lee igualmente.
convert-page-height = La página tiene más o menos líneas que las anteriores.
convert-form-feed = Falta un salto de página. La página se divide por su número.
convert-code-line = La línea que nombra el código braille está dañada. La partida se lee en el código { $text }.
convert-empty-line = Hay una línea vacía entre las jugadas. Si no hay páginas, usa --plain-lines.
convert-no-move-before = { $text } no sigue a ninguna jugada.
convert-not-braille = { $text } no es una celda braille de seis puntos.
convert-no-layout = Faltan los saltos de página y los espacios al principio de las líneas. Copia el archivo original sin cambios, o deja solo encabezados, jugadas y resultados.
convert-page-cut-off = El archivo se corta dentro de una página. Si no tiene páginas, usa --plain-lines.
convert-page-too-large = La página braille es demasiado grande.
convert-pef = No es un PEF legible. { $why ->
    [empty] Está vacío.
    [xml] No es XML bien formado.
    [endless] Una de sus partes no tiene fin.
    [document-type] Declara un tipo de documento, prohibido en un PEF.
    [namespace] Tiene otro espacio de nombres.
    [too-deep] Sus elementos están anidados a demasiada profundidad.
    [element] Un PEF no tiene { $element }.
    [misplaced] { $element } está en un lugar equivocado.
    [between-rows] Hay algo entre las líneas.
   *[no-braille] En una línea hay algo que no es braille.
}
convert-io = La lectura se detuvo aquí: { $text }.
convert-results-differ = Sobre las jugadas el resultado es { $tag }. Vale el que va tras ellas.
convert-tag-in-comment = Una línea de un comentario empieza con una etiqueta. Si el comentario debía terminar antes, ciérralo con una llave. Después convierte otra vez el archivo.
convert-variation-unread = Aquí una variante, leída de nuevo del braille, pasa a ser un comentario.
convert-reads-as = Releído del braille, { $text } pasa a ser { $reads }.
convert-reads-as-nothing = { $text } no se puede releer de su braille.
convert-progress = Partidas hasta ahora: { $games }.
convert-progress-percent = Partidas hasta ahora: { $games }, { $percent } por ciento.
convert-done = { $games ->
    [one] Convertida una partida.
   *[other] Convertidas { $games } partidas.
}
convert-left-out = { $games ->
    [one] Omitida una.
   *[other] Omitidas { $games }.
}
convert-cut = Partidas conservadas solo hasta un error: { $games }.
convert-dropped-comments = Comentarios que este formato no admite: { $count }.
convert-dropped-signs = Signos de comentario que este formato no admite: { $count }.
convert-dropped-variations = Variantes que este formato no admite: { $count }.
convert-dropped-times = Tiempos que este formato no admite: { $count }.
convert-dropped-unasked-times = Tiempos omitidos: { $count }. Para conservarlos, usa --times.
convert-dropped-fractions = Tiempos escritos sin fracciones de segundo: { $count }.
convert-parted-diagrams = Diagramas en dos páginas, porque la página es demasiado baja: { $count }.
convert-dropped-respelt = Comentarios con signos sin braille, escritos con otros: { $count }.
convert-dropped-offers = Ofertas de tablas que este formato no admite: { $count }.
convert-dropped-tags = Etiquetas que este formato no admite: { $count }.
convert-dropped-not-legal = Partidas con jugadas ilegales al final, que este formato no admite: { $count }.
convert-dropped-headings = Encabezados con una celda llena en lugar de una letra sin braille: { $count }.
convert-dropped-read-otherwise = Otros textos sobre las jugadas que se releen distintos del braille: { $count }.
convert-dropped-unspoken = Líneas en braille encima de las jugadas, que no se pueden decir: { $count }.
convert-old-letters = Partidas leídas como { $letters }, porque no estaban en UTF-8: { $games }.
convert-perhaps-letters = Partidas que también pueden estar en { $letters }: { $games }. Para leerlas así, usa --from-letters { $letters }.
convert-broken-letters = Partidas con letras dañadas: { $games }.
convert-stopped = Detenido en la primera partida que no se puede convertir.
convert-interrupted = Interrumpido. No se ha escrito nada.
convert-unreadable = { $file } no se puede leer: { $why }.
convert-unwritable = { $file } no se puede escribir: { $why }.
convert-exists = { $file } ya existe. Para reemplazarlo, usa --force.
convert-replace = { $file } ya existe. ¿Reemplazarlo? Escribe s para sí:
convert-yes = s
convert-missing = { $file } no existe.
convert-empty-file = { $file } está vacío.
convert-html = { $file } es HTML, que no se puede leer. Usa el PGN o el texto de la partida.
convert-record = { $file } es el registro de una partida de Annabella. { $written ->
    [yes] Usa { $pgn }.
   *[no] Su PGN se escribe cuando termina la partida. Para continuar la partida, usa: annabella play --resume.
}
convert-no-such-game = { $games ->
    [one] { $file } no tiene la partida { $game }: solo contiene una.
   *[other] { $file } no tiene la partida { $game }: solo contiene { $games }.
}
convert-flag-unused = { $flag } no tiene efecto aquí. Quítala.
convert-flag-needs = { $flag } necesita { $other }.
convert-numbers-differ = El número de la jugada es { $text }, pero esta es la jugada { $number }. Valen las jugadas.
convert-strange = { $kind ->
    [no-break] Contiene un espacio duro, { $code }.
    [no-width] Contiene un signo sin anchura, { $code }.
    [nul] Contiene el signo NUL, { $code }.
    [control] Contiene un carácter de control, { $code }.
    [blank] Contiene un espacio especial, { $code }.
   *[look-alike] Contiene una letra que solo se parece a { $like }, { $code }.
}
convert-no-game = { $file } no contiene ninguna partida.
convert-unknown-form = No se conoce el formato de { $file }. Indícalo con --from.
convert-no-louis = Los nombres se escriben solo con letras y cifras, sin liblouis: { $why }.
louis-says = { $what ->
    [missing] su biblioteca no se puede abrir: { $why }
    [foreign] a esta versión de liblouis le falta { $name }
   *[no-table] falta la tabla { $name }
}
convert-needs-file = Una grabación necesita un archivo. Indícalo con -o, por ejemplo -o partida.wav.
convert-no-place-for-list = { $file } es un dispositivo o una tubería, donde no cabe la lista de jugadas. Indica otra grabación con -o, por ejemplo -o partida.wav.
convert-no-voice = No hay voz para la grabación: { $why }.
convert-recording-too-long = La grabación es demasiado larga para { $file }, donde caben unas { $hours } horas. Convierte menos partidas cada vez.
convert-recorded = La grabación es { $file }. Sus jugadas y los tiempos están en { $list }.
