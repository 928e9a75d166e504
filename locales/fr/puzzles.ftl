# Des problèmes que quelqu'un ajoute aux problèmes intégrés, par `annabella puzzles`.

puzzles-built-in = Problèmes intégrés : { $count }.
puzzles-added = Problèmes ajoutés : { $count }, depuis { $file }, le { DAY($day) } { month } { $year }.
puzzles-none-added = Aucun problème n'a été ajouté. Pour ajouter ceux de lichess, téléchargez { $packed } sur database.lichess.org, et lancez : annabella puzzles { $packed }
puzzles-reading = Lecture de { $file }. Pour arrêter, appuyez sur Contrôle C.
puzzles-so-far = { $known ->
    [yes] { $percent } pour cent. Problèmes jusqu'ici : { $count }.
   *[no] Problèmes jusqu'ici : { $count }.
}
puzzles-arranging = Toutes les lignes sont lues. Maintenant les problèmes sont mis en ordre.
puzzles-done = Problèmes ajoutés : { $count }. Place sur le disque, en mégaoctets : { $megabytes }. Pour vous entraîner avec eux, lancez : annabella train
puzzles-left-out = Laissées de côté, sur { $lines } lignes : { $count }. Raison : { $fault ->
    [text] la ligne n'est pas du texte lisible
    [columns] il manque une colonne
    [name] le nom n'est pas de lichess
    [rating] le classement n'est pas possible
    [position] la position n'est pas légale
    [move] un coup n'est pas légal
    [length] le dernier coup est celui de l'adversaire
   *[twice] un problème de ce nom était déjà là
}. La première est la ligne { $first }.
puzzles-removed = Retirés. Les problèmes ajoutés que vous avez manqués reviennent quand même.
puzzles-none-to-remove = Aucun problème n'a été ajouté.
puzzles-no-puzzles = { $file } n'a pas de problèmes de lichess. Le fichier qui peut être lu est { $packed } ou { $plain }. Rien n'a été changé.
puzzles-no-column = Dans la première ligne de { $file }, il manque la colonne { $column }. Rien n'a été changé.
puzzles-cut-off = { $file } est incomplet. Téléchargez-le de nouveau. Rien n'a été changé.
puzzles-damaged = { $file } est endommagé : { $why }. Téléchargez-le de nouveau. Rien n'a été changé.
puzzles-endless-line = Dans { $file }, la ligne { $line } n'a pas de fin. Ce n'est pas un fichier de problèmes. Rien n'a été changé.
puzzles-unreadable = { $file } ne peut pas être lu : { $why }. Rien n'a été changé.
puzzles-not-written = { $file } ne peut pas être écrit : { $why }. Rien n'a été changé.
puzzles-not-removed = { $file } ne peut pas être retiré : { $why }.
puzzles-interrupted = Arrêté. Rien n'a été changé.
puzzles-more = Problèmes ajoutés : { $about ->
    [yes] environ { WORDS($count, form: "masculine") }
   *[no] { WORDS($count, form: "masculine") }
}.
puzzles-unusable = { $why } D'ici là, il n'y a que les problèmes intégrés.
puzzles-unread = Les problèmes ajoutés ne peuvent pas être lus : { $why }. Désormais viennent les problèmes intégrés.
