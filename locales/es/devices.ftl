# Lo que enumera `annabella devices`.

devices-server = No se puede usar el servidor de sonido: { $why }.
devices-outputs = Salidas de sonido: { $count }.
devices-inputs = Micrófonos: { $count }.
devices-pads = Mandos de juego: { $count }.
devices-sound-item = { $number }: { $name }. En los ajustes se llama { $id }. { $use ->
    [default] Es el dispositivo predeterminado.
    [loudspeaker] Es tu altavoz.
    [earphone] Es tu auricular.
    [microphone] Es tu micrófono.
   *[none] Todavía no se usa.
}
devices-pad-item = { $number }: { $name }.
devices-braille = { $works ->
    [yes] Línea Braille: brltty responde.
   *[no] Línea Braille: brltty no responde.
}
devices-espeak = { $works ->
    [yes] Voz de Annabella: espeak-ng está listo.
   *[no] Voz de Annabella: falta espeak-ng.
}
devices-system = { $works ->
    [yes] Voz del sistema: responde.
   *[no] Voz del sistema: no responde.
}
devices-opponent = Rival integrado: niveles del uno al { WORDS($count) }.
devices-now = Ahora cada salida dice su número.
devices-spoke = La salida { $number } ha hablado.
devices-mute = La salida { $number } no ha sonado: { $why }.
