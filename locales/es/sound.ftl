# Por qué algo no se oye, y otros mensajes sobre voces, señales y dispositivos. Los motivos terminan frases: minúsculas, sin punto.

why-no-device = no hay ningún dispositivo de sonido
why-no-such-device = no hay ningún dispositivo de sonido llamado { $device }
why-device-refuses = el dispositivo de sonido no se puede usar: { $system }
why-device-failed = el dispositivo de sonido ha fallado: { $system }
why-device-stuck = el dispositivo de sonido ya no acepta sonido
why-device-gone = el dispositivo { $device } está desconectado
why-device-left = el sistema de sonido ha desviado las palabras del dispositivo { $device }
why-plug-changed = en el dispositivo { $device } se ha conectado o desconectado algo
why-default-changed = ha cambiado el dispositivo predeterminado
why-no-server = no hay ningún servidor de sonido
why-server-gone = el servidor de sonido no responde: { $system }
why-server-garbled = no se entiende al servidor de sonido: { $system }
why-server-refuses = el servidor de sonido se niega: { $system }
why-espeak-missing = espeak-ng no está instalado, o su biblioteca no se puede abrir: { $system }
why-espeak-foreign = a esta versión de espeak-ng le falta { $function }
why-espeak-no-data = espeak-ng no puede arrancar, sus datos faltan o están dañados
why-espeak-in-use = este programa ya usa espeak-ng
why-espeak-silent = espeak-ng no responde
why-no-recogniser = PocketSphinx no está instalado, o no se puede abrir su biblioteca: { $system }
why-recogniser-foreign = a esta versión de PocketSphinx le falta { $function }
why-no-voice-model = el modelo de voz falta o está dañado: { $path }
why-no-microphone = no hay ningún micrófono
why-no-such-microphone = no hay ningún micrófono llamado { $device }
why-microphone-busy = otro programa está usando el micrófono
why-microphone-refuses = el micrófono no se puede usar: { $system }
why-microphone-failed = el micrófono ha fallado: { $system }
why-microphone-gone = el micrófono { $device } está desconectado
why-microphone-stuck = del micrófono no llega sonido
why-system-absent = la voz del sistema no responde: { $system }
why-system-refuses = la voz del sistema se niega: { $system }
why-system-endless = la voz del sistema no se detiene
why-system-gone = la voz del sistema ha desaparecido
why-system-not-in-ear = la voz del sistema no se puede enviar a un auricular
why-no-earphone = no se ha indicado ningún auricular
why-no-thread = la máquina está demasiado ocupada: { $system }

server-avoided = El sonido va al dispositivo predeterminado de ALSA: { $why }.

cue-missing = el archivo no existe
cue-not-a-file = no es un archivo
cue-unreadable = no se puede leer: { $system }
cue-too-large = es demasiado grande para un sonido breve
cue-too-long = dura más de dos segundos
cue-not-wave = no es un archivo WAV completo
cue-not-pcm16 = sus muestras no son PCM de dieciséis bits
cue-unusable = Ajuste { $key }, archivo { $file }: { $why }. En su lugar suena el incluido.

no-such-voice = { $language ->
   *[en] Para las palabras inglesas no hay ninguna voz { $name }.
    [it] Para las palabras italianas no hay ninguna voz { $name }.
    [de] Para las palabras alemanas no hay ninguna voz { $name }.
    [es] Para las palabras españolas no hay ninguna voz { $name }.
    [fr] Para las palabras francesas no hay ninguna voz { $name }.
} Las dice la voz habitual de ese idioma.
bluetooth = { $kept ->
    [yes] { $device } está conectado por Bluetooth. El sonido llega al menos ciento cincuenta milisegundos tarde. El dispositivo se mantiene abierto para no perder las primeras palabras.
   *[no] { $device } está conectado por Bluetooth. El sonido llega al menos ciento cincuenta milisegundos tarde. Para no perder la primera palabra tras una pausa, activa el ajuste keep-open.
}
devices-bluetooth = La salida { $number } está conectada por Bluetooth. El sonido llega al menos ciento cincuenta milisegundos tarde. Para no perder la primera palabra tras una pausa, activa el ajuste keep-open.
cue-name = { $cue }.
cue-list = Hay { WORDS($count, form: "feminine") } señales: { $names }. Para oír una, escribe: { WORD("cue") }, y su nombre. Añade { WORD("cue-off") }, o un volumen de cero a cien.
cue-set = { $cue }: { $loudness ->
    [0] apagada
    [100] encendida
   *[other] { WORDS($loudness) } por ciento
}.
cue-unknown = { $text } no es una señal. Escribe: { WORD("cues") }.
cue-wrong-change = No entiendo { $text }. Tras el nombre, escribe: { WORD("cue-on") }, { WORD("cue-off") } o un número de cero a cien.
sounds = { $on ->
    [yes] Las señales están encendidas.
   *[no] Las señales están apagadas.
}
