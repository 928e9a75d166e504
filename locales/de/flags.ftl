# Was `--help` zu den Befehlen und ihren Schaltern sagt und was `annabella config` auflistet. Es wird geschrieben, nicht gesprochen.

annabella = Eine sprechende Schachkonsole für blinde und sehbehinderte Spieler

play = Eine Partie spielen: gegen den eingebauten Gegner, einen anderen Menschen hier oder im Browser, oder an einem echten Brett
    .chess960 = Schach960 spielen, aus der Anfangsstellung mit dieser Nummer (0 bis 959) oder aus einer ausgelosten
    .fen = Eine andere Anfangsstellung, als FEN
    .odds = Ihr Gegner spielt ohne diese Figur: queen, rook, bishop, knight oder pawn
    .opening = Die Eröffnung, die ein Schachprogramm ansteuert, etwa "Sizilianische Verteidigung"
    .resume = Eine unvollendete Partie fortsetzen
    .player = Wessen Training auf die Partie folgt, mit ihrer Durchsicht. Jeder Schüler hat sein eigenes
    .simulated = Für Tests: Zeit vergeht nur durch Zeilen, die mit @ und einer Zahl von Sekunden beginnen
    .arbiter_pin = Im Turnier: Der Schiedsrichter wählt am Anfang eine PIN und gibt sie vor jeder Entscheidung ein
    .seed = Eine Zahl für alles, was ausgelost wird: Dieselbe Zahl lost dasselbe aus

train = Mit Aufgaben nahe an Ihrer Spielstärke trainieren, mit denen, die Sie nicht gelöst haben, mit Endspielen, mit Übungen und mit Lektionen für den Anfang
    .player = Wessen Ergebnisse es sind. Jeder Schüler hat seine eigenen
    .lesson = Mit der Lektion in dieser Datei beginnen
    .simulated = Für Tests: Zeit vergeht nur durch Zeilen, die mit @ und einer Zahl von Sekunden beginnen
    .seed = Eine Zahl für alles, was ausgelost wird: Dieselbe Zahl lost dasselbe aus

review = Eine Partie mit ihren Fehlern durchsehen: bei jedem wird ein besserer Zug gesucht
    .file = Die Partie: PGN, Text, BRF, Braille in Unicode oder PEF; für die Standardeingabe: -. Ohne sie die letzte beendete Partie
    .game = Die Nummer der Partie in der Datei, ab 1
    .side = Wessen Fehler: white, black oder both. Ohne sie die eigenen, oder die von beiden
    .notation = Die Schreibweise der Datei, wenn sie ihre nicht selbst nennt
    .nodes = Wie viele Stellungen die Engine für jede der Partie untersucht: Mehr findet mehr und dauert länger
    .pgn = Was gefunden wurde, in diese Datei schreiben, als PGN mit Kommentaren
    .html = Was gefunden wurde, in diese Datei schreiben, als Seite
    .player = Wessen Ergebnisse es sind. Jeder Schüler hat seine eigenen
    .simulated = Für Tests: Zeit vergeht nur durch Zeilen, die mit @ und einer Zahl von Sekunden beginnen
    .seed = Eine Zahl für alles, was ausgelost wird: Dieselbe Zahl lost dasselbe aus

openings = Ein Repertoire von Eröffnungen für das Training aufnehmen; oder sie auflisten, oder eines entfernen
    .file = Die Partien und Varianten als PGN. Ohne sie: eine Liste
    .side = Wessen Züge Sie lernen: white oder black. Ohne Angabe wie in der Datei (Orientation)
    .name = Wie das Repertoire heißt. Ohne Angabe wie die Datei
    .remove = Das Repertoire dieses Namens entfernen
    .player = Wessen Repertoire. Jeder Schüler hat seine eigenen

progress = Sagen, wie das Training geht; oder es als Tabelle oder als Datei für einen anderen Rechner schreiben
    .player = Wessen Training
    .html = Die neuesten Ergebnisse als Tabelle in HTML ausgeben
    .csv = Alle Ergebnisse als Werte mit Kommas ausgeben
    .export = Alles, was von einem Schüler bekannt ist, in diese Datei schreiben
    .import = Einen Schüler aus einer solchen Datei übernehmen
    .backup = Eine Kopie der ganzen Datenbank, aller Schüler, in diese Datei schreiben

puzzles = Die Aufgaben von Lichess zu den eingebauten hinzufügen, aus der Datei, wie sie heruntergeladen wird; oder sagen, wie viele es gibt
    .file = Die Datei: lichess_db_puzzle.csv.zst oder lichess_db_puzzle.csv; für die Standardeingabe: -. Ohne sie: wie viele Aufgaben es gibt
    .remove = Die hinzugefügten Aufgaben entfernen
    .silent = Nur schreiben und nichts sagen

clock = Eine sprechende Schachuhr für jedes Brett, ohne Partie
    .resume = Die letzte Uhr fortsetzen, die nicht weggeräumt wurde
    .compose = Eine Bedenkzeit Schritt für Schritt nach Gehör zusammenstellen, bevor die Uhr beginnt
    .simulated = Für Tests: Zeit vergeht nur durch Zeilen, die mit @ und einer Zahl von Sekunden beginnen
    .list = Die Bedenkzeiten mit Namen auflisten

clocks = Die Bedenkzeiten mit Namen auflisten oder eine erklären
    .name = Die Bedenkzeit, die erklärt werden soll: ein Name, oder eine wie 90/40+30,30+30. Ohne Angabe: alle Namen

say = Ausgeben, wie ein Zug angesagt wird
    .fen = Die Stellung vor dem Zug, als FEN
    .chess_move = Der Zug: Nf3, e8=Q, O-O, knight f3, Ng1f3 oder g1f3
    .chess_move-more =
        In den Buchstaben oder Worten der Sprache, in der langen Form, oder wie Engines ihn schreiben. Für die Rochade
        stehen dann die Felder des Königs (e1g1), oder die des Königs und des Turms.
    .style = Wie er angesagt wird: fide, fide-local, letters, nato, literate oder uci
    .language = Die Sprache: { $languages }
    .umlaut = fünf, König und Läufer ausgeben statt fuenf, Koenig und Laeufer

compare = Zwei Partieformulare einer Partie vergleichen und den ersten Unterschied finden
    .first = Das erste Partieformular: PGN, Text, BRF, Braille in Unicode oder PEF. Für die Standardeingabe: -
    .second = Das zweite Partieformular
    .notation_a = Die Schreibweise des ersten, wenn es seine nicht selbst nennt
    .notation_a-more = Text: en, it, de, es, fr, nl, pt, pl, ru, figurines, uci oder iccf. Braille: intl, fi, hu, de, it, es, fr oder ru.
    .notation_b = Die Schreibweise des zweiten
    .game_a = Die Nummer der Partie in der ersten Datei, ab 1
    .game_b = Die Nummer der Partie in der zweiten Datei, ab 1
    .plain_lines = Braille als Zeilen ohne Seiten lesen
    .plain_lines-more = Eine Datei, in der keine Seite endet, wird immer so gelesen.
    .language = Die Sprache der Antwort: { $languages }
    .style = Wie Züge genannt werden: fide, fide-local, letters, nato, literate oder uci
    .json = Die Antwort als JSON ausgeben

config = Alle Einstellungen auflisten, mit ihrem Wert und seiner Herkunft; oder eine ändern
    .set = Eine Einstellung in Ihre Datei schreiben

devices = Tonausgänge, Mikrofone, Gamepads, Braillezeilen und Stimmen auflisten und an jedem Ausgang ein Wort sagen
    .silent = Nur auflisten und nichts abspielen

engines = Die Schach-Engines dieses Rechners auflisten, oder die Optionen einer Engine
    .name = Die Engine, deren Optionen aufgelistet werden: der Name ihres Programms oder sein Pfad. Ohne Angabe: alle Engines
    .silent = Nur auflisten und nichts sagen

keys = Die Tasten auflisten, und was jede tut

lessons = Die Lektionen des Kurses auflisten, oder selbst geschriebene Dateien mit Lektionen prüfen
    .files = Die Dateien, die geprüft werden. Ohne Angabe werden alle Lektionen aufgelistet

manual = Das Handbuch oder eine seiner Seiten ausgeben; auch als HTML-Datei oder in Braille
    .topic = Der Titel einer Seite oder ihr englischer Name. Ohne Angabe: alle Titel; mit --to: alle Seiten
    .language = Die Sprache. Ohne Angabe: die Ihrer Einstellungen
    .to = Die Form: Textzeilen, eine HTML-Datei oder Braille für einen Brailledrucker
    .page = Die Größe einer Brailleseite: Zellen je Zeile, und Zeilen
    .output = Die Datei, die geschrieben wird. Ohne Angabe: die Standardausgabe

voice = Der Konsole beibringen, wie Sie die Wörter sagen; die Aufnahmen wieder hören oder alles löschen
    .what = teach (lehren), play (wieder hören) oder forget (löschen)
    .from = Die Beispiele aus diesem Ordner nehmen statt vom Mikrofon: WORT-1.wav, WORT-2.wav und so weiter

hear = Ausgeben, was die Konsole in Aufnahmen einzelner Züge hören würde
    .fen = Die Stellung, in der die Züge gesagt werden, als FEN
    .mode = Welche Züge erwartet werden: die regelgerechten, beim Turnier alle, zu denen die Figuren hinkommen
    .language = Die Sprache des Sprechers: { $languages }
    .style = In welchen Worten Züge gesagt werden: fide, nato oder plain
    .own = Benutzen, was `annabella voice teach` gelernt hat
    .json = Für jede Datei ein JSON-Objekt schreiben
    .files = WAV-Dateien mit einem Kanal von 16 Bit, je ein Zug

grammar = Alles auflisten, was in einer Sprache verstanden wird, oder eine Grammatik für eine Spracherkennung erzeugen
    .language = Die Sprache: { $languages }
    .speech = Die Grammatik für eine Spracherkennung ausgeben, in JSGF
    .speech-more =
        Felder, Zahlen und Figuren sind ausgeschrieben. Züge stehen in jeder Form da, die man sagen kann, denn die
        Stellung ist nicht bekannt. Zeiten stehen in Worten da. Was mit freiem Text endet, ist ausgelassen.
    .dictionary = Das Wörterbuch der Spracherkennung
    .dictionary-more = Worte, die darin fehlen, nennt die Standardfehlerausgabe. Mit einem davon lädt die Spracherkennung nichts.

convert = Partieformulare zwischen PGN, Braille und einfachem Text umwandeln; auch in Ton
    .inputs = Die Dateien. Für die Standardeingabe: -
    .inputs-more = Die Form jeder Datei ist an ihrem Anfang und ihrem Namen zu erkennen.
    .to = Die Form, die geschrieben wird: brf, brl, pef, unicode (Braille), html (eine Seite zum Drucken), pgn, text, wav (gesprochen)
    .from = Die Form, die gelesen wird, wenn eine Datei sie nicht zeigt: brf, pef, unicode, pgn, text
    .braille = Der Braillecode, in dem Züge geschrieben werden: intl, fi, hu, ru; vorläufig: de, it, es, fr
    .braille-more = Ohne Angabe: der Code Ihrer Einstellungen oder der Sprache.
    .from_braille = Der Braillecode, in dem Züge gelesen werden
    .from_braille-more =
        Ohne Angabe: der Code, den die Seite nennt. Nennt sie keinen, gilt der von --braille, außer die Seite ergibt in
        einem anderen Code eine andere Partie.
    .game = Nur die Partie mit dieser Nummer in jeder Datei, ab 1
    .page = Die Größe einer Seite: Zellen je Zeile, und Zeilen. Ohne Angabe: 40x25
    .pairs = Ein Zugpaar je Zeile schreiben, statt fortlaufend
    .comments = Kommentare, Zeichen und Varianten in Braille zwischen die Züge schreiben
    .times = Den Zügen die Zeiten hinzufügen, in Braille, in einfachem Text und in der Aufnahme
    .diagrams = Nach diesen Zügen ein Diagramm schreiben: 10,20,end
    .grid = Diagramme Feld für Feld schreiben, statt als Zeile in Forsyth-Notation
    .bare_ff = Eine Seite nur mit einem Seitenvorschub beenden, für Brailledrucker, die ihn als Zeilenende zählen
    .plain_lines = Braille als Zeilen ohne Seiten lesen
    .language = Die Sprache der Kopfzeilen, der Figurenbuchstaben in einfachem Text und der Meldungen: { $languages }
    .notation = Die Schreibweise der Züge in einfachem Text und auf einer Seite. Ohne Angabe: die der Sprache
    .notation-more =
        Möglich sind: en, it, de, es, fr, nl, pt, pl, ru, figurines oder black-figurines, auch mit -long, -bare oder
        -bare-long dahinter; oder uci oder iccf.
    .from_notation = Die Schreibweise, in der einfacher Text gelesen wird, wenn er seine nicht selbst nennt. Ohne Angabe: die der Sprache
    .from_letters = Die Buchstaben von PGN und einfachem Text, die nicht in UTF-8 sind. Ohne Angabe werden sie Partie für Partie erraten
    .style = Wie Züge in einer Aufnahme gesprochen werden: fide, fide-local, letters, nato, literate, uci
    .rate = Wie schnell die Stimme einer Aufnahme spricht, in Wörtern je Minute
    .force = Die Ausgabedatei ersetzen, wenn es sie schon gibt
    .strict = Bei der ersten Partie anhalten, die sich nicht umwandeln lässt; eine Datei bleibt dann, wie sie war
    .output = Die Datei, die geschrieben wird
    .output-more =
        Ohne Angabe, oder mit -, gehen Partien an die Standardausgabe. Eine Aufnahme geht in eine Datei, die nach der ersten
        Eingabe benannt ist.

profiles = Die Regelwerke auflisten oder eines erklären
    .name = Das Regelwerk, das Regel für Regel erklärt werden soll. Ohne Angabe: eine Liste aller Regelwerke

papers = Seiten für man und Vervollständigungen für Shells schreiben
    .directory = Das Verzeichnis, in das geschrieben wird

help = Diese Hilfe ausgeben, oder die eines Befehls

# Was allen Befehlen gemeinsam ist.
common = Schalter und Überschriften
    .help = Hilfe ausgeben: mit -h die üblichen Schalter, mit --help alle
    .version = Die Version ausgeben
    .event-file = Eine Datei mit Einstellungen und Regeln, die das Turnier ausgibt
    .usage = Aufruf:
    .commands = Befehle
    .arguments = Argumente
    .options = Schalter
    .OPTIONS = SCHALTER
    .COMMAND = BEFEHL
    .default = { $text } (Voreinstellung: { $value })
    .choices = { $text } ({ $names })
    .range = { $text } ({ $least } bis { $most })

# Die Zeilen von `annabella config`.
listing = Liste der Einstellungen
    .line = { $names } = { $value }. Herkunft: { $origin }. { $meaning }.
    .nothing = nichts
    .cues = Wie diese Signale gespielt werden
    .flag = Schalter
    .saved-game = gespeicherte Partie
    .user-file = Ihre Datei { $path }, Zeile { $line }
    .event-file = Datei des Turniers { $path }, Zeile { $line }
    .locale = Sprache des Systems, aus { $variable }
    .default = Voreinstellung
    .file = Ihre Datei: { $path }.
    .no-file = Es gibt kein Home-Verzeichnis, deshalb haben Sie keine Datei mit Einstellungen.
    .no-home = es gibt kein Home-Verzeichnis und damit keine Datei von Ihnen, in die geschrieben werden kann; setzen Sie HOME oder XDG_CONFIG_HOME
    .layout = Belegung: { $name }.
    .own-keys = Ihre Tasten: { $path }.
    .written = { $name } = { $value } steht jetzt in { $path }.

# Was für den Wert eines Schalters steht.
values = Werte
    .CELLSxLINES = ZELLENxZEILEN
    .CODE = CODE
    .COLOUR = FARBE
    .DEVICE = GERÄT
    .DIRECTORY = VERZEICHNIS
    .FEN = FEN
    .FILE = DATEI
    .FIRST = ERSTES
    .FORM = FORM
    .HEARING = HÖREN
    .HOW = WIE
    .IN = EINGABE
    .KEY = EINSTELLUNG
    .LANGUAGE = SPRACHE
    .MODE = MODUS
    .MOVE = ZUG
    .MOVES = ZÜGE
    .NAME = NAME
    .NOTATION = SCHREIBWEISE
    .NUMBER = NUMMER
    .ORDER = REIHENFOLGE
    .OUT = AUSGABE
    .PAGE = GRÖSSE
    .OPTIONS = OPTIONEN
    .RATING = WERTUNGSZAHL
    .ROUND = RUNDE
    .SECOND = ZWEITES
    .SECONDS = SEKUNDEN
    .SIDE = SEITE
    .SIGHT = SEHEN
    .STYLE = STIL
    .TIME = BEDENKZEIT
    .TO = FORM
    .TOPIC = THEMA
    .VALUE = WERT
    .VOICE = STIMME
    .WHAT = WAS
    .WHICH = WELCHE
    .WHO = WER

# Die Einstellungen; jede ist auch ein Schalter von `annabella play`.
settings = Einstellungen
    .opponent = Gegen wen Sie spielen: den eingebauten Gegner (house), eine UCI-Engine (uci) oder einen Menschen: an dieser Tastatur (console), an einem echten Brett (board) oder in einem Browser (screen)
    .opponent-level = Wie stark der eingebaute Gegner spielt
    .engine = Die UCI-Engine: der Name ihres Programms oder sein Pfad; "annabella engines" listet die Engines dieses Rechners auf. Ohne Angabe: die erste, die gefunden wird. "built-in": Hilfe gibt die eingebaute Engine
    .strength = Wie stark die UCI-Engine spielt: full (mit voller Stärke) oder eine Wertungszahl, die sie kennt
    .engine-options = Optionen der UCI-Engine, etwa "Hash=128; Contempt=0"; "annabella engines NAME" listet sie auf
    .blunder-warnings = Ob Sie außerhalb von Turnieren vor einem groben Fehler gewarnt werden, bevor Sie ihn machen
    .colour = Die Farbe Ihrer Figuren
    .time = Die Bedenkzeit jeder Seite: none, 25+5, 90/40+30,30+30 oder ein Name, den "annabella clocks" auflistet
    .time-more = Eine für jede Seite: white=5 black=4. Mit einem Remis als Sieg für Schwarz: armageddon 5 / 4.
    .profile = Die Regeln der Partie; "annabella profiles" listet die Regelwerke auf
    .mode = Was die Konsole für Sie tun darf; im Turnier hilft sie nie
    .language = Die Sprache, in der Sie angesprochen werden
    .style = Wie Züge angesagt werden
    .answer-style = Wie Felder und Züge in Antworten gesagt werden: same oder einer der Stile
    .order = Die Reihenfolge der Figuren in Antworten
    .grouping = Wie gleichartige Figuren in Antworten genannt werden
    .empties = Wie leere Felder in Antworten genannt werden
    .orientation = Von welcher Seite aus das Brett gelesen wird
    .steps = Was bei jedem Schritt auf dem Brett gesagt wird
    .time-words = Wie die Zeit auf einer Uhr gesagt wird
    .warnings = Wann Sie Zeitwarnungen hören: off, oder Zeitpunkte wie 5:00 1:00, countdown=10, tick=1, tone, opponent
    .start = Wann die erste Uhr zu laufen beginnt
    .dialogue = Wie ein Zug abgeschlossen wird. off: sofort, wenn er angesagt wird. full: wenn die Uhr gedrückt wird
    .supervision = Ob der Schiedsrichter diese Partie vollständig beaufsichtigt; wichtig für Schnellpartien und Blitzpartien
    .guidelines = Ob das Turnier die Richtlinien III, die Endspurtphase, angekündigt hat
    .arbiter = Ob es im Turnier einen Schiedsrichter gibt
    .own-sheets = Ob die Spieler jeden Halbzug selbst auf ihr elektronisches Formular schreiben
    .paired-screens = Ob im Turnier auch ohne Wort des Schiedsrichters Bildschirme gebraucht werden dürfen
    .engine-help = Ob eine Engine beiden helfen darf, wenn zwei Menschen an eigenen Geräten spielen
    .speech-recorder = Ob im Turnier gesprochene Züge auch ohne Wort des Schiedsrichters aufgenommen werden dürfen
    .default-time = Wie spät ein Spieler kommen darf, in Sekunden; profile: wie es die Regeln sagen
    .sight = Wie Sie sehen (Anhang D)
    .hearing = Wie Sie hören
    .assistant = Ob Sie am Brett einen Assistenten haben
    .opponent-sight = Wie Ihr Gegner sieht
    .opponent-hearing = Wie Ihr Gegner hört
    .opponent-assistant = Ob Ihr Gegner einen Assistenten hat
    .speech = Wer spricht
    .sounds = Ob Signale gespielt werden
    .cue-volume = Wie laut Signale sind
    .loudspeaker = Das Tongerät für öffentliche Meldungen; "annabella devices" listet die Tongeräte auf
    .earphone = Das Tongerät für private Meldungen
    .rate = Wie schnell die Stimme spricht, in Wörtern je Minute
    .pitch = Wie hoch die Stimme ist
    .volume = Wie laut die Stimme ist
    .microphone = Das Mikrofon für gesprochene Züge, oder default
    .hear-style = In welchen Wörtern Züge gesprochen werden
    .hands-free = Ob Züge ohne Tastendruck gesprochen werden
    .headphones = Ob die Stimme im Kopfhörer ist, wo das Mikrofon sie nicht hört
    .keep-speech = Ob die Züge, die Sie sprechen, als Ton behalten werden
    .keep-open = Ob ein Tongerät offen bleibt, während nichts zu hören ist
    .echo = Wie viel beim Tippen sofort gesagt wird
    .terminal = Welche Zeilen das Terminal zeigt
    .display = Ob eine Braillezeile zeigt, was gesagt wird
    .display-moves = Wie eine Braillezeile Züge zeigt: in den Zellen ihres Braillecodes oder in Buchstaben
    .screen = Ob es eine Seite im Browser gibt: für alle, die Sie einladen (invited), für jeden an diesem Rechner (board), oder als Ihr großes Brett (own)
    .spectators-late = Wie viele Sekunden später Zuschauer eine Turnierpartie sehen
    .lan = Ob Geräte im Netz an einem Bildschirm mitspielen können: fragen (ask), ja (yes) oder nein (no)
    .data = Das Verzeichnis, in dem Partien gespeichert werden
    .announce = Wer Ihre Züge am Tisch ansagt
    .white = Der Name des Spielers mit den weißen Figuren
    .black = Der Name des Spielers mit den schwarzen Figuren
    .event = Das Turnier auf dem Partieformular
    .round = Die Runde auf dem Partieformular
    .braille = Der Braillecode der Züge, auf einer Braillezeile und im Partieformular einer beendeten Partie; none: kein solches Partieformular
    .voice-en = Der Name der Stimme für Englisch
    .voice-it = Der Name der Stimme für Italienisch
    .voice-de = Der Name der Stimme für Deutsch
    .voice-es = Der Name der Stimme für Spanisch
    .voice-fr = Der Name der Stimme für Französisch
    .cue-move = Das Signal für einen Zug
    .cue-capture = Das Signal für ein Schlagen
    .cue-check = Das Signal für ein Schach
    .cue-castling = Das Signal für eine Rochade
    .cue-promotion = Das Signal für eine Umwandlung
    .cue-refusal = Das Signal für eine Ablehnung
    .cue-edge = Das Signal für den Rand des Bretts und das Ende einer Liste
    .cue-dark-square = Das Signal für ein dunkles Feld
    .cue-light-square = Das Signal für ein helles Feld
    .cue-offer = Das Signal für ein Angebot
    .cue-low-time = Das Signal für knappe Zeit
    .cue-tick = Das Signal für ein Ticken der Uhr
    .cue-flag = Das Signal für ein gefallenes Blättchen
    .cue-end = Das Signal für das Ende der Partie
    .cue-your-turn = Das Signal dafür, dass Sie am Zug sind
    .cue-confirmed = Das Signal für eine Bestätigung
    .cue-entry-mode = Das Signal für die Betriebsart, in der Tasten Text schreiben
    .cue-board-mode = Das Signal für die Betriebsart, in der Tasten über das Brett führen
    .cue-not-saved = Das Signal für eine Partie, die nicht gespeichert wird
    .cue-microphone-open = Das Signal für ein Mikrofon, das geöffnet wird
    .cue-microphone-closed = Das Signal für ein Mikrofon, das geschlossen wird
