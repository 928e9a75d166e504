# La línea braille: lo que se dice de ella y lo que se lee en ella. Los motivos terminan frases: minúsculas, sin punto.
why-no-brlapi = la biblioteca de brltty no se puede abrir: { $system }
why-brlapi-foreign = a esta versión de la biblioteca de brltty le falta { $function }
why-no-brltty = brltty no responde
why-no-display = brltty no ha encontrado ninguna línea
why-display-unplugged = la línea ya no está conectada a brltty
why-brltty-refuses = brltty no lo permite, no puedes leer su clave
why-display-busy = otro programa usa la línea
display-missing = No hay línea braille: { $why }.
display-back = La línea braille funciona de nuevo.
display-keys = Teclas de la línea braille. Ventana izquierda y ventana derecha leen hacia atrás y hacia delante. Línea arriba y línea abajo recorren lo dicho. Desde la última jugada recorren todas las jugadas. Volver muestra la pregunta abierta, la última jugada y sus palabras. Un sensor sobre la última jugada muestra u oculta el reloj. En las palabras, la línea empieza por esa palabra.
display-moves = { $code ->
    [none] Las jugadas aparecen en letras y cifras.
    [intl] Las jugadas aparecen en el código braille internacional, todo lo demás en palabras.
    [fi] Las jugadas aparecen en el código braille finlandés, todo lo demás en palabras.
    [hu] Las jugadas aparecen en el código braille húngaro, todo lo demás en palabras.
    [de] Las jugadas aparecen en el código braille alemán provisional, todo lo demás en palabras.
    [it] Las jugadas aparecen en el código braille italiano provisional, todo lo demás en palabras.
    [es] Las jugadas aparecen en el código braille español provisional, todo lo demás en palabras.
    [fr] Las jugadas aparecen en el código braille francés provisional, todo lo demás en palabras.
   *[ru] Las jugadas aparecen en el código braille ruso, todo lo demás en palabras.
}
display-in-letters = En letras: { $pair }
display-clock = B { $white } N { $black }{ $running ->
    [white] , corre el reloj de las blancas.
    [black] , corre el reloj de las negras.
   *[none] , los relojes están parados.
}
