"""Answers the questions of drills by python-chess: one JSON object a line in, one out."""

import collections
import json
import sys

import chess

ROLES = {"king": chess.KING, "queen": chess.QUEEN, "rook": chess.ROOK, "bishop": chess.BISHOP, "knight": chess.KNIGHT}


def reached_squares(role, square):
    board = chess.Board(None)
    board.set_piece_at(square, chess.Piece(role, chess.WHITE))
    return board.attacks(square)


def reached(role, square):
    return sorted(chess.square_name(to) for to in reached_squares(role, square))


def distance(start, goal):
    """By breadth first, as nobody has written it in the program."""
    queue, seen = collections.deque([(start, 0)]), {start}
    while queue:
        square, moves = queue.popleft()
        if square == goal:
            return moves
        for to in chess.SquareSet(chess.BB_KNIGHT_ATTACKS[square]):
            if to not in seen:
                seen.add(to)
                queue.append((to, moves + 1))


def answer(asked):
    squares = [chess.parse_square(name) for name in asked["squares"]]
    kind, first = asked["kind"], squares[0]
    if kind == "shade":
        return bool(chess.BB_LIGHT_SQUARES & chess.BB_SQUARES[first])
    if kind == "same-shade":
        return len({bool(chess.BB_LIGHT_SQUARES & chess.BB_SQUARES[square]) for square in squares}) == 1
    if kind == "file":
        return chess.square_file(first) == chess.square_file(squares[1])
    if kind == "rank":
        return chess.square_rank(first) == chess.square_rank(squares[1])
    if kind == "diagonal":
        return any(first in diagonal and squares[1] in diagonal for diagonal in diagonals())
    if kind == "distance":
        return distance(first, squares[1])
    if kind == "path":
        way = [first] + squares[2:]
        leaps = all(after in reached_squares(chess.KNIGHT, before) for before, after in zip(way, way[1:]))
        return leaps and way[-1] == squares[1] and len(way) - 1 == distance(first, squares[1])
    if kind in ROLES:
        return reached(ROLES[kind], first)
    board = chess.Board(None)
    board.set_board_fen(asked["board"])
    if kind == "on":
        piece = board.piece_at(first)
        return piece.symbol() if piece else ""
    return sorted(chess.square_name(by) for by in board.attackers(kind == "white", first))


def diagonals():
    for total in range(15):
        yield {chess.square(file, total - file) for file in range(8) if 0 <= total - file < 8}
    for apart in range(-7, 8):
        yield {chess.square(file, file - apart) for file in range(8) if 0 <= file - apart < 8}


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
