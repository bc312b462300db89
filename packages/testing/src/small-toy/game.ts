import {shuffled} from '@quinola/cards';
import {
  MoveError,
  OptionsError,
  type Entry,
  type Game,
  type Happening,
  type Played,
  type Player,
  type Refusal,
  type Turn,
  type Viewer,
} from '@quinola/play';

// The smallest game with everything that a chart must handle, written without the kits for rules: three players, nine cards,
// three tricks a deal without suits. One player cuts; chance deals; before the second trick of a deal each player but the leader
// may knock (an optional right), which doubles the deal.

/** Its options. */
export interface ToyOptions {
  readonly deals: number;
}

/** Its moves. */
export type ToyMove =
  | {readonly type: 'CUT'; readonly index: number}
  | {readonly type: 'REFUSE_CUT'}
  | {readonly type: 'DEAL'; readonly pack: readonly number[]}
  | {readonly type: 'PLAY'; readonly card: number}
  | {readonly type: 'KNOCK'};

/** What its moves bring about. */
export type ToyHappening = Happening &
  (
    | {readonly type: 'cut'; readonly by: Player}
    | {readonly type: 'dealt'; readonly to: readonly Player[]; readonly cards: readonly number[]}
    | {readonly type: 'played'; readonly by: Player; readonly card: number}
    | {readonly type: 'trick-won'; readonly by: Player}
    | {readonly type: 'knocked'; readonly by: Player}
    | {readonly type: 'deal-scored'; readonly points: readonly number[]}
    | {readonly type: 'match-over'}
  );

/** Its phases. */
export type ToyPhase = 'cutting' | 'dealing' | 'playing.trick' | 'finished';

/** All of a match. */
export interface ToyState {
  readonly options: ToyOptions;
  readonly phase: ToyPhase;
  readonly deal: number;
  readonly hands: readonly (readonly number[])[];
  readonly trick: readonly number[];
  readonly leader: Player;
  readonly tricks: readonly Player[];
  readonly knocked: readonly Player[];
  readonly points: readonly number[];
}

/** What a player, or a watcher, may know. */
export interface ToyView extends Omit<ToyState, 'hands'> {
  readonly player: Viewer;
  readonly hand: readonly number[];
  readonly turn: Turn<ToyPhase>;
}

const SEATS = 3;
const PACK = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function turnOf({phase, trick, tricks, leader, deal, knocked}: ToyState): Turn<ToyPhase> {
  const musts: Readonly<Record<ToyPhase, Turn['must']>> = {
    cutting: deal % SEATS,
    dealing: 'chance',
    'playing.trick': (leader + trick.length) % SEATS,
    finished: null,
  };
  const must = musts[phase];
  const may =
    phase === 'playing.trick' && tricks.length === 1 && trick.length === 0
      ? [0, 1, 2].filter((player) => player !== leader && !knocked.includes(player))
      : [];
  return {phase, must, may, over: phase === 'finished'};
}

function refusal({turn, hand, player}: ToyView, move: ToyMove): Refusal | null {
  if (move.type === 'KNOCK') return turn.may.includes(player as Player) ? null : {reason: 'no-right'};
  if (turn.must !== player) return {reason: 'not-your-turn'};
  if (move.type === 'PLAY') {
    const held = turn.phase === 'playing.trick' && hand.includes(move.card);
    return held ? null : {reason: 'no-card', about: {card: move.card}};
  }
  return turn.phase === 'cutting' && (move.type === 'REFUSE_CUT' || move.type === 'CUT')
    ? null
    : {reason: 'not-now'};
}

function view(state: ToyState, player: Viewer): ToyView {
  const {hands, ...open} = state;
  return {...open, player, hand: player === 'watcher' ? [] : (hands[player] ?? []), turn: turnOf(state)};
}

function play(
  state: ToyState,
  by: Player | 'chance',
  move: ToyMove,
  judged?: Refusal | null,
): Played<ToyState, ToyHappening> {
  if (move.type === 'DEAL' && by === 'chance' && state.phase === 'dealing') {
    const hands = [0, 3, 6].map((from) => move.pack.slice(from, from + 3));
    const leader = (state.deal + 1) % SEATS;
    return {
      state: {...state, phase: 'playing.trick', hands, trick: [], tricks: [], knocked: [], leader},
      events: hands.map((cards, player) => ({type: 'dealt', to: [player], cards})),
    };
  }
  const objection =
    by === 'chance' ? {reason: 'not-now'} : judged === undefined ? refusal(view(state, by), move) : judged;
  if (objection || by === 'chance') throw new MoveError(objection ?? {reason: 'not-now'});
  if (move.type === 'KNOCK') {
    return {state: {...state, knocked: [...state.knocked, by]}, events: [{type: 'knocked', by}]};
  }
  if (move.type !== 'PLAY') return {state: {...state, phase: 'dealing'}, events: [{type: 'cut', by}]};
  const {card} = move;
  const events: ToyHappening[] = [{type: 'played', by, card}];
  const hands = state.hands.map((hand, player) =>
    player === by ? hand.filter((other) => other !== card) : hand,
  );
  const trick = [...state.trick, card];
  if (trick.length < SEATS) return {state: {...state, hands, trick}, events};
  const leader = (state.leader + trick.indexOf(Math.max(...trick))) % SEATS;
  const tricks = [...state.tricks, leader];
  events.push({type: 'trick-won', by: leader});
  if (tricks.length < 3) return {state: {...state, hands, trick: [], tricks, leader}, events};
  const worth = 1 + state.knocked.length;
  const points = state.points.map(
    (sum, player) => sum + tricks.filter((winner) => winner === player).length * worth,
  );
  const deal = state.deal + 1;
  const finished = deal === state.options.deals;
  events.push({type: 'deal-scored', points}, ...(finished ? [{type: 'match-over'} as const] : []));
  const phase = finished ? 'finished' : 'cutting';
  return {state: {...state, phase, hands: [[], [], []], trick: [], tricks: [], deal, points}, events};
}

/** The rules. */
export const toy: Game<ToyState, ToyView, ToyMove, ToyOptions, ToyHappening, never> = {
  id: 'toy',
  start(options) {
    if (!(options.deals > 0)) throw new OptionsError('no-deals');
    const hands = [[], [], []];
    return {
      options,
      phase: 'cutting',
      deal: 0,
      hands,
      trick: [],
      leader: 0,
      tricks: [],
      knocked: [],
      points: [0, 0, 0],
    };
  },
  turn: turnOf,
  view,
  moves({turn, hand, player}) {
    const knock: ToyMove[] = turn.may.includes(player as Player) ? [{type: 'KNOCK'}] : [];
    if (turn.must !== player) return knock;
    return turn.phase === 'cutting'
      ? [{type: 'REFUSE_CUT'}, ...PACK.map((index) => ({type: 'CUT', index}) as const)]
      : hand.map((card) => ({type: 'PLAY', card}) as const);
  },
  refusal,
  play,
  chance: (_state, random) => ({type: 'DEAL', pack: shuffled(PACK, random)}),
  ledger: (): Entry[] => [],
  worth: ({points}) => points,
};
