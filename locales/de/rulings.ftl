# Entscheidungen, Unregelmäßigkeiten und was beim Schiedsrichter liegt. Für den Tisch oder für ihn allein.

ruling-with-reason = { $ruling } Grund: weil { $reason }.
ruled-time = { $change ->
    [add] Der Schiedsrichter gibt { side-name } { $time } dazu.
    [take] Der Schiedsrichter zieht { side-name } { $time } ab.
   *[set] Der Schiedsrichter stellt die Uhr von { side-name } auf { $time }.
}
ruled-times = Der Schiedsrichter bestätigt die Zeiten: Weiß { $white }, Schwarz { $black }.
ruled-confirm = Der Schiedsrichter bestätigt das Ergebnis.
ruled-moves = Der Schiedsrichter stellt die Züge auf der Uhr von { side-name }: { WORDS($count) }.
ruled-period = Der Schiedsrichter stellt die Uhr von { side-name } auf Zeitperiode { WORDS($number) }.
ruled-running = Der Schiedsrichter lässt die Uhr von { side-name } laufen.
ruled-presence = { $here ->
    [yes] Vermerkt: { side-name } ist anwesend.
   *[no] Vermerkt: { side-name } ist abwesend.
}
ruled-venue = { $left ->
    [yes] Vermerkt: { side-name } hat das Turnierareal verlassen.
   *[no] Vermerkt: { side-name } ist zurück.
}
ruled-charge = { $known ->
    [yes] Der Schiedsrichter rechnet { $time } der Lücke der Seite an, deren Uhr lief.
   *[no] Der Schiedsrichter rechnet die Lücke der Seite an, deren Uhr lief.
}
gap-shorter = Die Lücke war nicht länger: { side-name } wird { $time } angerechnet. Für weitere { $more } geben Sie ein: { WORD("order-take") }.
ruled-illegal = Der Schiedsrichter hat einen regelwidrigen Zug festgestellt.
ruled-illegal-press = Der Schiedsrichter zählt ein Drücken der Uhr ohne Zug.
ruled-dismissed = Der Vermerk ist gestrichen.
ruled-two-hands = Der Schiedsrichter hat gesehen, dass { side-name } mit zwei Händen zog.
ruled-restore = Der Schiedsrichter stellt eine frühere Stellung wieder her.
ruled-accept-touch = Der Schiedsrichter gibt dem Antrag statt: Die Figur auf { $square } wurde berührt.
ruled-claim = { $accepted ->
    [yes] Der Schiedsrichter gibt dem Antrag statt.
   *[no] Der Schiedsrichter lehnt den Antrag ab.
}
ruled-sheet = Der Schiedsrichter berichtigt Halbzug { WORDS($number) } auf dem Formular.
ruled-agreed = Beide Formulare widersprechen der Aufzeichnung in einem Halbzug. Der Schiedsrichter berichtigt die Aufzeichnung.
ruled-displaced = Der Schiedsrichter hat festgestellt, dass { side-name } Figuren verschoben hat.
ruled-penalty = { $penalty ->
    [warning] Der Schiedsrichter verwarnt { side-name }.
    [opponent-time] Der Schiedsrichter gibt dem Gegner von { side-name } { $time } dazu.
    [own-time] Der Schiedsrichter zieht { side-name } { $time } ab.
    [opponent-points] Der Schiedsrichter gibt dem Gegner von { side-name } die höchstmögliche Punktzahl.
    [own-points] Der Schiedsrichter zieht { side-name } Punkte ab.
    [loss] Der Schiedsrichter erklärt die Partie für { side-name } verloren.
    [fine] Der Schiedsrichter belegt { side-name } mit einer Geldbuße.
    [rounds] Der Schiedsrichter schließt { side-name } von der nächsten Runde aus.
   *[expel] Der Schiedsrichter schließt { side-name } vom Turnier aus.
}
ruled-result = Der Schiedsrichter entscheidet über das Ergebnis.
ruled-points = Der Schiedsrichter gibt Weiß { $white ->
    [win] einen Punkt
    [draw] einen halben Punkt
   *[loss] keinen Punkt
} und Schwarz { $black ->
    [win] einen Punkt
    [draw] einen halben Punkt
   *[loss] keinen Punkt
}.
ruled-go-on = Der Schiedsrichter lässt die Partie weitergehen.
ruled-close = Der Schiedsrichter schließt die Partie ohne weitere Unterschriften.
ruled-annul = Der Schiedsrichter annulliert die Partie.
ruled-device = { $device ->
    [sound] Das Telefon von { side-name } hat ein Geräusch gemacht.
   *[carried] { side-name } hatte ein Telefon oder Ähnliches bei sich.
}
ruled-setup = Der Schiedsrichter hat festgestellt, dass Figuren von { side-name } am Anfang falsch standen.
ruled-board = Der Schiedsrichter hat festgestellt, dass das Brett falsch lag. Die Stellung wird auf ein richtig liegendes Brett übertragen.
ruled-colours = Der Schiedsrichter hat festgestellt, dass die Farben vertauscht waren.
ruled-flag = Der Schiedsrichter stellt den Fall des Blättchens fest.
ruled-recorder = { $allowed ->
    [yes] Gesprochene Züge dürfen aufgenommen werden.
   *[no] Gesprochene Züge dürfen nicht mehr aufgenommen werden.
}
ruled-analysis = Der Schiedsrichter erlaubt die Analyse dieser Partie. Jetzt darf um Hilfe gebeten werden.
ruled-name = Der Schiedsrichter hat das Partieformular berichtigt. { $name }
ruled-screens = { $allowed ->
    [yes] Der Schiedsrichter erlaubt Bildschirme.
   *[no] Der Schiedsrichter verbietet Bildschirme.
}
ruled-screen = { $approved ->
    [yes] Der Schiedsrichter genehmigt den Bildschirm.
   *[no] Der Schiedsrichter lehnt den Bildschirm ab.
}
ruled-pin = Die PIN des Schiedsrichters ist gesetzt.

irregular-noted = { $kind ->
    [illegal] { side-name } hat einen regelwidrigen Zug abgeschlossen, { $move }.
    [unpromoted] { side-name } hat einen Bauern auf der letzten Reihe stehen lassen, { $move }.
    [press] { side-name } hat die Uhr ohne Zug gedrückt.
   *[hands] { side-name } hat mit zwei Händen gezogen.
}{ $counts ->
    [yes] {" "}Es wäre regelwidriger Zug Nummer { WORDS($nth) }.
    [ruled] {" "}Es hatte keine Wirkung. Soll es als regelwidriger Zug Nummer { WORDS($nth) } zählen, geben Sie ein: { WORD("order-illegal") }.
   *[no] {" "}Nach diesen Regeln ist das kein regelwidriger Zug. Sie können es bestrafen.
}
irregular-king-taken = { side-name } hat den König geschlagen: Der Zug davor ließ ihn im Schach.
irregular-both-kings = { $action ->
    [wait] Beide Könige stehen im Schach. Warten Sie den nächsten abgeschlossenen Zug ab. Ist die Stellung dann noch regelwidrig, ist die Partie remis.
    [intervene] Beide Könige stehen im Schach. Greifen Sie jetzt ein.
   *[none] Beide Könige stehen im Schach. Die Regeln dieser Partie sagen dazu nichts.
}
irregular-pawn-left = { $action ->
    [wait] Ein Bauer blieb auf der letzten Reihe stehen. Warten Sie den nächsten abgeschlossenen Zug ab. Ist die Stellung dann noch regelwidrig, ist die Partie remis.
    [intervene] Ein Bauer blieb auf der letzten Reihe stehen. Greifen Sie jetzt ein.
   *[none] Ein Bauer blieb auf der letzten Reihe stehen. Die Regeln dieser Partie sagen dazu nichts.
}
restored-times = Vorgeschlagene Zeiten: Weiß { $white }, Schwarz { $black }{ $included ->
    [none] .
    [one] , darin enthalten { $time }.
   *[both] , darin enthalten je { $time }.
} Geben Sie ein: { WORD("yes") }, oder stellen Sie andere.{ $log ->
    [yes] {" "}Laut Aufzeichnung bei jenem Zug: Weiß { $log_white }, Schwarz { $log_black }. Dafür geben Sie ein: { WORD("order-log-times") }.
   *[no] {""}
}
restored-times-open = Die Uhren stehen, bis der Schiedsrichter die Zeiten bestätigt.
irregular-loss = { $drawn ->
    [yes] Der regelwidrige Zug Nummer { WORDS($nth) } von { side-name } würde verlieren, aber der Gegner kann nicht mattsetzen: Remis.
   *[no] Nach den Regeln verliert { side-name } mit dem regelwidrigen Zug Nummer { WORDS($nth) }.
} { $asks ->
    [yes] Geben Sie ein: { WORD("yes") }, oder { WORD("order-go-on") }.
   *[no] Der Schiedsrichter entscheidet.
}
irregular-flag = Das Blättchen von { side-name } ist gefallen. { $call ->
    [must-not] Nur ein Spieler darf es reklamieren.
    [may] Sie dürfen es feststellen.
   *[shall] Stellen Sie es fest.
}
irregular-counted = { $kind ->
    [illegal] Regelwidriger Zug von { side-name }
    [unpromoted] Bauer auf der letzten Reihe stehen gelassen von { side-name }
    [press] Uhr ohne Zug gedrückt von { side-name }
   *[hands] Zug mit zwei Händen von { side-name }
}, Nummer { WORDS($nth) }.
irregular-with-press = Das zählt als regelwidriger Zug, sobald { side-name } die Uhr drückt.
irregular-bonus = { side-name } bekommt { $time } dazu.
irregular-bound = Berührt, geführt: { side-name } muss eine dieser Figuren ziehen: { $pieces }.
irregular-queen = Der Bauer auf { $square } wird zur Dame.
irregular-stands = Sie haben seitdem gezogen, der regelwidrige Zug bleibt. Sind beide einig, kann der Schiedsrichter ihn berichtigen.
irregular-wrong-claim = { $what ->
    [flag] Kein gefallenes Blättchen ist zu reklamieren. Spielen Sie weiter.
   *[illegal] Kein regelwidriger Zug des Gegners ist verzeichnet. Spielen Sie weiter.
}
irregular-press-to-rule = { side-name } hat die Uhr ohne Zug gedrückt. Der Schiedsrichter entscheidet.
irregular-arbiter = { $stake ->
    [flag] Das Blättchen von { side-name } ist gefallen, aber es ist unklar, ob der Gegner noch mattsetzen kann.
    [claim] { side-name } reklamiert Zeitüberschreitung, und die Regeln entscheiden es nicht.
    [illegal] Der regelwidrige Zug würde verlieren, aber es ist unklar, ob der Gegner von { side-name } noch mattsetzen kann.
    [resignation] { side-name } gibt auf, aber es ist unklar, ob der Gegner noch mattsetzen kann.
    [sealed] Der Abgabezug von { side-name } ist kein eindeutiger regelgemäßer Zug. Unklar ist, ob der Gegner noch mattsetzen kann.
   *[device] { side-name } hatte ein Telefon, aber es ist unklar, ob der Gegner noch mattsetzen kann.
} Der Schiedsrichter entscheidet.
irregular-players = { $stake ->
    [flag] Das Blättchen von { side-name } ist gefallen, aber es ist unklar, ob der Gegner noch mattsetzen kann.
    [claim] { side-name } reklamiert Zeitüberschreitung, und die Regeln entscheiden es nicht.
    [illegal] Der regelwidrige Zug würde verlieren, aber es ist unklar, ob der Gegner von { side-name } noch mattsetzen kann.
    [resignation] { side-name } gibt auf, aber es ist unklar, ob der Gegner noch mattsetzen kann.
    [sealed] Der Abgabezug von { side-name } ist kein eindeutiger regelgemäßer Zug. Unklar ist, ob der Gegner noch mattsetzen kann.
   *[device] { side-name } hatte ein Telefon, aber es ist unklar, ob der Gegner noch mattsetzen kann.
} Einigen Sie sich. Als Remis beenden: { WORD("draw") }. Weiterspielen: { WORD("resume") }. Verloren geben: { WORD("resign") }.
plays-on = { side-name } will weiterspielen. Die andere Seite gibt ein: { WORD("resume") }, { WORD("draw") } oder { WORD("resign") }.
clocks-wait = Die Uhren stehen.{ $asks ->
    [yes] {" "}Um sie in Gang zu setzen, geben Sie ein: { WORD("order-go-on") }.
   *[no] {" "}Der Schiedsrichter setzt sie in Gang.
}
irregular-castling-lost = { side-name } darf nicht mehr rochieren.
displaced-back = { side-name } muss die Figuren in der eigenen Bedenkzeit zurückstellen{ $presses ->
    [yes] , dann die Uhr drücken.
   *[no] .
}
displaced-penalty = Sie können { side-name } auch bestrafen. Stehen die Figuren wieder richtig, lassen Sie die Partie weitergehen.
agreed-move = Halbzug { WORDS($number) } war { $move }. { $later ->
    [0] { side-name } ist am Zug.
    [1] Der Halbzug danach bleibt. { side-name } ist am Zug.
   *[other] Die { WORDS($later) } Halbzüge danach bleiben. { side-name } ist am Zug.
}
irregular-was-dead = Die Stellung war tot: Keine Seite konnte mehr mattsetzen. Was danach kam, zählt nicht.
mate-line = { side-name } kann noch mattsetzen, zum Beispiel: { $line }.
mate-at-once = Matt setzt dieser Zug: { $move }.
mate-not-at-once = Kein Matt in einem Zug. { side-name } kann später noch mattsetzen.
mate-later = { side-name } kann noch mattsetzen.
mate-stands = { side-name } hat mattgesetzt.
mate-never = { side-name } kann nie mehr mattsetzen. { $proof ->
    [mated] Diese Seite ist selbst matt.
    [stalemate] Die Seite am Zug hat keinen regelgemäßen Zug.
    [material] Diese Seite hat zu wenig Material.
    [exhausted] Jede mögliche Stellung wurde geprüft.
   *[solver] Das ist bewiesen.
}
mate-unknown = Es ist unklar, ob { side-name } noch mattsetzen kann. Der Schiedsrichter würde entscheiden.
docket-counts = Gezählte regelwidrige Züge: Weiß { WORDS($white) }, Schwarz { WORDS($black) }.
docket-noted = Vermerkt: { $kind ->
    [illegal] ein regelwidriger Zug von { side-name }
    [unpromoted] { side-name } ließ einen Bauern auf der letzten Reihe stehen
    [press] { side-name } drückte die Uhr ohne Zug
   *[hands] ein Zug mit zwei Händen von { side-name }
}.
docket-stands = Das bleibt so: Der Gegner hat gezogen.
docket-flag = Gefallenes Blättchen: { side-name }.
docket-displaced = { side-name } stellt Figuren zurück.
docket-hangs = Sie müssen über das Ergebnis entscheiden.
docket-gap = { $known ->
    [yes] Nicht entschieden: eine Lücke, in der die Uhr von { side-name } lief, Dauer { $time }.
   *[no] Nicht entschieden: eine Lücke, in der die Uhr von { side-name } lief, Dauer unbekannt.
}
docket-absent = { $over ->
    [yes] { side-name } ist abwesend, und die Wartezeit ist um.
   *[no] { side-name } ist noch nicht da.
}
docket-away = Nicht im Turnierareal: { side-name }.
screen-asked = { $named ->
    [yes] { $name } möchte
   *[no] Jemand möchte
} { $assistant ->
    [yes] als Assistent von { side-name }
   *[no] als { side-name }
} an einen Bildschirm.{ $hint ->
    [yes] {" "}Geben Sie ein: { WORD("order-approve-screen") } oder { WORD("order-reject-screen") }.
   *[no] {""}
}
page-of = { $assistant ->
    [yes] Der Assistent von { side-name }
   *[no] { side-name }
} { $page ->
    [left] hat die Seite des Bildschirms verlassen.
    [returned] ist zur Seite des Bildschirms zurückgekehrt.
    [lost] hat die Verbindung des Bildschirms verloren.
   *[back] hat die Verbindung des Bildschirms wieder.
}
arbiter-called = { side-name } { $stops ->
    [yes] hat die Uhren angehalten und ruft den Schiedsrichter.
   *[no] ruft den Schiedsrichter.
}
total-reached = { $assistant ->
    [yes] Der Assistent von { side-name }
   *[no] { side-name }
}: zu viele Ansagen. Weitere werden erst nach den nächsten Zügen gesagt.
preview = Noch ist nichts geschehen.
preview-told = { $whom ->
    [everybody] Alle würden hören:
    [players] Beide Spieler würden hören:
    [white] Weiß würde hören:
    [black] Schwarz würde hören:
   *[arbiter] Sie würden hören:
} { $words }
preview-nothing = Es würde nichts gesagt.
docket-called = { side-name } ruft den Schiedsrichter. Rufe in dieser Partie: { WORDS($count) }.
docket-nothing = Nichts ist offen.

ended-by = { $reason ->
    [resignation-drawn] Aufgabe, aber der Gegner kann nie mehr mattsetzen. Remis.
    [dead] Die Stellung ist tot: Keine Seite kann mehr mattsetzen. Remis.
    [repetition] Die Stellung kam dreimal vor. Remis.
    [fifty] Fünfzig Züge ohne Schlagen und ohne Bauernzug. Remis.
    [fivefold] Die Stellung kam fünfmal vor. Remis.
    [seventy-five] Fünfundsiebzig Züge ohne Schlagen und ohne Bauernzug. Remis.
    [both-flags] Beide Blättchen sind gefallen. Remis.
    [illegal] { side-name } gewinnt wegen regelwidriger Züge.
    [illegal-drawn] Die regelwidrigen Züge würden verlieren, aber der Gegner kann nicht mattsetzen. Remis.
    [illegal-position] Die Stellung ist noch regelwidrig. Remis.
    [sealed] { side-name } gewinnt: Der Abgabezug ist kein eindeutiger regelgemäßer Zug.
    [sealed-drawn] Der Abgabezug ist kein eindeutiger regelgemäßer Zug, aber der Gegner kann nie mehr mattsetzen. Remis.
    [late] { side-name } gewinnt: Der Gegner ist zu spät gekommen.
    [quickplay] { side-name } gewinnt: Der Antrag ist abgelehnt.
    [quickplay-drawn] Dem Antrag in der Endspurtphase ist stattgegeben. Remis.
    [device] { side-name } gewinnt wegen eines Telefons.
    [penalty] { side-name } gewinnt durch eine Strafe des Schiedsrichters.
    [ruled] { side-name } gewinnt durch Entscheidung des Schiedsrichters.
    [ruled-drawn] Die Partie ist remis durch Entscheidung des Schiedsrichters.
    [device-half] { side-name } bekommt einen halben Punkt: Ein Telefon verliert, aber { side-name } konnte nicht mattsetzen.
    [half] { side-name } bekommt einen halben Punkt. Der Gegner hat verloren.
    [both-lose] Beide haben verloren.
   *[annulled] Die Partie ist annulliert. Eine neue ist zu spielen.
}

refused-ruling-hangs = Der Schiedsrichter muss erst über das Ergebnis entscheiden. Warten Sie.
refused-ruling-searching = Ich prüfe, ob ein Matt noch möglich ist. Warten Sie auf die Antwort.
refused-ruling-agree-first = Einigen Sie sich zuerst. Geben Sie { WORD("draw") }, { WORD("resume") } oder { WORD("resign") } ein.
refused-ruling-times-open = Bestätigen Sie zuerst die Zeiten. Geben Sie ein: { WORD("yes") }, oder stellen Sie andere.
refused-ruling-no-times = Es sind keine Zeiten vorgeschlagen. Zum Stellen einer Uhr geben Sie ein: { WORD("order-set") }.
refused-ruling-counted-already = Das ist schon gezählt. Nichts wurde geändert.
refused-ruling-reply-awaited = { side-name } muss noch zustimmen.
refused-ruling-name-the-piece = Keine berührte Figur ist verzeichnet. Geben Sie ein: { WORD("order-accept-touch") }, mit ihrem Feld.
refused-ruling-nothing-hangs = Kein Ergebnis wartet auf eine Entscheidung.
refused-ruling-goes-on = Die Partie läuft schon weiter. Nichts wurde geändert.
refused-ruling-no-screen = Kein Bildschirm wartet auf Ihre Entscheidung.
refused-ruling-nothing-noted = Keine solche Unregelmäßigkeit ist verzeichnet. Zum Zurückgehen geben Sie ein: { WORD("order-restore") }, und den Halbzug.
refused-ruling-older-press = { side-name } hat in einem früheren Zug ohne Zug gedrückt. Zum Zählen geben Sie ein: { WORD("order-illegal-press") }. Zum Streichen geben Sie ein: { WORD("order-dismiss") }.
refused-ruling-stays-noted = Der regelwidrige Zug kann noch berichtigt werden und bleibt vermerkt. Geben Sie ein: { WORD("order-illegal") }.
refused-ruling-not-illegal = Nach diesen Regeln ist das kein regelwidriger Zug. Sie können es bestrafen.
refused-ruling-stands = Der Gegner hat gezogen, der regelwidrige Zug bleibt. Sind beide einig, geben Sie ein: { WORD("order-restore") }.
refused-ruling-only-opponent = Nach diesen Regeln darf nur der Gegner darauf hinweisen. Warten Sie auf die Reklamation.
refused-ruling-no-such-penalty = Die Regeln dieser Partie kennen diese Strafe nicht. Wählen Sie eine andere.
refused-ruling-time-missing = Geben Sie die Zeit an, in Minuten und Sekunden.
refused-ruling-too-much-time = Die Uhr zeigt weniger. Nehmen Sie weniger, oder stellen Sie sie.
refused-ruling-flag-would-fall = Bei null fällt das Blättchen sofort. Lassen Sie etwas Zeit, oder geben Sie ein: { WORD("order-result") }, und das Ergebnis.
refused-ruling-no-claim = Kein Antrag ist offen. Was offen ist, sagt: { WORD("order-docket") }.
refused-ruling-clock-too-high = Das kann die Uhr nicht anzeigen. Geben Sie weniger.
refused-ruling-already-so = Das ist schon so. Nichts wurde geändert.
refused-ruling-result-stands = Die Partie ist beendet. Zum Fortsetzen geben Sie ein: { WORD("order-restore") }. Oder ein anderes Ergebnis.
refused-ruling-no-result = Die Partie hat noch kein Ergebnis. Entscheiden Sie zuerst darüber.
refused-ruling-no-such-period = Die Bedenkzeit dieser Seite hat keine solche Zeitperiode. Wählen Sie eine andere.
refused-ruling-has-moved = Wer gezogen hat, war da. Nichts wurde vermerkt.
refused-ruling-too-late = Dafür sind schon zu viele Züge gemacht. Die Partie geht weiter.
refused-ruling-no-gap = Es ist keine Lücke anzurechnen. Spielen Sie weiter.
refused-ruling-no-flag = Kein Blättchen ist gefallen. Prüfen Sie die Uhren.
refused-ruling-flag-not-yours = Nach diesen Regeln darf nur ein Spieler darauf hinweisen. Warten Sie auf die Reklamation.
refused-ruling-no-such-points = Geben Sie jedem einen Punkt, einen halben oder keinen, zusammen höchstens einen.
refused-ruling-no-offence = Nach diesen Regeln ist das kein Verstoß. Stört es, geben Sie ein: { WORD("order-penalty") }.
refused-ruling-bound = Berührt, geführt: Sie müssen eine dieser Figuren ziehen: { $pieces }.
refused-ruling-no-position = Die Stellung auf dem Brett ist nicht regelgemäß. Stellen Sie zuerst eine frühere wieder her.
refused-ruling-displaced = { side-name } muss erst die verschobenen Figuren zurückstellen. Warten Sie, bis die Uhr gedrückt ist.
refused-ruling-not-completed = { side-name } hat gezogen, aber die Uhr noch nicht gedrückt. Warten Sie, dann wiederholen Sie die Anordnung.
refused-ruling-seal-first = Gerade wird ein Zug abgegeben. Wiederholen Sie die Anordnung, wenn er ausgeführt ist.
refused-ruling-does-not-follow = Halbzug { WORDS($number) } wäre dann regelwidrig. Um davor zurückzugehen, geben Sie ein: { WORD("order-restore") }.

illegal-article = { $refusal } Siehe Artikel { $article } der Regeln.

goes-on = Die Partie geht weiter. { $presses ->
    [yes] { side-name } muss die Uhr drücken.
   *[no] { side-name } ist am Zug.
}
pin-ask = Schiedsrichter, geben Sie die PIN ein.
pin-choose = Schiedsrichter, geben Sie eine neue PIN aus mindestens vier Ziffern ein.
pin-choose-again = Geben Sie die neue PIN noch einmal ein.
pins-differ = Die beiden sind verschieden. Geben Sie eine neue PIN ein.
no-pin = Eine PIN besteht aus mindestens vier Ziffern und sonst nichts. Geben Sie eine andere ein.
pin-wrong = Diese PIN ist falsch. Warten Sie { $time } bis zum nächsten Versuch.
wait-to-try = Warten Sie { $time } bis zum nächsten Versuch.
pin-told = Falsche PIN des Schiedsrichters eingegeben, Nummer { WORDS($count) }.
pin-floor = Schiedsrichter, geben Sie Ihre Anordnungen einzeln ein. Fertig: eine leere Zeile.
pin-floor-ends = Der Schiedsrichter ist fertig.
order-unknown = Die Anordnung { $text } kenne ich nicht. Beispiele: { $examples }.
built-with = { $engine ->
    [yes] Dieses Programm hat den eingebauten Gegner; im Turnier ist er gesperrt.
   *[no] Dieses Programm hat keinen eingebauten Gegner.
} { $screens ->
    [yes] Bildschirme können die Partie nur verfolgen, wenn die Turnierleitung oder der Schiedsrichter es erlaubt.
   *[no] Kein anderer Bildschirm kann die Partie verfolgen.
}
no-engine-built = Dieses Programm hat keinen eingebauten Gegner. Spielen Sie gegen einen Menschen: Wählen Sie als Gegner console oder board.
