"""What Stockfish says of every position of games.pgn, at ten times the positions that a review looks at.

    python yardstick.py NODES [FIRST [LAST]] < games.pgn > yardstick.tsv

One line a game: its number, and the score of each position for the side to move, in hundredths of a pawn or as `#moves`; `-` where there is
no legal move. One thread, so that the same program says the same each time.
"""

import sys

import chess.engine
import chess.pgn

nodes = int(sys.argv[1])
first = int(sys.argv[2]) if len(sys.argv) > 2 else 1
last = int(sys.argv[3]) if len(sys.argv) > 3 else 10**9


def score(engine, board, game):
    if board.is_game_over():
        return "-"
    said = engine.analyse(board, chess.engine.Limit(nodes=nodes), game=game)["score"].relative
    return f"#{said.mate()}" if said.is_mate() else str(said.score())


with chess.engine.SimpleEngine.popen_uci("/usr/games/stockfish", timeout=None) as engine:
    engine.configure({"Threads": 1, "Hash": 64})
    number = 0
    while game := chess.pgn.read_game(sys.stdin):
        number += 1
        if not first <= number <= last:
            continue
        board = game.board()
        scores = [score(engine, board, number)]
        for move in game.mainline_moves():
            board.push(move)
            scores.append(score(engine, board, number))
        print(number, " ".join(scores), sep="\t", flush=True)
