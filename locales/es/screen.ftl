# Las pantallas conectadas, y la página que muestra el tablero.

screen-shown = El tablero se ve en el navegador de este equipo, en { $address }.
screen-not-shown = El tablero no se puede mostrar en una página: { $why }.
screen-not-at-tournament = En un torneo el tablero no se muestra en una página.
screen-invited = Tu rival abre { $address } en un navegador y escribe { $code }. Para oírlo otra vez, escribe: { WORD("invite") }.
screen-room = Los espectadores abren { $address } en un navegador e introducen { $code }. El código vale para todos y varias veces.
screen-own = Para tu tablero grande, abre { $address } en un navegador e introduce { $code }.
screen-none-wanted = Aquí nadie juega en una pantalla. Empieza la partida con --opponent screen.
screen-knocks = { $named ->
    [yes] { $name } quiere
   *[no] Alguien quiere
} jugar contra ti, en una pantalla. Escribe { WORD("yes") } o { WORD("no") }.
screen-joined = { $named ->
    [yes] { $name } ya está en la partida
   *[no] Tu rival ya está en la partida
}{ $board ->
    [yes] , con un tablero de verdad.
   *[no] . La página es su tablero.
}
screen-declined = La petición queda rechazada.
screen-not-waiting = Ya no espera nadie.
screen-closed = Alguien ha escrito cinco códigos erróneos. Durante un minuto nadie puede entrar. Después escribe: { WORD("invite") }.
screen-gone = La pantalla de tu rival se ha desconectado.{ $paused ->
    [yes] {" "}Los relojes están parados.
   *[no] {""}
}
screen-back = La pantalla de tu rival está conectada otra vez.{ $paused ->
    [yes] {" "}Para poner en marcha los relojes, escribe: { WORD("resume") }.
   *[no] {""}
}
screen-seated = { $named ->
    [yes] { $name }
   *[no] Tu rival
} { $there ->
    [yes] juega en una pantalla.
   *[no] tiene una pantalla desconectada.
}
screen-empty = Todavía nadie juega en una pantalla. Para oír la dirección y un código, escribe: { WORD("invite") }.
screen-dismissed = Se ha quitado la pantalla de tu rival.
screen-not-kept = No se pudo guardar quién juega en la pantalla: { $why }.
screen-drawn = El dibujo está en el terminal, y en el navegador de este equipo en { $address }.
screen-ask-network = ¿Pueden entrar los dispositivos de esta red? Escribe { WORD("yes") } o { WORD("no") }. Si no, solo puede entrar este equipo.
screen-network-open = Los dispositivos de esta red pueden entrar.
screen-network-closed = Solo puede entrar este equipo.
screen-no-network = Este equipo no está en ninguna red. Solo puede entrar su propio navegador.
screen-no-visitor = Nadie ha abierto la página todavía. Quizá lo impide un cortafuegos, una red de invitados u otra red.
screen-dot = punto
screen-colon = dos puntos
screen-title = { $white } contra { $black }
screen-action = { $action ->
    [repeat] Repito esta jugada
    [not-heard] He oído otra cosa
    [execute] La he hecho en mi tablero
    [press] Pulsar el reloj
    [accept] Aceptar tablas
    [decline] Rechazar tablas
    [draw] Ofrecer tablas
    [claim] Reclamar tablas
    [pause] Parar los relojes
    [resume] Poner en marcha los relojes
    [sign] Firmar el resultado
    [resign] Abandonar
    [repetition] Por repetición
    [fifty-moves] Por las cincuenta jugadas
    [now] Sin jugada
    [yes] Sí
   *[no] No
}
screen-board = Tablero
screen-moves = Jugadas
screen-connected = Conectado
screen-lost = Conexión perdida. Nuevo intento.
screen-flip = Girar el tablero
screen-number = Jugada
screen-white = Blancas
screen-black = Negras
screen-captured = Capturadas
screen-lines = Mensajes
screen-actions = Qué puedes hacer
screen-field = Jugada u orden
screen-send = Enviar
screen-promote = El peón se convierte en
screen-promote-queen = Dama
screen-promote-rook = Torre
screen-promote-bishop = Alfil
screen-promote-knight = Caballo
screen-cancel = Cancelar
screen-confirm = Confirmar
screen-selected = Pieza elegida: { $piece } { $square }
screen-deselected = Ya no hay ninguna pieza elegida.
screen-confirm-move = { $piece } de { $from } a { $to }
screen-language = Idioma
screen-awake = Esta página no puede mantener encendida la pantalla. Si se apaga, enciéndela: la página vuelve sola.
screen-join-title = Entrar en la partida
screen-join-code = Código
screen-join-name = Tu nombre, para la planilla
screen-join-board-own = Juego en un tablero de verdad
screen-join-board-page = Esta página es mi tablero
screen-join = Entrar
screen-join-other = Entrar con un código
screen-waiting = Se está preguntando a tu rival. Espera, por favor.
screen-page-declined = Tu rival no te ha dejado entrar.
screen-page-dismissed = Esta pantalla ya no está en la partida.
screen-elsewhere = La partida está abierta en otra pestaña.
screen-use-here = Seguir aquí
screen-full = Ya hay demasiada gente mirando.
screen-again = Intentar de nuevo
screen-error-wrong = Ese no es el código, o ya no vale. Pide uno nuevo.
screen-error-closed = Ha habido demasiados códigos erróneos. Espera un minuto y pide uno nuevo.
screen-error-malformed = El nombre es demasiado largo o no se puede usar.
screen-door-help =
    Tu rival juega de oído. La consola te dice seis cifras: escríbelas como código.
    Después ves el tablero. Toca una pieza y luego la casilla adonde va. O escribe una jugada, como e4 o Cf3.
    La consola dice tu jugada a tu rival, y te muestra la suya.
    Con los botones bajo el tablero ofreces tablas, abandonas y respondes a las preguntas. También puedes escribir la palabra ayuda.
