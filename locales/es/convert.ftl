# Convertir planillas: qué se omite y por qué, y en qué quedó.

convert-at-line = { $place }: { $why }
convert-at-game = { $place }: partida { $game }: { $why }
convert-at-move = { $place }: partida { $game }, jugada { $move }: { $why }
convert-no-move = { $text } no se puede leer como jugada.
convert-illegal = { $text } no es legal aquí.
convert-ambiguous = { $text } puede ser más de una jugada.
convert-tag = La línea { $text } no es una etiqueta válida.
convert-no-notation = No hay ninguna notación { $text }; hay en, it, de, es, fr, nl, pt, pl, ru, figurines, uci, iccf.
convert-start = La posición inicial no sirve. { $text }
convert-variant = { $text } es otro juego, no ajedrez.
convert-open-ended = Un comentario o una variante no termina.
convert-no-result = Al final falta el resultado: la partida está cortada.
convert-behind-result = Hay algo detrás del resultado.
convert-among-words = Las jugadas { $text } están en una línea con palabras. Pon las palabras entre llaves o las jugadas en líneas propias, o numera las jugadas.
convert-too-long = Ninguna partida es tan larga.
convert-no-move-in-code = { $text } no es una jugada legal en este código braille.
convert-goes-on = La partida no tiene resultado al final. Se lee como partida en curso.
braille-corrected = { $text } se lee como { $move }, en este código { $right }.
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
convert-other-code = Es otro código braille; se lee con --from-braille { $text }.
convert-several-codes = La página no nombra su código braille y es una partida distinta en cada uno de estos: { $codes }. Indícalo con --from-braille.
convert-number = Aquí va el número de la jugada, y está { $text }.
convert-diagram = El diagrama muestra otra posición.
convert-page-number = La página no lleva al pie el número { $number }. Si el archivo no tiene páginas, usa --plain-lines.
convert-page-height = La página no tiene tantas líneas como la primera. Si el archivo no tiene páginas, usa --plain-lines.
convert-empty-line = Hay una línea vacía entre las jugadas. Si el archivo no tiene páginas, usa --plain-lines.
convert-no-move-before = { $text } no sigue a ninguna jugada.
convert-not-braille = { $text } no es una celda braille de seis puntos.
convert-page-cut-off = El archivo se corta dentro de una página. Si no tiene páginas, usa --plain-lines.
convert-page-too-large = Ninguna página braille es tan grande.
convert-pef = No es un PEF legible. { $why ->
    [empty] No contiene nada.
    [xml] No es XML bien formado.
    [endless] Una de sus partes no tiene fin.
    [document-type] Declara un tipo de documento, cosa que ningún PEF hace.
    [namespace] Tiene otro espacio de nombres.
    [too-deep] Sus elementos están anidados a demasiada profundidad.
    [element] Un PEF no tiene { $element }.
    [misplaced] { $element } está en un lugar equivocado.
    [between-rows] Hay algo más entre las líneas.
   *[no-braille] En una línea hay algo que no es braille.
}
convert-io = No se puede seguir leyendo. { $text }
convert-results-differ = La etiqueta dice { $tag }; vale lo que sigue a las jugadas.
convert-tag-in-comment = Una línea de un comentario empieza con una etiqueta y se queda en el comentario. Si este debía terminar antes, ciérralo con una llave y vuelve a convertir el archivo.
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
convert-dropped-comments = Comentarios, para los que este formato no tiene sitio: { $count }.
convert-dropped-signs = Signos de comentario, para los que este formato no tiene sitio: { $count }.
convert-dropped-variations = Variantes, para las que este formato no tiene sitio: { $count }.
convert-dropped-times = Tiempos, para los que este formato no tiene sitio: { $count }.
convert-dropped-offers = Ofertas de tablas, para las que este formato no tiene sitio: { $count }.
convert-dropped-tags = Etiquetas, para las que este formato no tiene sitio: { $count }.
convert-dropped-not-legal = Finales de partida con jugadas ilegales, para los que este formato no tiene sitio: { $count }.
convert-dropped-headings = Encabezados en que una celda llena ocupa el lugar de una letra sin braille: { $count }.
convert-dropped-unspoken = Líneas en braille encima de las jugadas, que ninguna voz puede decir: { $count }.
convert-old-letters = Partidas que no estaban en UTF-8 y se leyeron como Latin-1: { $games }.
convert-stopped = Detenido en la primera partida que no se puede convertir.
convert-interrupted = Interrumpido; no se ha escrito nada.
convert-unreadable = { $file } no se puede leer: { $why }.
convert-unwritable = { $file } no se puede escribir: { $why }.
convert-exists = { $file } ya existe; con --force se reemplaza.
convert-replace = { $file } ya existe. ¿Reemplazarlo? Escribe s para sí:
convert-yes = s
convert-missing = No existe el archivo { $file }.
convert-empty-file = { $file } está vacío.
convert-html = No se puede leer HTML: { $file }. Usa en su lugar el PGN o el texto de la partida.
convert-no-such-game = { $games ->
    [one] { $file } no tiene la partida { $game }: solo contiene una.
   *[other] { $file } no tiene la partida { $game }: solo contiene { $games }.
}
convert-flag-unused = { $flag } no cambia nada en esta conversión. Quítala.
convert-flag-needs = { $flag } necesita { $other }.
convert-numbers-differ = El número de la jugada es { $text }, pero esta es la jugada { $number }. Valen las jugadas.
convert-strange = { $kind ->
    [no-break] Contiene un espacio duro, { $code }.
    [no-width] Contiene un signo sin anchura, { $code }.
    [nul] Contiene el signo NUL, { $code }.
    [control] Contiene un signo de control, { $code }.
    [blank] Contiene un espacio especial, { $code }.
   *[look-alike] Contiene una letra que solo se parece a { $like }, { $code }.
}
convert-no-game = No hay ninguna partida en { $file }.
convert-unknown-form = No se sabe en qué forma está { $file }; indícala con --from.
convert-no-louis = Los nombres se escriben sin liblouis, solo con letras y cifras: { $why }.
convert-needs-file = Una grabación solo se puede escribir en un archivo: indícalo con -o, por ejemplo -o partida.wav.
convert-no-place-for-list = La lista de jugadas no puede estar en { $file }, que es un dispositivo o una tubería: indica otra grabación con -o, por ejemplo -o partida.wav.
convert-no-voice = No hay voz para la grabación: { $why }.
convert-recording-too-long = La grabación se hace demasiado larga para { $file }: un archivo así contiene unas { $hours } horas. Convierte menos partidas cada vez.
convert-recorded = La grabación es { $file }; sus jugadas y los tiempos están en { $list }.
