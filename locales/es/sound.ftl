# Why something cannot be heard, and what else is to be said of voices, cues and devices. The reasons end sentences: small letters, no full stop.

why-no-device = no hay ningún dispositivo de sonido
why-no-such-device = no hay ningún dispositivo de sonido llamado { $device }
why-device-refuses = el dispositivo de sonido no se puede usar: { $system }
why-device-failed = el dispositivo de sonido ha fallado: { $system }
why-device-stuck = el dispositivo de sonido ya no acepta nada
why-device-gone = el dispositivo { $device } ya no está
why-device-left = el sistema de sonido ha desviado las palabras del dispositivo { $device }
why-plug-changed = en el dispositivo { $device } se ha conectado o desconectado algo
why-default-changed = otro dispositivo ha pasado a ser el predeterminado
why-no-server = no hay ningún servidor de sonido
why-server-gone = el servidor de sonido no responde: { $system }
why-server-garbled = no se entiende al servidor de sonido: { $system }
why-server-refuses = el servidor de sonido se niega: { $system }
why-espeak-missing = espeak-ng no está instalado, o su biblioteca no se puede abrir: { $system }
why-espeak-foreign = este espeak-ng no se puede usar, le falta { $function }
why-espeak-no-data = espeak-ng no puede arrancar, sus datos faltan o están dañados
why-espeak-in-use = espeak-ng ya se está usando en este programa
why-espeak-silent = espeak-ng no responde
why-system-absent = la voz del sistema no responde: { $system }
why-system-refuses = la voz del sistema se niega: { $system }
why-system-endless = la voz del sistema no llega a su fin
why-system-gone = la voz del sistema ha desaparecido
why-system-not-in-ear = la voz del sistema no se puede enviar a un auricular
why-no-earphone = no se ha indicado ningún auricular
why-no-thread = la máquina está demasiado ocupada: { $system }

cue-missing = el archivo no existe
cue-not-a-file = no es un archivo
cue-unreadable = no se puede leer: { $system }
cue-too-large = es demasiado grande para un sonido breve
cue-too-long = dura más de dos segundos
cue-not-wave = no es un archivo WAV, o no está entero
cue-not-pcm16 = sus muestras no son PCM de dieciséis bits
cue-unusable = Ajuste { $key }, archivo { $file }: { $why }. En su lugar suena el nuestro.

no-such-voice = { $language ->
   *[en] Para las palabras inglesas no hay ninguna voz { $name }.
    [it] Para las palabras italianas no hay ninguna voz { $name }.
    [de] Para las palabras alemanas no hay ninguna voz { $name }.
    [es] Para las palabras españolas no hay ninguna voz { $name }.
    [fr] Para las palabras francesas no hay ninguna voz { $name }.
} Las dice la voz habitual de ese idioma.
bluetooth = { $kept ->
    [yes] { $device } está conectado por Bluetooth. Allí todo se oye ciento cincuenta milisegundos más tarde, o más. Se mantiene abierto para que no se pierda ninguna primera palabra.
   *[no] { $device } está conectado por Bluetooth. Allí todo se oye ciento cincuenta milisegundos más tarde, o más. Con el ajuste keep-open en on se mantiene abierto, y no se pierde la primera palabra después de una pausa.
}
devices-bluetooth = La salida { $number } está conectada por Bluetooth: allí todo se oye ciento cincuenta milisegundos más tarde, o más. Con el ajuste keep-open en on no se pierde la primera palabra después de una pausa.
cue-name = { $cue }.
cue-list = { WORDS($count) } señales: { $names }. Escribe { WORD("cue") } y un nombre para oír una; con { WORD("cue-off") } o un número de cero a cien detrás, se apaga o suena más bajo.
cue-set = { $cue }: { $loudness ->
    [0] apagada
    [100] encendida
   *[other] { WORDS($loudness) } por ciento
}.
cue-unknown = { $text } no es ninguna señal. Escribe { WORD("cues") } para oír sus nombres.
cue-wrong-change = No entiendo { $text }. Tras el nombre va { WORD("cue-on") }, { WORD("cue-off") } o un número de cero a cien.
sounds = { $on ->
    [yes] Las señales están encendidas.
   *[no] Las señales están apagadas.
}
