"""Answers by python-chess what the console answers, so that the two can be compared.

One game a line comes in as JSON, and one list of answers a line goes out:
    in:  {"start": FEN, "moves": [UCI, castling as king takes rook], "probes": [PROBE...]}
    probe: {"after": half-moves made, "owner": "w"|"b", "side": "w"|"b", "order": "value"|"file", "squares": [...],
            "number": a move number, "own": "w"|"b"|null for who plays neither}
Pieces are written as in FEN with their square: Ke1, pd7.
"""

import json
import sys

import chess

ROLES = [chess.KING, chess.QUEEN, chess.ROOK, chess.BISHOP, chess.KNIGHT, chess.PAWN]
POINTS = {chess.QUEEN: 9, chess.ROOK: 5, chess.BISHOP: 3, chess.KNIGHT: 3, chess.PAWN: 1}
COMPASS = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
LEAPS = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
# A game goes on with too many pieces, or under a check that no move gives.
TOLERATED = (
    chess.STATUS_TOO_MANY_WHITE_PAWNS | chess.STATUS_TOO_MANY_BLACK_PAWNS
    | chess.STATUS_TOO_MANY_WHITE_PIECES | chess.STATUS_TOO_MANY_BLACK_PIECES
    | chess.STATUS_TOO_MANY_CHECKERS | chess.STATUS_IMPOSSIBLE_CHECK
)


def name(square):
    return chess.square_name(square)


def is_position(board):
    return board.status() & ~TOLERATED == 0


def key(board):
    """What is the same whenever a position is repeated."""
    ep = board.ep_square if board.has_legal_en_passant() else None
    return (board.board_fen(), board.turn, board.clean_castling_rights(), ep)


class Game:
    """The boards of one game, what was taken on the way to each, and what makes each a repetition of another."""

    def __init__(self, start, moves):
        board = chess.Board(start, chess960=True)
        self.boards, self.taken, self.moves = [board.copy(stack=False)], [[]], []
        for text in moves:
            move = chess.Move.from_uci(text)
            self.moves.append((board.fullmove_number, text))
            taken = list(self.taken[-1])
            castles = board.piece_type_at(move.from_square) == chess.KING and board.color_at(move.to_square) == board.turn
            if board.is_en_passant(move):
                taken.append(chess.Piece(chess.PAWN, not board.turn))
            elif board.piece_at(move.to_square) and not castles:
                taken.append(board.piece_at(move.to_square))
            board.push(move)
            board.clear_stack()
            # python-chess notes a double step over a piece too; no pawn has passed there.
            if board.ep_square is not None and board.piece_at(board.ep_square):
                board.ep_square = None
            self.boards.append(board.copy(stack=False))
            self.taken.append(taken)
        self.keys = [key(board) if is_position(board) else None for board in self.boards]


class Probe:
    """One asker before one board."""

    def __init__(self, game, probe):
        self.game, self.after = game, probe["after"]
        self.board = game.boards[self.after]
        self.owner, self.white = probe["owner"] == "w", probe["side"] == "w"
        self.by_value = probe["order"] == "value"
        self.squares = [chess.parse_square(text) for text in probe["squares"]]
        self.number, self.own = probe["number"], probe["own"]
        self.legal_moves = list(self.board.legal_moves) if self.game.keys[self.after] else None

    # --- how it is said ---

    def seen(self, square):
        piece = self.board.piece_at(square)
        return (piece.symbol() if piece else "") + name(square)

    def across(self, square):
        return chess.square_file(square) if self.white else 7 - chess.square_file(square)

    def up(self, square):
        return chess.square_rank(square) if self.white else 7 - chess.square_rank(square)

    def place(self, square):
        piece = self.board.piece_at(square)
        value = ROLES.index(piece.piece_type) if self.by_value else 0
        return (not piece.color, value, self.across(square), self.up(square))

    def pieces(self, squares):
        return [self.seen(square) for square in sorted(squares, key=self.place)]

    # --- the board ---

    def where(self):
        found = []
        for color in [None, True, False]:
            for role in [None] + ROLES:
                pieces = [s for s, p in self.board.piece_map().items()
                       if color in (None, p.color) and role in (None, p.piece_type)]
                found.append(self.pieces(pieces))
        return found

    def pawns(self):
        found = []
        for color in [None, True, False]:
            files = []
            for file in sorted(range(8), key=self.across):
                pawns = [s for s, p in self.board.piece_map().items()
                         if p.piece_type == chess.PAWN and color in (None, p.color) and chess.square_file(s) == file]
                if pawns:
                    files.append([self.seen(s) for s in sorted(pawns, key=self.up)])
            found.append(files)
        return found

    def rows(self, square):
        file, rank = chess.square_file(square), chess.square_rank(square)
        of = lambda test, key: [self.seen(s) for s in sorted(filter(test, chess.SQUARES), key=key)]
        f, r = chess.square_file, chess.square_rank
        return [
            of(lambda s: r(s) == rank, self.across),
            of(lambda s: f(s) == file, self.up),
            of(lambda s: f(s) - r(s) == file - rank, self.up),
            of(lambda s: f(s) + r(s) == file + rank, self.up),
        ]

    def step(self, square, right, ahead):
        sign = 1 if self.white else -1
        file, rank = chess.square_file(square) + sign * right, chess.square_rank(square) + sign * ahead
        return chess.square(file, rank) if 0 <= file < 8 and 0 <= rank < 8 else None

    def views(self, square):
        rays = []
        for right, ahead in COMPASS:
            ray, at = [], self.step(square, right, ahead)
            while at is not None:
                ray.append(self.seen(at))
                at = None if self.board.piece_at(at) else self.step(at, right, ahead)
            rays.append(ray)
        near = lambda steps: [[self.seen(s) for s in (self.step(square, *one) for one in steps) if s is not None]]
        return [rays, near(LEAPS), near(COMPASS)]

    def aim(self, square, color):
        return ["w" if color else "b", self.pieces(self.board.attackers(color, square))]

    def attackers(self, square):
        piece = self.board.piece_at(square)
        sides = [not piece.color] if piece else [not self.owner, self.owner]
        return [self.aim(square, side) for side in sides]

    def defenders(self, square):
        piece = self.board.piece_at(square)
        sides = [piece.color] if piece else [self.owner, not self.owner]
        return [self.aim(square, side) for side in sides]

    def check(self):
        kings = [(color, self.board.king(color)) for color in [True, False]]
        given = [(self.seen(king), self.pieces(self.board.attackers(not color, king))) for color, king in kings
                 if king is not None]
        return [[king, pieces] for king, pieces in given if pieces]

    def castling(self):
        if not is_position(self.board):
            return "no legal position"
        return [[self.board.has_kingside_castling_rights(color), self.board.has_queenside_castling_rights(color)]
                for color in [True, False]]

    def can_castle(self):
        """Of each side, also of the one that is not to move."""
        if not is_position(self.board):
            return "no legal position"
        sides = []
        for color in [True, False]:
            board = self.board.copy(stack=False)
            board.turn = color
            castlings = list(board.generate_castling_moves())
            queenside = [board.is_queenside_castling(move) for move in castlings]
            sides.append([False in queenside, True in queenside])
        return sides

    def pins(self):
        pins = []
        for square, piece in self.board.piece_map().items():
            king = self.board.king(piece.color)
            if king is None or not self.board.is_pinned(piece.color, square):
                continue
            line = self.board.pin(piece.color, square)
            behind = [s for s in line if self.board.color_at(s) == (not piece.color)
                      and square in chess.SquareSet(chess.between(king, s))
                      and chess.popcount(chess.between(king, s) & self.board.occupied) == 1]
            assert len(behind) == 1, (self.board.fen(), name(square))
            pins.append((square, behind[0], king))
        return [[self.seen(m), self.seen(b), name(k)] for m, b, k in sorted(pins, key=lambda pin: self.place(pin[0]))]

    # --- moves ---

    def arrival(self, move):
        if not self.board.is_castling(move):
            return move.to_square
        file = 2 if self.board.is_queenside_castling(move) else 6
        return chess.square(file, chess.square_rank(move.from_square))

    def say(self, moves, captures_last=False):
        def key(move):
            takes = captures_last and self.board.is_capture(move)
            to = self.arrival(move)
            became = ROLES.index(move.promotion or self.board.piece_type_at(move.from_square))
            return (self.place(move.from_square)[1:], takes, self.across(to), self.up(to), became, self.board.is_castling(move))

        def text(move):
            after = self.board.copy(stack=False)
            takes = "x" if self.board.is_capture(move) else ""
            after.push(move)
            return move.uci() + takes + ("#" if after.is_checkmate() else "+" if after.is_check() else "")

        return [text(move) for move in sorted(moves, key=key)]

    def legal(self, wanted, captures_last=False):
        if self.legal_moves is None:
            return "no legal position"
        return self.say([move for move in self.legal_moves if wanted(move)], captures_last)

    def moves_from(self, square):
        piece = self.board.piece_at(square)
        if piece is None:
            return "nothing there"
        if piece.color != self.board.turn:
            return "not on move"
        return self.legal(lambda move: move.from_square == square, captures_last=True)

    def played(self):
        moves = self.game.moves[: self.after]
        last = moves[-1][0] if moves else 0
        of = lambda test: [text for number, text in moves if test(number)]
        turns = [board.turn for board in self.game.boards]
        by = [[text for (_, text), turn in zip(moves, turns) if turn == color] for color in [True, False]]
        return [
            of(lambda number: number > last - self.number),
            of(lambda number: number == self.number) or "no such move",
            of(lambda number: number >= self.number) or "no such move",
            *by,
            [len(side) for side in by],
        ]

    def changed(self):
        """What stands now on the squares that look otherwise than before the last move of the opponent, or of anybody."""
        boards = self.game.boards
        by = {"w": False, "b": True, None: not self.board.turn if self.after else self.board.turn}[self.own]
        before = [board for board in boards[: self.after] if board.turn == by]
        if not before:
            return ["w" if by else "b", None]
        squares = [square for square in chess.SQUARES if before[-1].piece_at(square) != self.board.piece_at(square)]
        squares.sort(key=lambda square: (self.across(square), self.up(square)))
        return ["w" if by else "b", [self.seen(square) for square in squares]]

    # --- counts ---

    def captured(self):
        taken = self.game.taken[self.after]
        of = lambda color: sorted((p.piece_type for p in taken if p.color == color), key=ROLES.index)
        return [[chess.piece_symbol(role) for role in of(color)] for color in [True, False]]

    def material(self):
        sides = []
        for color in [True, False]:
            pieces = [[chess.piece_symbol(r), len(self.board.pieces(r, color))] for r in ROLES[1:]]
            points = sum(POINTS[r] * len(self.board.pieces(r, color)) for r in ROLES[1:])
            sides.append([[one for one in pieces if one[1]], points])
        return sides

    def repetition(self):
        keys = self.game.keys
        return keys[: self.after + 1].count(keys[self.after]) if keys[self.after] else "no legal position"

    def answers(self):
        return {
            "square": [self.seen(s) for s in self.squares],
            "where": self.where(),
            "board": self.pieces(self.board.piece_map()),
            "pawns": self.pawns(),
            "rows": [self.rows(s) for s in self.squares],
            "views": [self.views(s) for s in self.squares],
            "attackers": [self.attackers(s) for s in self.squares],
            "defenders": [self.defenders(s) for s in self.squares],
            "pins": self.pins(),
            "legal": [self.moves_from(s) for s in self.squares],
            "captures": self.legal(self.board.is_capture),
            "checks": self.legal(self.board.gives_check),
            "captured": self.captured(),
            "material": self.material(),
            "repetition": self.repetition(),
            "check": self.check(),
            "castling": self.castling(),
            "can castle": self.can_castle(),
            "quiet": self.board.halfmove_clock,
            "number": [self.board.fullmove_number, "w" if self.board.turn else "b"],
            "played": self.played(),
            "changed": self.changed(),
        }


for line in sys.stdin:
    asked = json.loads(line)
    game = Game(asked["start"], asked["moves"])
    print(json.dumps([Probe(game, probe).answers() for probe in asked["probes"]]), flush=True)
