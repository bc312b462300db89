import {FRENCH_32, isWholePack, shuffled, strengths, suitOf, type Card} from '@quinola/cards';
import {
  balances,
  defineGame,
  defineOptions,
  MoveError,
  type Act,
  type Due,
  type Entry,
  type Happening,
  type OptionsOf,
  type Player,
  type Turn,
  type Viewer,
} from '@quinola/play';

// The smallest game in which several players are due at once. Each has two cards and lays a stake, once, in any order; the others see
// that he has laid it and not how much. When all have, chance turns a card: who holds the highest of its suit, or without one the
// highest of all, wins the stakes. Until then anybody may cry, once, by a standing right: each cry doubles what is paid, and after one
// nobody stakes the most.

/** Reads its options. */
export const stakesOptions = defineOptions({
  /** How many play. */
  players: {least: 2, most: 5, usual: 3},
  /** How many deals are played. */
  deals: {least: 1, most: 9, usual: 2},
});

/** Its options. */
export type StakesOptions = OptionsOf<typeof stakesOptions>;

/** Its moves. */
export type StakesMove =
  | {readonly type: 'SHUFFLE'; readonly pack: readonly Card[]}
  | {readonly type: 'STAKE'; readonly amount: number}
  | {readonly type: 'CRY'}
  | {readonly type: 'TURN'};

/** What its moves bring about. */
export type StakesHappening = Happening &
  (
    | {readonly type: 'dealt'; readonly to: readonly Player[]; readonly cards: readonly Card[]}
    | {readonly type: 'staked'; readonly by: Player}
    | {readonly type: 'laid'; readonly to: readonly Player[]; readonly amount: number}
    | {readonly type: 'cried'; readonly by: Player}
    | {readonly type: 'turned'; readonly card: Card}
    | {readonly type: 'deal-settled'; readonly winner: Player; readonly stakes: readonly number[]}
  );

/** Its phases. */
export type StakesPhase = 'shuffling' | 'staking' | 'turning' | 'over';

/** What everybody sees, and of one player what is his. */
export interface StakesView {
  readonly turn: Turn<StakesPhase, Due>;
  readonly player: Player;
  readonly options: StakesOptions;
  /** Number of the deal, from 0. */
  readonly deal: number;
  readonly cried: readonly Player[];
  readonly entries: readonly Entry[];
  readonly hand: readonly Card[];
  /** What this player has staked; 0 = nothing yet. */
  readonly stake: number;
}

/** All of a match. */
export interface StakesState {
  /** What everybody sees. */
  readonly table: StakesView;
  /** What is left of the pack; the first is turned. */
  readonly pack: readonly Card[];
  readonly hands: readonly (readonly Card[])[];
  /** By player; 0 = nothing yet. */
  readonly stakes: readonly number[];
}

/** The types of the game. */
interface Types {
  State: StakesState;
  View: StakesView;
  Move: StakesMove;
  Options: StakesOptions;
  Happening: StakesHappening;
}

/** The pack. */
export const PACK = FRENCH_32;

/** What may be staked. */
export const AMOUNTS = [1, 2, 3] as const;

const strengthOf = strengths(PACK);

const playersOf = ({options}: StakesView): readonly Player[] =>
  Array.from({length: options.players}, (_, player) => player);

/** The table at which some are to stake, and everybody may cry who has not. */
const staking = (table: StakesView, must: readonly Player[], cried: readonly Player[]): StakesView => ({
  ...table,
  cried,
  turn: {
    phase: 'staking',
    must,
    may: playersOf(table).filter((player) => !cried.includes(player)),
    over: false,
  },
});

/** The table at which chance moves. */
const atChance = (table: StakesView, phase: 'shuffling' | 'turning'): StakesView => ({
  ...table,
  turn: {phase, must: 'chance', may: [], over: false},
});

const dealCards: Act<Types, 'SHUFFLE'> = (state, {pack}, _by, events) => {
  if (!isWholePack(PACK, pack)) throw new MoveError({reason: 'not-a-pack'});
  const players = playersOf(state.table);
  const hands = players.map((player) => pack.slice(2 * player, 2 * player + 2));
  hands.forEach((cards, player) => {
    events.push({type: 'dealt', to: [player], cards});
  });
  return {
    table: staking(state.table, players, []),
    hands,
    pack: pack.slice(2 * players.length),
    stakes: players.map(() => 0),
  };
};

const layStake: Act<Types, 'STAKE'> = (state, {amount}, by, events) => {
  const player = by as Player;
  events.push({type: 'staked', by: player}, {type: 'laid', to: [player], amount});
  const stakes = state.stakes.map((stake, index) => (index === player ? amount : stake));
  const left = playersOf(state.table).filter((seat) => !stakes[seat]);
  const {table} = state;
  return {
    ...state,
    stakes,
    table: left.length ? staking(table, left, table.cried) : atChance(table, 'turning'),
  };
};

const cry: Act<Types, 'CRY'> = ({table, ...state}, _move, by, events) => {
  events.push({type: 'cried', by: by as Player});
  return {
    ...state,
    table: staking(table, table.turn.must as readonly Player[], [...table.cried, by as Player]),
  };
};

/** Who holds the highest card of a suit, or without one the highest of all. */
function winnerOf(hands: StakesState['hands'], turned: Card): Player {
  const ofSuit = hands.map((cards) => cards.filter((card) => suitOf(card) === suitOf(turned)));
  const compared = ofSuit.some((cards) => cards.length) ? ofSuit : hands;
  const best = compared.map((cards) => Math.max(-1, ...cards.map(strengthOf)));
  return best.indexOf(Math.max(...best));
}

const settle: Act<Types, 'TURN'> = ({table, pack, hands, stakes}, _move, _by, events) => {
  const winner = winnerOf(hands, pack[0]!);
  const {deal, cried, options, entries} = table;
  events.push({type: 'turned', card: pack[0]!}, {type: 'deal-settled', winner, stakes});
  const paid = stakes.flatMap((stake, player): Entry[] => {
    const amount = stake * 2 ** cried.length;
    const booking = {account: 'counters', reason: 'stake', round: deal + 1};
    return player === winner
      ? []
      : [
          {...booking, holder: player, amount: -amount},
          {...booking, holder: winner, amount},
        ];
  });
  const settled = {...table, deal: deal + 1, cried: [], entries: [...entries, ...paid]};
  const next: StakesView =
    deal + 1 < options.deals
      ? atChance(settled, 'shuffling')
      : {...settled, turn: {phase: 'over', must: null, may: [], over: true}};
  return {table: next, pack: [], hands: hands.map(() => []), stakes: stakes.map(() => 0)};
};

const netOf = ({entries, options}: StakesView): readonly number[] =>
  balances(entries, options.players).players;

/** The rules. */
export const stakes = defineGame<Types>({
  id: 'stakes',
  start(given) {
    const options = stakesOptions(given);
    const nobody = {options, player: -1, deal: 0, cried: [], entries: [], hand: [], stake: 0};
    const each = Array.from({length: options.players});
    return {
      table: {...nobody, turn: {phase: 'shuffling', must: 'chance', may: [], over: false}},
      pack: [],
      hands: each.map(() => []),
      stakes: each.map(() => 0),
    };
  },
  turn: ({table}) => table.turn,
  phases: {
    shuffling: {
      by: 'chance',
      draw: (_state, random) => ({type: 'SHUFFLE', pack: shuffled(PACK.cards, random)}),
      moves: {SHUFFLE: {act: dealCards}},
    },
    staking: {
      by: 'player',
      moves: {
        STAKE: {
          moves: ({stake, cried}) =>
            stake ? [] : AMOUNTS.slice(0, cried.length ? -1 : 3).map((amount) => ({type: 'STAKE', amount})),
          otherwise: 'no-stake',
          act: layStake,
        },
        CRY: {
          right: true,
          moves: ({turn, player}) => (turn.may.includes(player) ? [{type: 'CRY'}] : []),
          otherwise: 'cried-already',
          act: cry,
        },
      },
    },
    turning: {by: 'chance', draw: () => ({type: 'TURN'}), moves: {TURN: {act: settle}}},
    over: {by: 'nobody'},
  },
  players: ({options}) => options.players,
  view: ({table, hands, stakes: laid}, viewer: Viewer) =>
    viewer === 'watcher'
      ? table
      : {...table, player: viewer, hand: hands[viewer] ?? [], stake: laid[viewer] ?? 0},
  ledger: ({entries}) => entries,
  worth: ({table}) => netOf(table),
});
