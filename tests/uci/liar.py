#!/usr/bin/env python3
"""An engine that answers wrong. How, its own name says: `illegal`, `exits`, and so on. With `-once` behind it, it does so in its first run
alone; then it is the real engine."""
import os
import signal
import sys
import time

HONEST = "/usr/games/stockfish"
way = os.path.basename(sys.argv[0])
answered = False
if way.endswith("-once"):
    mark = sys.argv[0] + ".ran"
    if os.path.exists(mark):
        # Under its own name, by which a test finds what still runs.
        os.execv(HONEST, [sys.argv[0]])
    open(mark, "w").close()
    way = way[: -len("-once")]


def say(text):
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def think():
    """What comes of `go`."""
    global answered
    if way == "illegal":
        say("bestmove e2e5")
    elif way == "other-side":
        say("bestmove e7e5 ponder é")
    elif way == "garbage":
        say("bestmove 漢字é\x07")
    elif way == "none":
        say("bestmove (none)")
    elif way == "null":
        say("bestmove 0000")
    elif way == "nothing":
        say("bestmove")
    elif way == "exits":
        sys.exit(0)
    elif way == "dies":
        os.kill(os.getpid(), signal.SIGKILL)
    elif way == "dies-later":
        if answered:
            os.kill(os.getpid(), signal.SIGKILL)
        answered = True
        say("bestmove a5a4")
    elif way == "stops":
        os.kill(os.getpid(), signal.SIGSTOP)
    elif way == "closes":
        os.close(1)
        time.sleep(60)
    elif way == "floods":
        while True:
            sys.stdout.write("info depth 1 score cp 7 pv e2e4\n" * 1000)
    elif way == "floods-one-line":
        while True:
            sys.stdout.write("x" * 65536)
    elif way == "floods-zeros":
        while True:
            sys.stdout.buffer.write(b"\0\xff" * 4096)
    elif way == "twice":
        say("bestmove e2e4")
        say("bestmove e2e5")
    elif way == "deaf":
        time.sleep(60)
    # "silent" says nothing.


if way == "early":
    say("bestmove e2e5")
for line in sys.stdin:
    word = line.split()[0] if line.split() else ""
    if word == "uci":
        if way == "not-one":
            say("what?")
            continue
        say("id name Liar (" + way + ")")
        say("option name Hash type spin default 16 min 1 max 64")
        say("uciok")
    elif word == "isready" and way != "never-ready":
        say("readyok")
        if way == "early":
            say("bestmove e2e5")
    elif word == "go":
        if way == "early":
            say("bestmove d2d4")
        else:
            think()
    elif word == "quit":
        break
