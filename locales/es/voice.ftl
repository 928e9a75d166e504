# La escucha: el micrófono, lo que se ha entendido y lo bien que oye.

voice-on = Te escucho. Pulsa { $listen }, di tu jugada después de la señal y confírmala con Intro.
voice-on-hands-free = Te escucho siempre que callo. Di tu jugada.
voice-read-back = ¿{ $move }?
voice-sure = ¿{ $text }? Escribe { WORD("yes") } o { WORD("no") }.
voice-not-here = Las jugadas solo se pueden decir en la propia consola.
voice-off = Ya no escucho.
voice-not-on = El micrófono está apagado. Para encenderlo, escribe: { WORD("listen-on") }.
voice-failed = No puedo escuchar: { $why }. Puedes seguir con las teclas.
voice-lost = No te oigo: { $why }. En cuanto vuelva, sigo escuchando.
voice-back = El micrófono ha vuelto.
voice-not-understood = No lo he entendido. Repítelo, por favor.
voice-nothing-said = No he oído nada.
voice-too-early = No he oído el principio. Espera a que calle y repítelo.
voice-spoken-over = Estaba hablando y no te he oído. Pulsa otra vez y habla después de la señal.
voice-past = La posición ha cambiado. Repítelo, por favor.
voice-hands-free = { $on ->
    [yes] Manos libres activado: antes de una jugada no hace falta ninguna tecla.
   *[no] Manos libres desactivado: pulsa la tecla antes de cada jugada.
}
voice-keeping = { $on ->
    [yes] Las jugadas que dices se graban. Para borrar las grabaciones, escribe: { WORD("delete-recordings") }.
   *[no] Las jugadas que dices ya no se graban.
}
voice-keeping-not-allowed = En un torneo solo se graban las jugadas si lo permite el evento o el árbitro.
voice-deleted = { $count ->
    [0] De esta partida no hay grabaciones.
    [one] Una grabación está borrada.
   *[other] { WORDS($count) } grabaciones están borradas.
}
voice-not-kept = No se pudo escribir o borrar una grabación: { $why }.
voice-check = Después de la señal, di una jugada como sueles hacerlo.
voice-quality = { $quality ->
    [mute] Del micrófono no llega ningún sonido. ¿Está silenciado?
    [no-speech] Oigo la sala, pero a ti no.
    [too-loud] Hablas demasiado fuerte para el micrófono. Aléjate o baja su nivel.
    [faint] Te oigo bajo. Acércate al micrófono.
    [room-loud] Oigo la sala casi tan fuerte como a ti. Acércate al micrófono.
    [room-louder] Oigo la sala más fuerte que a ti. Acércate al micrófono.
    [telephone] Te oigo como por teléfono, sin sonidos agudos, y puedo entenderte mal. Con unos auriculares Bluetooth, elige otro micrófono.
   *[good] Te oigo bien.
}
