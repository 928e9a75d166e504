"""Plays games by python-chess, so that the console's own view of each position can be compared.

One game a line comes in as JSON, and a list of what holds after each half-move goes out, the start first:
    in:  {"start": FEN, "chess960": bool, "moves": [UCI]}
"""

import json
import sys

import chess


def castles_as_usual(board):
    """Whether king and rooks stand as in standard chess; else a FEN names the files of the rooks."""
    return not board.chess960


def stood(board):
    """How often the position has stood."""
    count = 1
    while board.is_repetition(count + 1):
        count += 1
    return count


def view(board):
    outcome = board.outcome()
    return {
        "fen": board.fen(en_passant="legal", shredder=board.chess960),
        "legal": {move.uci(): board.san(move) for move in board.legal_moves},
        "stood": stood(board),
        "quiet": board.halfmove_clock,
        "threefold": board.can_claim_threefold_repetition(),
        "fifty": board.can_claim_fifty_moves(),
        "result": outcome.result() if outcome else "*",
        "mate": board.is_checkmate(),
    }


for line in sys.stdin:
    game = json.loads(line)
    board = chess.Board(game["start"], chess960=game["chess960"])
    views = [view(board)]
    for text in game["moves"]:
        board.push_uci(text)
        views.append(view(board))
    print(json.dumps(views), flush=True)
