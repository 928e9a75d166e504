# Motores UCI: cuáles hay, con qué fuerza juegan, qué ha fallado.

engine-number = { $negative ->
    [yes] menos { WORDS($number) }
   *[no] { WORDS($number) }
}
engine-strength = { $class ->
    [full] a plena fuerza
    [beginner] con una puntuación de { WORDS($rating) }, como un principiante
    [casual] con una puntuación de { WORDS($rating) }, como un aficionado
    [club] con una puntuación de { WORDS($rating) }, como un jugador de club
    [strong] con una puntuación de { WORDS($rating) }, como un buen jugador de club
    [master] con una puntuación de { WORDS($rating) }, como un maestro
   *[grandmaster] con una puntuación de { WORDS($rating) }, como un gran maestro
}
engine-ended = ha dejado de funcionar
engine-silent = no responde
engine-illegal = su jugada es ilegal: { $text }
engine-wrong = su respuesta no es una jugada: { $text }
engine-no-answer = termina de pensar sin una jugada
engine-started-again = Problema con { $name }: { $why }. Se vuelve a iniciar y la partida sigue.
engine-replaced = Problema con { $name }, tres veces seguidas: { $why }. Desde ahora juega en su lugar el rival integrado, nivel { WORDS($level) }.
engine-abandoned = Problema con { $name }, tres veces seguidas: { $why }. No se vuelve a iniciar. Tu partida está guardada: sal y reanúdala más tarde.
engine-not-in-tournament = En los torneos no juega ningún motor de ajedrez. Elige un rival en la consola o en el tablero.
engine-none-found = En esta máquina no hay ningún motor de ajedrez. En Debian, para instalar uno: apt install stockfish.
engine-not-found = No hay ningún motor { $program }. Para ver la lista: annabella engines.
engine-not-started = No se puede iniciar { $program }: { $why }.
engine-no-engine = { $program } no se puede usar como motor UCI: { $why }.
engine-no-chess960 = { $name } no juega al ajedrez novecientos sesenta. Elige otro motor.
engine-no-such-rating = { $name } juega con puntuaciones de { $least } a { $most }, o a plena fuerza.
engine-no-ratings = { $name } no se puede ajustar a una puntuación: solo juega a plena fuerza.
engine-no-option = { $name } no tiene la opción { $option }.{ $known ->
    [yes] {" "}¿Querías decir { $near }?
   *[no] {" "}Para ver la lista: annabella engines y el nombre del motor.
}
engine-wrong-value = La opción { $option } no puede ser { $value }. Admite { $takes }.
engine-takes-check = true o false
engine-takes-number = un número entero de { $least } a { $most }
engine-takes-word = una de estas palabras: { $words }
engine-takes-text = cualquier texto
engine-takes-nothing = ningún valor
engines-count = { $count ->
    [0] En esta máquina no hay ningún motor de ajedrez. En Debian, para instalar uno: apt install stockfish.
    [one] En esta máquina hay un motor de ajedrez.
   *[other] En esta máquina hay { WORDS($count) } motores de ajedrez.
}
engines-item = { WORDS($number) }: { $name }. Nombre en los ajustes: { $program }. { $rated ->
    [yes] Juega con puntuaciones de { $least } a { $most }, o a plena fuerza.
   *[no] Solo juega a plena fuerza.
}{ $chess960 ->
    [yes] {""}
   *[no] {" "}No juega al ajedrez novecientos sesenta.
}
engines-item-fails = { WORDS($number) }: { $program } no puede jugar. { $why }
engines-choose = Para jugar contra uno: annabella play --opponent uci --engine { $program }
engine-options = { $name } tiene { $count ->
    [0] cero opciones
    [one] una opción
   *[other] { WORDS($count) } opciones
}.
engine-option = { $option }: { $takes }{ $default ->
    [no] .
   *[other] ; normalmente { $usual }.
}
