# Die Mitschrift als Seite zum Drucken: Überschriften, Namen der Spalten, und in Worten, was Sehende als Zeichen sehen.

page-title = Partieformulare: { $name }
page-game = Partie { $number }
page-game-between = Partie { $number }: { $white } gegen { $black }
page-unknown = unbekannt
page-moves = Züge der Partie { $number }
page-move = Zug
page-clock = { $side ->
    [white] Uhr von Weiß
   *[black] Uhr von Schwarz
}
page-thought = { $side ->
    [white] Zeit von Weiß für den Zug
   *[black] Zeit von Schwarz für den Zug
}
page-variation = Variante: { $moves }
page-not-legal = Danach regelwidrige Züge: { $moves }
page-braille-heading = Kopf in Braille
page-start = Stellung vor dem ersten Zug der Partie { $number }, { page-to-move }
page-position = Stellung der Partie { $number } nach Zug { $move }, { page-to-move }
page-to-move = { $side ->
    [white] Weiß am Zug
   *[black] Schwarz am Zug
}
page-pieces = { side-name }: { $pieces }.
page-signature = { $side ->
    [white] Unterschrift von Weiß
   *[black] Unterschrift von Schwarz
}
page-score = { $score ->
    [white] { $text }, Weiß hat gewonnen
    [black] { $text }, Schwarz hat gewonnen
    [drawn] { $text }, remis
    [white-half] { $text }, ein halber Punkt für Weiß, Schwarz hat verloren
    [black-half] { $text }, ein halber Punkt für Schwarz, Weiß hat verloren
    [both] { $text }, beide haben verloren
   *[open] kein Ergebnis
}
page-offer = Remis angeboten
page-threat = { $threat ->
    [mate] Schachmatt
   *[check] Schach
}
page-sign = { $sign ->
    [good] guter Zug
    [mistake] Fehler
    [brilliant] glänzender Zug
    [blunder] grober Fehler
    [interesting] interessanter Zug
    [dubious] zweifelhafter Zug
    [forced] einziger Zug
    [equal] ausgeglichene Stellung
    [unclear] unklare Stellung
    [novelty] Neuerung
    [idea] mit der Idee
    [better] besser ist
    [slight] leichter Vorteil für { side-name }
    [clear] klarer Vorteil für { side-name }
    [decisive] entscheidender Vorteil für { side-name }
    [zugzwang] Zugzwang für { side-name }
    [development] Entwicklungsvorsprung für { side-name }
    [initiative] Initiative für { side-name }
    [attack] Angriff für { side-name }
    [compensation] Kompensation für { side-name }
    [counterplay] Gegenspiel für { side-name }
   *[hurry] Zeitnot für { side-name }
}
page-tag = { $tag ->
    [Result] Ergebnis
    [TimeControl] Bedenkzeit
    [WhiteTimeControl] Bedenkzeit von Weiß
    [BlackTimeControl] Bedenkzeit von Schwarz
    [Termination] Ende der Partie
    [WhiteElo] Wertungszahl von Weiß
    [BlackElo] Wertungszahl von Schwarz
    [WhiteTitle] Titel von Weiß
    [BlackTitle] Titel von Schwarz
    [WhiteTeam] Mannschaft von Weiß
    [BlackTeam] Mannschaft von Schwarz
    [WhiteType] Weiß spielt
    [BlackType] Schwarz spielt
    [Annotator] Anmerkungen von
    [Opening] Eröffnung
    [ECO] Eröffnungsschlüssel
    [Rules] Regeln
    [Variant] Art des Schachs
   *[Time] Uhrzeit des Beginns
}
page-value = { $value ->
    [human] ein Mensch
    [program] ein Programm
    [normal] regulär
    [time-forfeit] durch Zeitüberschreitung
    [unterminated] nicht beendet
    [abandoned] abgebrochen
    [adjudication] durch Abschätzung
    [death] durch den Tod eines Spielers
    [emergency] durch einen Notfall
   *[rules-infraction] durch einen Verstoß gegen die Regeln
}
