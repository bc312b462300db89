import {squaresShape, type LayoutShape, type LayoutSource, type PilePlan} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {
  boardOf,
  chess,
  FULL,
  isFielding,
  kindOf,
  lettersOf,
  nameOf,
  sideFor,
  sideOf,
  SQUARES,
  trayOf,
  type ChessMove,
  type ChessView,
  type Side,
} from '../rules/index.js';
import {leave, leaving} from './ended.js';
import type {ChessHost} from './host.js';
import {manPicture} from './men.js';
import {fenAfter, playOn} from './walking.js';

/** The frame round the board, in squares: letters and figures stand below and to the left, the rest is a rim. */
const EDGE = 0.36,
  RIM = 0.14;
const WHOLE = 8 + EDGE + RIM;
/** How much a tray of lost men takes beside or above the board. */
const TRAY = 0.75;

/** Board and trays: these beside the board where it lies, above and below it where it stands. */
function shapeFor(isTurned: boolean): LayoutShape {
  const board = squaresShape({columns: 8, rows: 8, isTurned});
  const squares = board.groups[0]!.at.map(({x, y}) => ({x: x + EDGE, y: y + RIM}));
  // Who plays from below has lost what lies below.
  const isBelow = (side: Side): boolean => (side === 0) !== isTurned;
  const spots = (x: number, below: number, above: number) =>
    ([0, 1] as const).map((side) => ({x, y: isBelow(side) ? below : above}));
  const beside = (x: number) => spots(x, WHOLE - 3.9, 0.5);
  const stacked = (x: number) => spots(x, WHOLE + 0.35 + TRAY, TRAY - 0.35);
  const lift = squares.map(({x, y}) => ({x, y: y + TRAY}));
  return {
    ...board,
    id: `chess ${isTurned}`,
    hasWordsBeside: true,
    table: {w: WHOLE + 1.1, h: WHOLE},
    groups: [
      {...board.groups[0]!, at: squares},
      {id: 'lost', at: beside(WHOLE + 0.36), spread: {dx: 0, dy: 0.58, max: 3.6}},
      {id: 'pawns', at: beside(WHOLE + 0.74), spread: {dx: 0, dy: 0.48, max: 3.6}},
    ],
    layouts: [
      {
        w: WHOLE,
        h: WHOLE + 2 * TRAY,
        at: {board: lift, lost: stacked(0.6), pawns: stacked(4.5)},
        spread: {lost: {dx: 0.5, dy: 0, max: 3.5}, pawns: {dx: 0.48, dy: 0, max: 3.5}},
      },
    ],
  };
}

/** Whether the trays lie above and below the board. */
const isStacked = ({h}: {readonly h: number}): boolean => h > WHOLE;

const SHAPES = [shapeFor(false), shapeFor(true)] as const;

/** What stands on a square or lies in a tray, the same list for the same men. */
const lists = new Map<string, readonly string[]>();
function listOf(letters: string): readonly string[] {
  const list = lists.get(letters) ?? [...letters];
  lists.set(letters, list);
  return list;
}

/** The trays of a side: of officers, the best first, and of pawns; a pawn that was promoted is among them. */
const TRAYS = [
  {group: 'lost', kinds: 'QRBN'},
  {group: 'pawns', kinds: 'P'},
] as const;

/** The tray of a side's pawns, by that of its officers. */
export const pawnsOf = (tray: string): string => `${tray}.pawns`;

/** The men of some kinds that a side has lost. */
function lostBy(letters: readonly string[], side: Side, kinds: string): string {
  return [...kinds]
    .map((letter) => {
      const own = side ? letter.toLowerCase() : letter;
      const there = letters.filter((one) => one === own).length;
      return own.repeat(Math.max(0, FULL[kindOf(letter)]! - there));
    })
    .join('');
}

/** The letter that a man is drawn by: a pawn on his last rank is an idle one. */
const drawnAs = (letter: string, square: string): string =>
  (letter === 'P' && square[1] === '8') || (letter === 'p' && square[1] === '1')
    ? letter === 'P'
      ? 'I'
      : 'i'
    : letter;

/** The sign of check or mate after a move; none as long as it is not said (laws d and e). */
function signOf({line, turn, isUndeclared}: ChessView, nth: number): string {
  const isSecret = isUndeclared || turn.phase === 'playing.announcing';
  return nth === line.length - 1 && isSecret ? '' : line[nth]!.sign;
}

/** The square of the king that is in check after the last of some moves. */
function checkedIn(view: ChessView, fen: string, sign: string | undefined): string | null {
  if (!sign) return null;
  const board = boardOf(fen, isFielding(view));
  return nameOf(board.kings[sideOf(fen)]!);
}

/** Squares and trays as they are now, or after the moves to which the visitor has walked back. */
function pilesOf({view, walked}: ChessHost): readonly PilePlan[] {
  const {line, arrived} = view!;
  const shown = walked ?? line.length;
  const fen = fenAfter(view!, shown);
  const letters = lettersOf(fen);
  const last = line[shown - 1];
  const checked = checkedIn(view!, fen, last && signOf(view!, shown - 1));
  const squares = SQUARES.map((id, index): PilePlan => {
    const letter = letters[index]!;
    const isDark = (index + (index >> 3)) % 2 === 1;
    return {
      id,
      index,
      group: 'board',
      kind: 'square',
      pieces: listOf(letter && arrived?.square !== id ? drawnAs(letter, id) : letter),
      last: last?.from === id || last?.to === id,
      classes: `${isDark ? 'dark' : ''} ${checked === id ? 'check' : ''}`,
    };
  });
  const trays = TRAYS.flatMap(({group, kinds}) =>
    ([0, 1] as const).map((side): PilePlan => ({
      id: group === 'lost' ? trayOf(side) : pawnsOf(trayOf(side)),
      index: side,
      group,
      pieces: listOf(lostBy(letters, side, kinds)),
      classes: 'lost',
    })),
  );
  return [...squares, ...trays.filter(({pieces}) => pieces.length)];
}

/** Letters and figures along the board. */
function edge(isTurned: boolean, hasTraysAbove: boolean): TemplateResult {
  const marks = [...'abcdefgh'].flatMap((letter, nth) => {
    const along = EDGE + 0.5 + (isTurned ? 7 - nth : nth);
    return [
      [letter, along, WHOLE - EDGE / 2],
      [nth + 1, EDGE / 2, WHOLE - along],
    ] as const;
  });
  return html`<div
    class="edge"
    aria-hidden="true"
    .style=${`--board-w:${WHOLE};--board-x:0;--board-y:${hasTraysAbove ? TRAY : 0}`}
  >
    ${marks.map(([mark, x, y]) => html`<i .style=${`--at-x:${x};--at-y:${y}`}>${mark}</i>`)}
  </div>`;
}

/** The moves by which a man goes, as the kit asks for them. */
function waysOf(view: ChessView) {
  const moves: readonly ChessMove[] = chess.moves(view);
  const turns: [string, ChessMove][] = moves.flatMap((move) =>
    move.type === 'TOUCH' || move.type === 'WAKE' ? [[move.square, move] as [string, ChessMove]] : [],
  );
  return {
    kind: 'place' as const,
    ways: moves.flatMap((move) => (move.type === 'MOVE' ? [{from: move.from, to: move.to, move}] : [])),
    turns: Object.fromEntries(turns),
    raised: view.touched ?? undefined,
    attempt: (from: string, to: string): ChessMove => ({type: 'MOVE', from, to}),
  };
}

/** The room: the kit draws it. */
export const roomSource = (table: ChessHost): LayoutSource => ({
  shape: () => SHAPES[Number(table.isTurned)]!,
  piles: () => pilesOf(table),
  ask: () => (table.walked === null ? waysOf(table.view!) : {kind: 'place', ways: []}),
  title: () => table.gameWords.board,
  under: () => {
    const hasTraysAbove = isStacked(table.board.layout);
    return html`${guard([table.isTurned, hasTraysAbove], () => edge(table.isTurned, hasTraysAbove))}`;
  },
  draw: manPicture,
  isBound: () => table.view!.touched !== null,
});

/** Who plays which side, and the moves of the game: each a button that shows the board after it. */
export function progressOf(table: ChessHost): TemplateResult {
  const {view, gameWords: words, walked} = table;
  const {line, deal} = view!;
  const offset = line[0]?.side ?? 0;
  const shown = walked ?? line.length;
  // The last is the first: so it is in sight however many there are.
  const numbers = [...Array(Math.ceil((line.length + offset) / 2)).keys()].reverse();
  const cell = (nth: number): TemplateResult => {
    const written = line[nth];
    if (!written) return html`<i></i>`;
    return html`<button
      type="button"
      class=${nth === shown - 1 ? 'now' : ''}
      aria-pressed=${nth === shown - 1}
      @click=${() => walkTo(table, nth + 1)}
    >
      ${written.sign ? written.san.slice(0, -1) + signOf(view!, nth) : written.san}
    </button>`;
  };
  const name = (player: number): TemplateResult =>
    html`<span
      ><b>${table.who(player).name}</b>
      <small>${words.plays(sideFor(view!, player), table.who(player))}</small></span
    >`;
  return html`<span class="sides">${deal ? [0, 1].map(name) : nothing}</span
    ><span class="line" part="moves" role="group" aria-label=${words.moves}
      >${numbers.map((nth) => html`<span><i class="number">${nth + 1}</i>${cell(nth * 2 - offset)}${cell(nth * 2 + 1 - offset)}</span>`)}</span
    >`;
}

/** Scrolls the list of moves, and nothing around it, to the move after which the board is shown. */
function showNow({renderRoot}: ChessHost): void {
  const now = renderRoot.querySelector<HTMLElement>('.line .now');
  const list = now?.closest<HTMLElement>('.line');
  if (!now || !list) return;
  const {offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height} = now;
  list.scrollLeft = Math.min(x, Math.max(list.scrollLeft, x + width - list.clientWidth));
  list.scrollTop = Math.min(y, Math.max(list.scrollTop, y + height - list.clientHeight));
}

/** Shows the board after so many moves; after all of them the game goes on. */
export function walkTo(table: ChessHost, moves: number): void {
  const {length} = table.view!.line;
  table.walked = moves >= length ? null : Math.max(0, moves);
  void table.updateComplete.then(() => showNow(table));
}

/** The buttons for walking through the moves, while somebody looks back, or at the board of a finished game. */
export function walkingButtons(table: ChessHost): TemplateResult | typeof nothing {
  const {walked, isAside, gameWords: words} = table;
  if (walked === null && !isAside) return nothing;
  const {length} = table.view!.line;
  const shown = walked ?? length;
  const button = (text: string, act: () => unknown, isOff = false): TemplateResult =>
    html`<button type="button" part="button" class="button" ?disabled=${isOff} @click=${act}>
      ${text}
    </button>`;
  const walk = (text: string, moves: number): TemplateResult =>
    button(text, () => walkTo(table, moves), moves < 0 || moves > length);
  return html`${walk(words.back, shown - 1)}${walk(words.on, shown + 1)}${
    isAside ? nothing : walk(words.now, length)
  }${walked === null ? nothing : button(words.fromHere, () => playOn(table))}${
    isAside ? button(leaving(table), () => leave(table)) : nothing
  }`;
}
