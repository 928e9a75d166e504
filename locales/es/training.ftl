# Lo que se dice durante el entrenamiento.

train-begins = { $named ->
    [yes] { $name }.{" "}
   *[no] {""}
}{ $course ->
    [new] ¿Aún no conoces el ajedrez? Un primer curso para escuchar empieza con: { WORD("train-lesson") }.{" "}
    [begun] Para seguir con tu curso, escribe: { WORD("train-lesson") }.{" "}
   *[other] {""}
}{ $due ->
    [0] { $new ->
        [yes] Entrenamiento con problemas. Tu puntuación empieza en { WORDS($rating) }.
       *[no] Hoy no vuelve nada. Tu puntuación es { WORDS($rating) }.
    }
    [one] Hoy vuelve un problema. Tu puntuación es { WORDS($rating) }.
   *[other] Hoy vuelven { WORDS($due, form: "masculine") } problemas. Tu puntuación es { WORDS($rating) }.
}{ $openings ->
    [0] {""}
    [one] {" "}De tus aperturas vuelve una jugada.
   *[other] {" "}De tus aperturas vuelven { WORDS($openings) } jugadas.
} { $keys ->
    [yes] Para empezar, pulsa { $enter }.
   *[no] Para empezar, envía una línea vacía.
} Para ejercicios, escribe: { WORD("train-drills") }. Para todo lo demás: { WORD("help") }.
train-puzzle = { $again ->
    [yes] Otra vez.{" "}
   *[no] {""}
}{ $moved ->
    [yes] Última jugada: { $move }.{" "}
   *[no] {""}
}Juegan las { side-name }.
train-first-task = Busca la mejor jugada y escríbela. Para una pista, escribe: { WORD("train-hint") }.
train-for-the-next = { $keys ->
    [yes] Para el siguiente, pulsa { $enter }.
   *[no] Para el siguiente, escribe una línea vacía.
}
train-your-move = Juegan las { side-name }.
train-wrong = No es { $wrong }.{ $moved ->
    [yes] {" "}La respuesta es { $move }.
   *[no] {""}
} Prueba otra jugada.
train-wrong-stalemate = No es { $move }: queda ahogado. Prueba otra jugada.
train-still-weighed = Un momento: aún se está valorando { $move }. Después escribe otra vez tu jugada.
train-solved = { $how ->
    [clean] Resuelto.
    [hinted] Resuelto, con ayuda.
    [helped] Resuelto, pero no a la primera.
    [left] Lo dejas sin resolver. Para el siguiente, escribe: { WORD("train-next") }.
   *[told] Esa era la solución.
}
train-rating = Tu puntuación es { WORDS($rating) }, { $way ->
    [down] { WORDS($change) } menos
   *[up] { WORDS($change) } más
}.
train-back = El problema vuelve { $days ->
    [0] hoy
    [one] mañana
   *[other] dentro de { WORDS($days, form: "masculine") } días
}.
train-streak-goes-on = Racha: { WORDS($count) }.
train-streak-over = { $count ->
    [0] Esta vez no hay racha.
   *[other] La racha ha terminado: { WORDS($count) }.
}{ $best ->
    [yes] {" "}Es tu más larga.
   *[no] {" "}Tu más larga: { WORDS($record) }.
}
train-hint-theme = { $theme ->
    [none] Busca jaques, capturas y amenazas.
    [anastasiaMate] Torre y caballo dan mate en el borde del tablero.
    [arabianMate] Torre y caballo dan mate en la esquina.
    [attraction] Atrae una pieza a una casilla mala.
    [backRankMate] El rey no puede salir de su primera fila.
    [bishopEndgame] Un final de alfiles.
    [bodenMate] Dos alfiles dan mate en diagonales cruzadas.
    [capturingDefender] Captura una pieza que defiende a otra.
    [clearance] Despeja una casilla o una línea.
    [defensiveMove] Encuentra la jugada que resiste.
    [deflection] Desvía a un defensor.
    [discoveredAttack] Una pieza se aparta y otra ataca.
    [doubleCheck] Dos piezas pueden dar jaque a la vez.
    [enPassant] Un peón se puede capturar al paso.
    [exposedKing] El rey tiene poca protección.
    [fork] Una pieza puede atacar a dos.
    [hangingPiece] Una pieza está poco defendida.
    [hookMate] Torre, caballo y peón dan mate juntos.
    [interference] Pon una pieza entre otras dos.
    [intermezzo] No recaptures enseguida: antes va otra jugada.
    [kingsideAttack] Ataca al rey enrocado.
    [knightEndgame] Un final de caballos.
    [mateIn1] Mate en una jugada.
    [mateIn2] Mate en dos jugadas.
    [mateIn3] Mate en tres jugadas.
    [mateIn4] Mate en cuatro jugadas.
    [mateIn5] Mate en cinco jugadas.
    [pawnEndgame] Un final de peones.
    [pin] Una pieza está clavada, o puede estarlo.
    [promotion] Un peón puede coronar.
    [queenEndgame] Un final de damas.
    [quietMove] La jugada no es ni jaque ni captura.
    [rookEndgame] Un final de torres.
    [sacrifice] Da algo para obtener más.
    [skewer] Ataca una pieza, y cae la de detrás.
    [smotheredMate] El rey está encerrado por sus propias piezas.
    [trappedPiece] Una pieza no tiene salida.
    [underPromotion] Corona, pero no dama.
   *[xRayAttack] Una pieza actúa a través de otra.
}
train-theme-name = { $theme ->
    [anastasiaMate] mate de Anastasia
    [arabianMate] mate árabe
    [attraction] atracción
    [backRankMate] mate del pasillo
    [bishopEndgame] final de alfiles
    [bodenMate] mate de Boden
    [capturingDefender] eliminación del defensor
    [clearance] despeje
    [defensiveMove] jugada defensiva
    [deflection] desviación
    [discoveredAttack] ataque a la descubierta
    [doubleCheck] jaque doble
    [enPassant] captura al paso
    [exposedKing] rey expuesto
    [fork] horquilla
    [hangingPiece] pieza indefensa
    [hookMate] mate del gancho
    [interference] interferencia
    [intermezzo] jugada intermedia
    [kingsideAttack] ataque en el flanco de rey
    [knightEndgame] final de caballos
    [mateIn1] mate en una jugada
    [mateIn2] mate en dos jugadas
    [mateIn3] mate en tres jugadas
    [mateIn4] mate en cuatro jugadas
    [mateIn5] mate en cinco jugadas
    [pawnEndgame] final de peones
    [pin] clavada
    [promotion] coronación
    [queenEndgame] final de damas
    [quietMove] jugada tranquila
    [rookEndgame] final de torres
    [sacrifice] sacrificio
    [skewer] enfilada
    [smotheredMate] mate de la coz
    [trappedPiece] pieza atrapada
    [underPromotion] coronación menor
   *[xRayAttack] ataque de rayos X
}
train-themes = Temas de los problemas, y cuántos hay. Para empezar uno, escribe: { WORD("train-theme-fork") }.
train-theme-listed = { train-theme-name }: { WORDS($count) }.
train-theme-begins = Problemas de un solo tema: { train-theme-name }. No cambian tu puntuación.
train-themes-unread = Los problemas añadidos no se pueden contar: { $why }.
train-hint-piece = Se mueve la pieza de { $square }: { piece-name }.
train-hint-move = La jugada es { $move }.
train-solution = La solución: { $moves }.
train-no-puzzle = No hay ningún problema abierto. Para el siguiente, escribe: { WORD("train-next") }.
train-not-solved = Este problema aún no está resuelto. Para oír cómo se hace, escribe: { WORD("train-solution") }. Para dejar el problema: { WORD("train-stop") }.
train-puzzle-left = Dejo este problema. Cuenta como no resuelto.
train-none-left = { $way ->
    [rated] No quedan problemas de este tipo.
    [streak] No quedan problemas de este tipo.
    [theme] No quedan problemas de este tipo. Para otros, escribe: { WORD("train-rated") }.
    [endgame] No quedan problemas de este tipo.
    [review] No queda nada por revisar.
    [opening] Para hoy no queda nada.
    [lesson] No quedan tareas.
   *[repeat] Hoy ya no vuelve nada más.
}
train-way = { $way ->
    [rated] Problemas con puntuación, cercanos a la tuya.
    [streak] Una racha: los problemas son cada vez más difíciles, hasta que fallas uno.
    [theme] Problemas de un solo tema.
    [endgame] Finales contra la mejor defensa.
    [review] Errores de una partida tuya.
    [opening] Aperturas.
    [lesson] Lecciones.
   *[repeat] Problemas que vuelven.
}
train-way-name = { $way ->
    [rated] con puntuación
    [streak] racha
    [theme] tema
    [endgame] final
    [review] partida propia
    [opening] apertura
    [lesson] lección
   *[repeat] otra vez
}
train-telling = Las posiciones se dicen { $telling ->
    [side] por bandos
    [kind] por tipos de pieza
   *[rank] por filas
}.
train-dictation-begins = Piezas: { WORDS($count) }. { $keys ->
    [yes] Intro dice la siguiente.
   *[no] Una línea vacía dice la siguiente.
} También: { WORD("repeat") }, { WORD("train-dictate-rest") }, { WORD("train-dictate-all") }.
train-dictation-over = Era la última pieza.
train-standings = { $tried ->
    [0] Todavía ningún problema.
    [one] Un problema intentado, { $solved ->
        [0] no resuelto
       *[other] resuelto
    } a la primera.
   *[other] Problemas intentados: { WORDS($tried) }. Resueltos a la primera: { WORDS($solved) }.
} Tu puntuación es { WORDS($rating) }{ $provisional ->
    [yes] , todavía provisional.
   *[no] .
} Racha más larga: { WORDS($streak) }. Vuelven hoy: { WORDS($due) }.{ $lessons ->
    [0] {""}
   *[other] {" "}Lecciones terminadas: { WORDS($lessons) }.
}
train-help = { $part ->
    [solve] Busca la mejor jugada y escríbela, o: { WORD("train-hint") }, { WORD("train-solution") }, { WORD("train-position") }, { WORD("train-next") }, { WORD("train-stop") }. También valen todas las preguntas sobre el tablero.
    [kinds] Tipos de problemas: { WORD("train-rated") }, { WORD("train-streak") }, { WORD("train-repeat") }, { WORD("train-themes") }.
    [telling] Cómo se dicen las posiciones: { WORD("train-by-side") }, { WORD("train-by-kind") }, { WORD("train-by-rank") }, { WORD("train-dictate") }.
    [other] Finales: { WORD("train-endgames") }. Aperturas: { WORD("train-openings") }. Lecciones: { WORD("train-lessons") }. Ejercicios: { WORD("train-drills") }.
   *[leave] Cómo vas: { WORD("train-progress") }. Una partida: { WORD("new-game") }. Para salir: { WORD("quit") }.
}
train-not-here = Eso es para partidas, no para el entrenamiento.
train-nothing-to-stop = No hay nada abierto que puedas dejar. Para salir del programa, escribe: { WORD("quit") }.
train-stopped = Lo has dejado.
train-not-saved = Tus resultados no se están guardando: { $why }. El entrenamiento sigue.
train-saved-again = Todos tus resultados están guardados otra vez.
train-goodbye = Todo está guardado. Hasta luego.
train-store-newer = { $file } fue escrito por una versión más reciente de Annabella. Usa esa.
train-store-damaged = { $file } no se puede usar: { $why }. No se ha cambiado nada. Aparta el archivo para empezar de nuevo, o pon una copia en su lugar.
train-store-in-use = { $named ->
    [yes] { $name } ya entrena
   *[no] Alguien ya entrena
} en otra ventana.
train-store-nobody = { $named ->
    [yes] Nadie ha entrenado todavía como { $name }.
   *[no] Sin nombre no hay todavía resultados. Para un alumno con nombre: --player.
}
train-store-known = { $named ->
    [yes] { $name } ya ha
   *[no] Alguien sin nombre ya ha
} entrenado aquí. Elige otro nombre con --player.
train-store-system = { $file } no se puede abrir: { $why }.
train-no-export = { $file } no es el archivo de un alumno: { $why }.
train-exists = { $file } ya existe, y se ha dejado como está.
train-column = { $column ->
    [day] Día
    [way] Tipo
    [puzzle] Problema
    [result] Resultado
    [hints] Pistas
   *[rating] Puntuación
}
train-result = { $clean ->
    [yes] resuelto
   *[no] no resuelto
}
train-title = { $named ->
    [yes] Entrenamiento de { $name }.
   *[no] Entrenamiento.
}
train-exported = Escrito: { $file }.
train-imported = { $named ->
    [yes] { $name }:
   *[no] Recuperado:
} { $count ->
    [one] un problema.
   *[other] { WORDS($count, form: "masculine") } problemas.
}
