"""Times `outcome(claim_draw=True)` of python-chess after every half-move: a game a line in, as a list of moves, nanoseconds out."""

import json
import sys
from time import perf_counter_ns

import chess

TIMES = 3

for line in sys.stdin:
    board = chess.Board()
    times = []
    for move in json.loads(line):
        board.push_uci(move)
        for _ in range(TIMES):
            began = perf_counter_ns()
            board.outcome(claim_draw=True)
            times.append(perf_counter_ns() - began)
    print(json.dumps(times), flush=True)
