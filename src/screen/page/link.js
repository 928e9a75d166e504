/**
 * The connection to the console. The console sends whole states.
 *
 * @typedef {"white" | "black"} Side
 * @typedef {"p" | "n" | "b" | "r" | "q" | "k"} Kind
 * @typedef {{ square: string, piece: string, label: string }} Square
 * @typedef {{ name: string, left: number | null, running: boolean }} Player
 * @typedef {{ line: string, label: string, fill: boolean }} Action a button that enters a line, or puts its beginning into the field
 * @typedef {{ id: number, text: string, public: boolean }} Line
 * @typedef {{
 *   board: string, moves: string, connected: string, lost: string, flip: string,
 *   number: string, white: string, black: string, captured: string,
 *   heading_lines: string, heading_actions: string, field_line: string, send: string,
 *   promote: string, promote_queen: string, promote_rook: string, promote_bishop: string, promote_knight: string,
 *   cancel: string, confirm: string, selected: string, deselected: string, confirm_seal: string,
 *   secret: string, reveal: string, pieces: Record<Kind, string>,
 *   language: string, awake: string,
 *   join_title: string, join_code: string, join_name: string, join_board_own: string, join_board_page: string,
 *   join: string, join_other: string, waiting: string, declined: string, dismissed: string, elsewhere: string,
 *   use_here: string, full: string, again: string,
 *   late: string, log: string, pending: string, compare: string, sheet_white: string, sheet_black: string, differ: string,
 *   orders: string, order: string, order_line: string, reason: string, preview: string,
 *   export: string, export_journal: string, export_pgn: string, export_notes: string,
 *   error_wrong: string, error_closed: string, error_malformed: string, keys: string,
 * }} Labels
 * @typedef {"spectator" | "display" | "opponent" | "own" | "assistant" | "arbiter"} Role
 * @typedef {{
 *   pending: string[],
 *   log: { wall: number | null, text: string }[],
 *   sheets: { number: string, white: string, black: string, differ: boolean }[],
 *   orders: string[],
 * }} ForArbiter
 * @typedef {{
 *   phase: "game",
 *   language: string,
 *   labels: Labels,
 *   role: Role,
 *   late: number | null,
 *   door: boolean,
 *   side: Side | null,
 *   seals: boolean,
 *   title: string,
 *   squares: Square[],
 *   last: string[],
 *   announced: { from: string, to: string, text: string, said: string } | null,
 *   white: Player,
 *   black: Player,
 *   first: number,
 *   moves: [string, string][],
 *   captured: { white: string, black: string },
 *   status: string,
 *   said: string,
 *   serial: number,
 *   run: number,
 *   lines: Line[],
 *   question: { text: string, answers: Action[], secret: boolean, squares: [string, string] | null } | null,
 *   owed: Action[],
 *   actions: Action[],
 *   flipped: boolean,
 *   arbiter: ForArbiter | null,
 * }} Game
 * @typedef {"waiting" | "declined" | "dismissed" | "elsewhere" | "full"} Notice
 * @typedef {Game | { phase: "door" | Notice }} State
 * @typedef {{ line: string } | { language: string } | { left: boolean }} Message
 */

/** Whether this page shows the game to somebody who has no seat. @param {Game} game */
export function looksOn({ role }) {
  return role === "spectator" || role === "display";
}

const FIRST_DELAY = 1000;
const LONGEST_DELAY = 5000;

/** In these phases it is for the visitor to connect again: two tabs would take the seat from each other for ever. */
const AT_REST = new Set(["declined", "dismissed", "elsewhere", "full"]);

/**
 * @param {(state: State) => void} receive
 * @param {() => void} interrupted it tries again by itself
 */
export function createLink(receive, interrupted) {
  /** @type {WebSocket | null} */
  let socket = null;
  /** @type {number | undefined} */
  let timer;
  let failures = 0;
  let isAtRest = false;

  /** @param {WebSocket} old */
  function drop(old) {
    socket = null;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  }

  function lost() {
    if (socket) drop(socket);
    clearTimeout(timer);
    if (isAtRest) return;
    interrupted();
    timer = setTimeout(connect, Math.min(FIRST_DELAY * 2 ** failures, LONGEST_DELAY));
    failures += 1;
  }

  function connect() {
    if (socket) drop(socket);
    clearTimeout(timer);
    isAtRest = false;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const opened = new WebSocket(`${scheme}//${location.host}/live`);
    socket = opened;
    // A server that does not answer would otherwise be waited for much longer.
    timer = setTimeout(lost, LONGEST_DELAY);
    opened.onmessage = (event) => {
      clearTimeout(timer);
      failures = 0;
      /** @type {State} */
      const state = JSON.parse(event.data);
      isAtRest = AT_REST.has(state.phase);
      receive(state);
    };
    opened.onopen = () => clearTimeout(timer);
    opened.onclose = lost;
  }

  return {
    connect,

    wake() {
      if (!isAtRest) connect();
    },

    /**
     * @param {Message} message
     * @returns {boolean} whether there is a connection
     */
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
  };
}
