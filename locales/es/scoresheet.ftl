# En papel y en Braille: lo que figura encima de las jugadas de una planilla.

sheet-event = Torneo: { $text }
sheet-site = Lugar: { $text }
sheet-date = Fecha: { $text }
sheet-round = Ronda: { $text }
sheet-white = Blancas: { $text }
sheet-black = Negras: { $text }
sheet-white-help = Con ayuda, blancas: { $text }
sheet-black-help = Con ayuda, negras: { $text }
sheet-start = Posición inicial: { $text }
sheet-text-notation = Notación: { $text }
sheet-text-result = Resultado: { $text }
sheet-code = Código Braille de las jugadas: { $code ->
    [intl] internacional
    [fi] finlandés
    [hu] húngaro
    [ru] ruso
    [de] provisional, con letras alemanas
    [it] provisional, con letras italianas
    [es] provisional, con letras españolas
   *[fr] provisional, con letras francesas
}

# Dicho en voz alta, en una grabación.
recording-game = Partida { WORDS($number) }.
recording-date = { $known ->
    [day] Fecha: { DAY($day) } de { month } de { $year }.
    [month] Fecha: { month } de { $year }.
   *[year] Año: { $year }.
}
recording-start = La partida empieza en esta posición.
recording-not-legal = Las jugadas siguientes son ilegales: { $moves }.
