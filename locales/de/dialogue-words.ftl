# Die Wörter des Dialogs nach Anhang D, das übliche zuerst; Großschreibung und Umlaute zählen nicht.

say-lift = hebe, ich hebe, heben
say-touch = berühre, ich berühre, beruehre
say-place = setze, ich setze, setzen
say-remove = entferne, ich entferne, entfernen
say-new-man = neue Figur, wandle um in
say-adjust = rücke zurecht, ich rücke zurecht, zurechtrücken
say-feel = fühle, ich fühle, taste
say-announce = ansagen, ich sage an, Ansage
say-repeat = wiederhole, ich wiederhole, wiederholen
say-correct = berichtigen, ich berichtige, Korrektur
say-execute = ausführen, ich führe aus, ausfuehren
say-report-touch = Berührung melden, melde Berührung
say-claim-touch = Berührung reklamieren, berührte Figur
say-ask-time = nach der Zeit fragen, frage nach der Zeit
say-tell-time = Zeit sagen, Zeit mitteilen
say-formalities = Formalitäten
say-state = Stand, Zustand, wie weit sind wir, Dialog
say-settle = angleichen, Bretter angleichen
say-sheet = Formular, Formular von
say-white = weiß, weiss
say-black = schwarz
