# Problemas que alguien añade a los integrados, con `annabella puzzles`.

puzzles-built-in = Problemas integrados: { $count }.
puzzles-added = Problemas añadidos: { $count }, de { $file }, el { DAY($day) } de { month } de { $year }.
puzzles-none-added = No hay problemas añadidos. Para añadir los de lichess, descarga { $packed } de database.lichess.org, y ejecuta: annabella puzzles { $packed }
puzzles-reading = Leyendo { $file }. Para detenerlo, pulsa Control C.
puzzles-so-far = { $known ->
    [yes] { $percent } por ciento. Problemas hasta ahora: { $count }.
   *[no] Problemas hasta ahora: { $count }.
}
puzzles-arranging = Todas las líneas están leídas. Ahora se ordenan los problemas.
puzzles-done = Problemas añadidos: { $count }. Espacio en el disco, en megabytes: { $megabytes }. Para entrenar con ellos, ejecuta: annabella train
puzzles-left-out = Omitidas, de { $lines } líneas: { $count }. Motivo: { $fault ->
    [text] la línea no es texto legible
    [columns] falta una columna
    [name] el nombre no es de lichess
    [rating] la puntuación no es posible
    [position] la posición no es legal
    [move] una jugada no es legal
    [length] la última jugada es del rival
   *[twice] ya había un problema con ese nombre
}. La primera es la línea { $first }.
puzzles-removed = Quitados. Los problemas añadidos que fallaste siguen volviendo.
puzzles-none-to-remove = No hay problemas añadidos.
puzzles-no-puzzles = { $file } no tiene problemas de lichess. El archivo que se puede leer es { $packed } o { $plain }. No se ha cambiado nada.
puzzles-no-column = En la primera línea de { $file } falta la columna { $column }. No se ha cambiado nada.
puzzles-cut-off = { $file } está incompleto. Descárgalo otra vez. No se ha cambiado nada.
puzzles-damaged = { $file } está dañado: { $why }. Descárgalo otra vez. No se ha cambiado nada.
puzzles-endless-line = En { $file } la línea { $line } no termina. No es un archivo de problemas. No se ha cambiado nada.
puzzles-unreadable = { $file } no se puede leer: { $why }. No se ha cambiado nada.
puzzles-not-written = { $file } no se puede escribir: { $why }. No se ha cambiado nada.
puzzles-not-removed = { $file } no se puede quitar: { $why }.
puzzles-interrupted = Detenido. No se ha cambiado nada.
puzzles-more = Problemas añadidos: { $about ->
    [yes] unos { WORDS($count, form: "masculine") }
   *[no] { WORDS($count, form: "masculine") }
}.
puzzles-unusable = { $why } Hasta entonces solo están los problemas integrados.
puzzles-unread = Los problemas añadidos no se pueden leer: { $why }. Desde ahora vienen los integrados.
