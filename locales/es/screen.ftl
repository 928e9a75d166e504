# Las pantallas conectadas, y la página que muestra el tablero.

screen-shown = El tablero se ve en el navegador de este equipo, en { $address }.
screen-not-shown = El tablero no se puede mostrar en una página: { $why }.
screen-invited = { $role ->
    [opponent] Tu rival abre { $address } en un navegador y escribe { $code }. Para oírlo otra vez, escribe: { WORD("invite") }.
    [own] Para tu tablero grande, abre { $address } en un navegador e introduce { $code }.
    [assistant] Tu asistente abre { $address } en un navegador e introduce { $code }.
   *[arbiter] Abre { $address } en un navegador e introduce { $code }.
}
screen-audience = { $display ->
    [yes] Para un tablero grande en la sala, abre { $address } en un navegador e introduce { $code }.
   *[no] Los espectadores abren { $address } en un navegador e introducen { $code }. El código vale para todos y varias veces.
}{ $late ->
    [yes] {" "}Ven las jugadas con { $minutes ->
        [one] un minuto
       *[other] { WORDS($minutes) } minutos
    } de retraso.
   *[no] {""}
}
screen-not-allowed = Las pantallas necesitan la palabra del árbitro. El árbitro escribe: { WORD("order-allow-screens") }.
screen-forbidden = El árbitro ha prohibido las pantallas. Solo la suya sigue conectada.
screen-none-wanted = Aquí nadie juega en una pantalla. Empieza la partida con --opponent screen.
screen-no-assistant = En esta partida no hay asistente. Empieza la partida con --assistant yes.
screen-none-open = No hay ninguna página abierta. Empieza una partida con --screen invited.
screen-knocks = { $named ->
    [yes] { $name } quiere
   *[no] Alguien quiere
} { $role ->
    [opponent] jugar contra ti
    [own] entrar en tu lugar
    [assistant] entrar como tu asistente
   *[arbiter] entrar como árbitro
}, en una pantalla. Escribe { WORD("yes") } o { WORD("no") }.
screen-knocks-for-arbiter = { $named ->
    [yes] { $name } quiere
   *[no] Alguien quiere
} { $role ->
    [opponent] jugar contra ti
    [own] entrar en tu lugar
    [assistant] entrar como tu asistente
   *[arbiter] entrar como árbitro
}, en una pantalla. Decide el árbitro.
screen-joined = { $named ->
    [yes] { $name } ya está en la partida
   *[no] { $role ->
        [opponent] Tu rival ya está en la partida
        [own] Tu tablero grande ya está conectado
        [assistant] Tu asistente ya está en la partida
       *[arbiter] El árbitro ya está en la partida
    }
}{ $role ->
    [opponent] { $board ->
        [yes] , con un tablero de verdad.
       *[no] . La página es su tablero.
    }
    [own] .
    [assistant] {" "}como tu asistente.
   *[arbiter] {" "}en una pantalla.
}
screen-declined = La petición queda rechazada.
screen-not-waiting = Ya no espera nadie.
screen-closed = { $for_all ->
    [yes] Se han escrito demasiados códigos erróneos. Durante un minuto no puede entrar nadie. Después escribe: { WORD("invite") }.
   *[no] Un dispositivo ha escrito cinco códigos erróneos. Durante un minuto no puede entrar. Los demás sí.
}
screen-closed-for = No puede entrar nadie durante { $seconds ->
    [1] un segundo más.
   *[other] { WORDS($seconds) } segundos más.
}
screen-clocks-wait = Los relojes arrancan cuando tu rival está en la pantalla.
screen-still-away = La pantalla del rival no está: los relojes siguen parados. Espérala. Para jugar sin ella, escribe: { WORD("opponent-board") }.
screen-gone = { $role ->
    [opponent] La pantalla de tu rival se ha desconectado.
    [own] Tu tablero grande se ha desconectado.
    [assistant] La pantalla de tu asistente se ha desconectado.
   *[arbiter] La pantalla del árbitro se ha desconectado.
}{ $paused ->
    [yes] {" "}Los relojes están parados.
   *[no] {""}
}
screen-back = { $role ->
    [opponent] La pantalla de tu rival está conectada otra vez.
    [own] Tu tablero grande está conectado otra vez.
    [assistant] La pantalla de tu asistente está conectada otra vez.
   *[arbiter] La pantalla del árbitro está conectada otra vez.
}{ $paused ->
    [yes] {" "}Para poner en marcha los relojes, escribe: { WORD("resume") }.
   *[no] {""}
}
screen-seated = { $named ->
    [yes] { $name }{ $role ->
        [opponent] {""}
        [own] {""}
        [assistant] , tu asistente,
       *[arbiter] , el árbitro,
    }
   *[no] { $role ->
        [opponent] Tu rival
        [own] Tu tablero grande
        [assistant] Tu asistente
       *[arbiter] El árbitro
    }
} { $there ->
    [yes] está en una pantalla.
   *[no] tiene una pantalla desconectada.
}
screen-empty = Todavía nadie juega en una pantalla. Para oír la dirección y un código, escribe: { WORD("invite") }.
screen-dismissed = { $role ->
    [opponent] Se ha quitado la pantalla de tu rival.
    [own] Se ha quitado tu tablero grande.
    [assistant] Se ha quitado la pantalla de tu asistente.
   *[arbiter] Se ha quitado la pantalla del árbitro.
}
screen-not-kept = No se pudo guardar quién juega en la pantalla: { $why }.
screen-drawn = El dibujo está en el terminal, y en el navegador de este equipo en { $address }.{ $kept ->
    [yes] {" "}También está en el archivo { $file }.
   *[no] {""}
}
screen-moved = La página tiene otra dirección: { $address }. Quien estaba conectado la abre allí.
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
    [boards-differ] Nuestros tableros difieren
    [boards-agree] Nuestros tableros vuelven a coincidir
    [sign] Firmar el resultado
    [resign] Abandonar
    [repetition] Por repetición
    [fifty-moves] Por las cincuenta jugadas
    [now] Sin jugada
    [yes] Sí
    [tell-time] Decir los tiempos
    [flag] La bandera ha caído
    [approve-screen] Aprobar la pantalla
    [reject-screen] Rechazar la pantalla
    [allow-screens] Permitir pantallas
    [forbid-screens] Prohibir pantallas
    [accept-claim] Aceptar la reclamación
    [reject-claim] Rechazar la reclamación
    [settle] Igualar los tableros
    [illegal] Sancionar la jugada ilegal
    [adjourn] Aplazar la partida
    [made-on-board] La he hecho en el tablero
    [announce] Anunciar una jugada
    [report-touch] Comunicar una pieza tocada
    [formalities] Las formalidades están hechas
    [seal] Sellar tu jugada
    [seal-again] Sellar otra jugada
    [close-envelope] Cerrar el sobre
    [begin-resumption] Reanudar: están los dos
    [begin-without-white] Reanudar sin las blancas
    [begin-without-black] Reanudar sin las negras
    [white-arrived] Han llegado las blancas
    [black-arrived] Han llegado las negras
    [arrived] He llegado
    [open-envelope] Abrir el sobre
    [envelope-missing] Falta el sobre
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
screen-secret = Respuesta oculta
screen-reveal = Mostrar la respuesta
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
screen-confirm-seal = Sellar: { $piece } de { $from } a { $to }
screen-language = Idioma
screen-awake = Esta página no puede mantener encendida la pantalla. Si se apaga, enciéndela: la página vuelve sola.
screen-join-title = Entrar en la partida
screen-join-code = Código
screen-join-name = Tu nombre, para la planilla
screen-join-board-own = Juego en un tablero de verdad
screen-join-board-page = Esta página es mi tablero
screen-join = Entrar
screen-join-other = Entrar con un código
screen-waiting = Has pedido entrar. Espera, por favor.
screen-page-declined = No te han dejado entrar.
screen-page-dismissed = Esta pantalla ya no está en la partida.
screen-elsewhere = La partida está abierta en otra pestaña.
screen-use-here = Seguir aquí
screen-full = Ya hay demasiada gente mirando.
screen-late = Se muestra con { $minutes } min de retraso
screen-log = Registro
screen-pending = Pendiente
screen-compare = Las dos planillas
screen-sheet-white = Planilla de las blancas
screen-sheet-black = Planilla de las negras
screen-differ = distintas
screen-orders = Órdenes
screen-order = Elige una orden
screen-order-line = Orden
screen-reason = Motivo
screen-preview = Vista previa
screen-export = Descargar la partida
screen-export-journal = Todo lo registrado
screen-export-pgn = Planilla en PGN
screen-export-notes = Planilla con todo lo anotado
screen-again = Intentar de nuevo
screen-error-wrong = Ese no es el código, o ya no vale. Pide uno nuevo.
screen-error-closed = Ha habido demasiados códigos erróneos. Espera un minuto y pide uno nuevo.
screen-error-malformed = El nombre es demasiado largo o no se puede usar.
screen-keys = Teclas del tablero
screen-keys-where = Las teclas están al final de la página: { screen-keys }.
screen-door-help =
    Tu rival juega de oído. La consola te dice seis cifras: escríbelas como código.
    Después ves el tablero. Toca una pieza y luego la casilla adonde va. O escribe una jugada, como e4 o Cf3.
    La consola dice tu jugada a tu rival, y te muestra la suya.
    Con los botones bajo el tablero ofreces tablas, abandonas y respondes a las preguntas. También puedes escribir la palabra ayuda.
screen-door-opponent = Para el rival
screen-door-assistant = Para el asistente
screen-door-arbiter = Para el árbitro
screen-door-spectator = Para el público
screen-door-help-assistant =
    Te invita quien juega en la consola. Escribe las seis cifras; el jugador o el árbitro te deja entrar.
    No ves el tablero. Cuando el rival ha jugado, un botón te pide repetir la jugada. Otro te pide decir que la has hecho en el tablero.
    También puedes pulsar el reloj, decir los tiempos y avisar de una pieza tocada o de una bandera caída. La página no ofrece más: un asistente no puede hacer más.
screen-door-help-arbiter =
    La consola da el código después de su PIN. Nadie más tiene que aceptar.
    Usted ve todo el registro, los relojes en décimas de segundo, las dos planillas y lo que espera su decisión.
    Elija o escriba una orden y dé el motivo. La vista previa muestra qué haría. Nadie sabe de una jugada ilegal antes de su decisión.
    Permita primero las pantallas y después cada dispositivo. Para aplazar, use el botón: la contraseña no se ve.
screen-door-help-spectator =
    El código de la sala es el mismo para todos. No hace falta nombre.
    Ves las jugadas completadas, en un torneo con retraso. No puedes escribir nada.
