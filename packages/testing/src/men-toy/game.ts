import {
  defineGame,
  type Entry,
  type Happening,
  type Player,
  type Refusal,
  type Thing,
  type Turn,
  type Viewer,
} from '@quinola/play';

// The smallest game of men on squares: two sides, each with four men on its first row of a board of four times four. A man goes to a
// free square beside it, or slantwise forward onto a man of the other side, which is taken. Who first has a man on the other
// side's row has won, and who takes the last man.

/** The number of rows, and of squares in each. */
export const SIDE = 4;

/** The squares by name, row by row from the far side of player 0: `a4` to `d1`. */
export const SQUARES: readonly string[] = Array.from(
  {length: SIDE * SIDE},
  (_, nth) => 'abcd'[nth % SIDE]! + (SIDE - Math.floor(nth / SIDE)),
);

/** Its moves. */
export interface MenMove {
  readonly type: 'GO';
  readonly from: string;
  readonly to: string;
}

/** What its moves bring about. */
export type MenHappening = Happening &
  (
    | {
        readonly type: 'went';
        readonly by: Player;
        readonly thing: Thing;
        readonly from: Thing;
        readonly onto: Thing;
      }
    | {readonly type: 'won'; readonly by: Player}
  );

/** Its phases. */
export type MenPhase = 'playing' | 'over';

/** What everybody sees. */
export interface MenView {
  readonly turn: Turn<MenPhase>;
  readonly player: Player;
  /** Whose man stands on a square; those without one are absent. */
  readonly men: Readonly<Record<string, Player>>;
  /** How many men of each player are taken. */
  readonly taken: readonly number[];
  /** The last move. */
  readonly last: MenMove | null;
  readonly winner: Player | null;
}

/** All of a match. */
export interface MenState {
  readonly table: MenView;
}

/** The types of the game. */
interface Types {
  State: MenState;
  View: MenView;
  Move: MenMove;
  Options: object;
  Happening: MenHappening;
}

/** How far a square lies to the right and up. */
const at = (square: string): readonly [x: number, y: number] => [
  'abcd'.indexOf(square[0]!),
  Number(square[1]),
];

/** Whether a player's man may go from one square to another. */
function mayGo({men, player}: MenView, from: string, to: string): boolean {
  const [[x, y], [toX, toY]] = [at(from), at(to)];
  const [across, up] = [Math.abs(toX - x), toY - y];
  if (men[from] !== player) return false;
  if (men[to] === undefined) return across + Math.abs(up) === 1;
  return men[to] !== player && across === 1 && up === (player ? -1 : 1);
}

/** Every lawful move. */
const movesOf = (view: MenView): readonly MenMove[] =>
  SQUARES.flatMap((from) =>
    SQUARES.filter((to) => mayGo(view, from, to)).map((to): MenMove => ({type: 'GO', from, to})),
  );

/** Why a man cannot go there; `null` if he can. */
function refusalOf(view: MenView, {from, to}: MenMove): Refusal | null {
  const {men, player} = view;
  if (!SQUARES.includes(from) || !SQUARES.includes(to)) return {reason: 'not-a-square'};
  if (mayGo(view, from, to)) return null;
  if (men[from] !== player) return {reason: 'not-yours'};
  return {reason: men[to] === player ? 'own-man' : 'too-far'};
}

/** A pile beside the board where the taken men of a player lie. */
export const trayOf = (player: Player): string => `taken.${player}`;

/** The rules. */
export const menGame = defineGame<Types>({
  id: 'men',
  openMoves: true,
  start: () => ({
    table: {
      turn: {phase: 'playing', must: 0, may: [], over: false},
      player: -1,
      men: Object.fromEntries(
        SQUARES.flatMap((square) =>
          square.endsWith('1') ? [[square, 0]] : square.endsWith('4') ? [[square, 1]] : [],
        ),
      ),
      taken: [0, 0],
      last: null,
      winner: null,
    },
  }),
  turn: ({table}) => table.turn,
  things: ({from, to}) => [`square:${from}`, `square:${to}`],
  phases: {
    playing: {
      by: 'player',
      moves: {
        GO: {
          moves: movesOf,
          refuse: refusalOf,
          act: ({table}, move, by, events) => {
            const player = by as Player;
            const {from, to} = move;
            const other = 1 - player;
            const took = table.men[to] === other;
            if (took)
              events.push({
                type: 'went',
                by: player,
                thing: `man:${other}`,
                from: `square:${to}`,
                onto: `pile:${trayOf(other)}`,
              });
            events.push({
              type: 'went',
              by: player,
              thing: `man:${player}`,
              from: `square:${from}`,
              onto: `square:${to}`,
            });
            const {[from]: _gone, ...rest} = table.men;
            const men = {...rest, [to]: player};
            const taken = took ? table.taken.with(other, table.taken[other]! + 1) : table.taken;
            const isWon = at(to)[1] === (player ? 1 : SIDE) || !Object.values(men).includes(other);
            if (isWon) events.push({type: 'won', by: player});
            return {
              table: {
                ...table,
                men,
                taken,
                last: {type: 'GO', from, to},
                winner: isWon ? player : null,
                turn: isWon
                  ? {phase: 'over', must: null, may: [], over: true}
                  : {phase: 'playing', must: other, may: [], over: false},
              },
            };
          },
        },
      },
    },
    over: {by: 'nobody'},
  },
  players: () => 2,
  view: ({table}, viewer: Viewer) => (viewer === 'watcher' ? table : {...table, player: viewer}),
  ledger: (): Entry[] => [],
  worth: ({table: {winner}}) => [0, 1].map((player) => (winner === null ? 0 : winner === player ? 1 : -1)),
});
