# Problemi che qualcuno aggiunge a quelli interni, con `annabella puzzles`.

puzzles-built-in = Problemi interni: { $count }.
puzzles-added = Problemi aggiunti: { $count }, da { $file }, il { DAY($day) } { month } { $year }.
puzzles-none-added = Non ci sono problemi aggiunti. Per aggiungere quelli di lichess, scarica { $packed } da database.lichess.org, ed esegui: annabella puzzles { $packed }
puzzles-reading = Leggo { $file }. Per interrompere premi Control C.
puzzles-so-far = { $known ->
    [yes] { $percent } per cento. Problemi finora: { $count }.
   *[no] Problemi finora: { $count }.
}
puzzles-arranging = Tutte le righe sono lette. Ora i problemi vengono messi in ordine.
puzzles-done = Problemi aggiunti: { $count }. Occupano { $megabytes } megabyte sul disco. Per allenarti con questi, esegui: annabella train
puzzles-left-out = Tralasciate, su { $lines } righe: { $count }. Motivo: { $fault ->
    [text] la riga non è testo leggibile
    [columns] manca una colonna
    [name] il nome non è di lichess
    [rating] il punteggio non è possibile
    [position] la posizione non è legale
    [move] una mossa non è legale
    [length] l'ultima mossa è dell'avversario
   *[twice] un problema con questo nome c'era già
}. La prima è la riga { $first }.
puzzles-removed = Rimossi. I problemi aggiunti che hai sbagliato tornano lo stesso.
puzzles-none-to-remove = Non ci sono problemi aggiunti.
puzzles-no-puzzles = { $file } non contiene problemi di lichess. Il file che si può leggere è { $packed } o { $plain }. Nulla è stato cambiato.
puzzles-no-column = Nella prima riga di { $file } manca la colonna { $column }. Nulla è stato cambiato.
puzzles-cut-off = { $file } è incompleto. Scaricalo di nuovo. Nulla è stato cambiato.
puzzles-damaged = { $file } è danneggiato: { $why }. Scaricalo di nuovo. Nulla è stato cambiato.
puzzles-endless-line = In { $file } la riga { $line } non finisce. Non è un file di problemi. Nulla è stato cambiato.
puzzles-unreadable = { $file } non si può leggere: { $why }. Nulla è stato cambiato.
puzzles-not-written = { $file } non si può scrivere: { $why }. Nulla è stato cambiato.
puzzles-not-removed = { $file } non si può rimuovere: { $why }.
puzzles-interrupted = Interrotto. Nulla è stato cambiato.
puzzles-more = Problemi aggiunti: { $about ->
    [yes] circa { WORDS($count, form: "masculine") }
   *[no] { WORDS($count, form: "masculine") }
}.
puzzles-unusable = { $why } Fino ad allora ci sono solo i problemi interni.
puzzles-unread = I problemi aggiunti non si possono leggere: { $why }. Da ora arrivano quelli interni.
