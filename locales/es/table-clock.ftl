# El reloj en la mesa: interrupciones, el comienzo, quién está presente.

gap = { $cause ->
    [slept] El ordenador ha estado suspendido mientras corría el reloj de las { side-name }: { $time }.
    [away] La consola ha estado apagada mientras corría el reloj de las { side-name }, durante cerca de { $time }.
   *[unknown] La consola ha estado apagada mientras corría el reloj de las { side-name }; nadie sabe cuánto tiempo.
} Ese tiempo no se carga a nadie y los relojes están parados. { $decides ->
    [arbiter] Decide el árbitro.
   *[players] Escribe { WORD("resume") } para continuar, o antes cargar, si debe contar para las { side-name }.
}
slept = El ordenador ha estado suspendido: { $time }. Ningún reloj corría.
charged = Tiempo cargado a las { side-name }: { $time }. Les queda: { $left }. Escribe { WORD("resume") } para continuar.
