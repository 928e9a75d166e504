# Quello che elenca `annabella devices`.

devices-server = Il server audio non si può usare: { $why }.
devices-outputs = Uscite audio: { $count }.
devices-inputs = Microfoni: { $count }.
devices-pads = Gamepad: { $count }.
devices-sound-item = { $number }: { $name }. Nome nelle impostazioni: { $id }. { $use ->
    [default] È il dispositivo predefinito.
    [loudspeaker] È il tuo altoparlante.
    [earphone] È la tua cuffia.
    [microphone] È il tuo microfono.
   *[none] Non è ancora in uso.
}
devices-pad-item = { $number }: { $name }.
devices-braille = { $works ->
    [yes] Barra braille: brltty risponde.
   *[no] Barra braille: brltty non risponde.
}
devices-espeak = { $works ->
    [yes] Voce di Annabella: espeak-ng è pronto.
   *[no] Voce di Annabella: espeak-ng manca.
}
devices-system = { $works ->
    [yes] Voce del sistema: risponde.
   *[no] Voce del sistema: non risponde.
}
devices-opponent = Avversario interno: livelli da uno a { WORDS($count) }.
devices-now = Ora ogni uscita dice il suo numero.
devices-spoke = L'uscita { $number } ha parlato.
devices-mute = L'uscita { $number } è rimasta muta: { $why }.
