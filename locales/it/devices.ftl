# Quello che elenca `annabella devices`.

devices-outputs = Uscite audio: { $count }.
devices-inputs = Microfoni: { $count }.
devices-pads = Gamepad: { $count }.
devices-sound-item = { $number }: { $name }. Nelle impostazioni si chiama { $id }. { $use ->
    [default] È il dispositivo predefinito.
    [loudspeaker] È il tuo altoparlante.
    [earphone] È il tuo auricolare.
   *[none] Non ha ancora un compito.
}
devices-pad-item = { $number }: { $name }.
devices-braille = { $works ->
    [yes] Display Braille: brltty risponde.
   *[no] Display Braille: brltty non risponde.
}
devices-espeak = { $works ->
    [yes] Voce di Annabella: espeak-ng è pronto.
   *[no] Voce di Annabella: espeak-ng manca.
}
devices-system = { $works ->
    [yes] Voce del sistema: risponde.
   *[no] Voce del sistema: non risponde.
}
devices-opponent = Avversario: quello incorporato, con livelli da uno a { WORDS($count) }.
devices-now = Ora ogni uscita dice il suo numero.
devices-spoke = L'uscita { $number } ha parlato.
devices-mute = L'uscita { $number } è rimasta muta: { $why }.
