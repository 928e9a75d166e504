# La planilla como página para imprimir: títulos, nombres de las columnas y, en palabras, lo que quien ve lee como signo.

page-title = Planillas: { $name }
page-game = Partida { $number }
page-game-between = Partida { $number }: { $white } contra { $black }
page-unknown = desconocido
page-moves = Jugadas de la partida { $number }
page-move = Jugada
page-clock = { $side ->
    [white] Reloj de las blancas
   *[black] Reloj de las negras
}
page-thought = { $side ->
    [white] Tiempo de las blancas en la jugada
   *[black] Tiempo de las negras en la jugada
}
page-variation = Variante: { $moves }
page-not-legal = Siguen jugadas ilegales: { $moves }
page-braille-heading = Encabezado en Braille
page-start = Posición antes de la primera jugada de la partida { $number }, { page-to-move }
page-position = Posición de la partida { $number } tras la jugada { $move }, { page-to-move }
page-to-move = { $side ->
    [white] juegan las blancas
   *[black] juegan las negras
}
page-pieces = { $side ->
    [white] Blancas
   *[black] Negras
}: { $pieces }.
page-signature = { $side ->
    [white] Firma de las blancas
   *[black] Firma de las negras
}
page-score = { $score ->
    [white] { $text }, han ganado las blancas
    [black] { $text }, han ganado las negras
    [drawn] { $text }, tablas
    [white-half] { $text }, medio punto para las blancas, las negras han perdido
    [black-half] { $text }, medio punto para las negras, las blancas han perdido
    [both] { $text }, han perdido ambos
   *[open] sin resultado
}
page-offer = tablas ofrecidas
page-threat = { $threat ->
    [mate] jaque mate
   *[check] jaque
}
page-sign = { $sign ->
    [good] buena jugada
    [mistake] error
    [brilliant] jugada brillante
    [blunder] error grave
    [interesting] jugada interesante
    [dubious] jugada dudosa
    [forced] única jugada
    [equal] posición igualada
    [unclear] posición poco clara
    [novelty] novedad teórica
    [idea] con la idea
    [better] mejor es
    [slight] ligera ventaja de las { side-name }
    [clear] clara ventaja de las { side-name }
    [decisive] ventaja decisiva de las { side-name }
    [zugzwang] zugzwang de las { side-name }
    [development] ventaja de desarrollo de las { side-name }
    [initiative] iniciativa de las { side-name }
    [attack] ataque de las { side-name }
    [compensation] compensación de las { side-name }
    [counterplay] contrajuego de las { side-name }
   *[hurry] apuros de tiempo de las { side-name }
}
page-tag = { $tag ->
    [Result] Resultado
    [TimeControl] Control de tiempo
    [WhiteTimeControl] Control de tiempo de las blancas
    [BlackTimeControl] Control de tiempo de las negras
    [Termination] Final de la partida
    [WhiteElo] Elo de las blancas
    [BlackElo] Elo de las negras
    [WhiteTitle] Título de las blancas
    [BlackTitle] Título de las negras
    [WhiteTeam] Equipo de las blancas
    [BlackTeam] Equipo de las negras
    [WhiteType] Juega con blancas
    [BlackType] Juega con negras
    [Annotator] Comentarios de
    [Opening] Apertura
    [ECO] Código de la apertura
    [Rules] Reglas
    [Variant] Tipo de ajedrez
   *[Time] Hora de comienzo
}
page-value = { $value ->
    [human] una persona
    [program] un programa
    [normal] de forma normal
    [time-forfeit] por tiempo agotado
    [unterminated] no terminada
    [abandoned] abandonada
    [adjudication] por adjudicación
    [death] por la muerte de un jugador
    [emergency] por una emergencia
   *[rules-infraction] por una infracción de las reglas
}
