import {shuffled, type Card, type Pack} from '@quinola/cards';
import {
  cutPack,
  cutting,
  dealt,
  defineGame,
  defineOptions,
  drawSeats,
  NO_CARDS,
  packetRounds,
  payment,
  playToTrick,
  shuffling,
  tableTools,
  type Actor,
  type CardState,
  type Choice,
  type CutMove,
  type DrawHappening,
  type DrawMove,
  type DrawTable,
  type Entry,
  type Happening,
  type PlayMove,
  type Player,
  type Seat,
  type ShuffleMove,
  type SpreadMove,
  type TrickHappening,
  type TrickTable,
  type Turn,
} from '@quinola/play';

// A small game that has what the kits give, and no more: three draw for places, sixteen cards are shuffled, cut and dealt
// (five to each, one aside), everybody stakes one and may exchange up to one card for the one aside, the eldest first;
// before he plays to the first trick a player may knock, which doubles what he wins; who wins most tricks takes the pot.

export interface ToyOptions {
  readonly deals: number;
  readonly knocking: boolean;
}

export type ToyPhase =
  | 'drawing.spreading'
  | 'drawing.seats'
  | 'dealing.shuffling'
  | 'dealing.packCut'
  | 'exchange'
  | 'playing.trick'
  | 'over';

export type ToyMove =
  | SpreadMove
  | DrawMove
  | ShuffleMove
  | CutMove
  | {readonly type: 'EXCHANGE'; readonly cards: readonly Card[]}
  | PlayMove
  | {readonly type: 'KNOCK'}
  | {readonly type: 'STOP'};

export type ToyHappening = Happening &
  (
    | DrawHappening
    | TrickHappening
    | {readonly type: 'shuffled'}
    | {readonly type: 'cut'; readonly index: number}
    | {readonly type: 'dealt'; readonly dealer: Seat}
    | {readonly type: 'exchanged'; readonly seat: Seat; readonly count: number}
    | {readonly type: 'exchanged-cards'; readonly seat: Seat; readonly cards: readonly Card[]}
    | {readonly type: 'knocked'; readonly seat: Seat}
    | {readonly type: 'deal-settled'; readonly winner: Seat; readonly amount: number}
    | {readonly type: 'over'}
  );

export interface ToyView extends TrickTable, DrawTable {
  readonly turn: Turn<ToyPhase>;
  readonly options: ToyOptions;
  readonly dealer: Seat;
  /** Whether the card aside has been taken. */
  readonly taken: boolean;
  readonly knocked: readonly Seat[];
  readonly pot: number;
  readonly entries: readonly Entry[];
}

export interface ToyState extends CardState<ToyView> {
  readonly aside: readonly Card[];
}

interface Types {
  State: ToyState;
  View: ToyView;
  Move: ToyMove;
  Choice: Choice;
  Options: ToyOptions;
  Happening: ToyHappening;
}

const SEATS = 3;

/** Sixteen cards. */
export const TOY_PACK: Pack = {
  id: 'toy-16',
  cards: [...'SHDC'].flatMap((suit) => [...'AKQJ'].map((rank) => rank + suit)),
} as unknown as Pack;

const FRESH = {
  counts: [0, 0, 0],
  trick: NO_CARDS,
  leader: -1,
  toPlay: -1,
  tricks: NO_CARDS,
  tricksWon: [0, 0, 0],
  taken: false,
  knocked: [],
} as const;

const tools = tableTools<ToyView>((table) => ({...table}));
const {changed, waiting, waitingAt} = tools;
const left = (seat: Seat, steps = 1): Seat => (seat + steps) % SEATS;
const height = (card: Card): number => 'JQKA'.indexOf(card[0]!) + 1;

const beginDeal = (state: ToyState): ToyState => ({
  ...state,
  pack: [],
  aside: [],
  hands: [[], [], []],
  table: waiting(state.table, 'dealing.shuffling', 'chance', {...FRESH, deal: state.table.deal + 1}),
});

const places = drawSeats<ToyView, ToyState, ToyHappening>({
  tools,
  spreading: 'drawing.spreading',
  drawing: 'drawing.seats',
  players: () => SEATS,
  spread: (_table, random) => shuffled(TOY_PACK.cards, random),
  isSpread: (_table, cards) => cards.length === TOY_PACK.cards.length,
  decide: (drawn) => {
    const sorted = [...drawn].sort((a, b) => height(b.card) - height(a.card));
    return height(sorted[0]!.card) === height(sorted[1]!.card)
      ? null
      : {seats: sorted.map(({player}) => player), dealer: 0};
  },
  then: beginDeal,
});

function deal(state: ToyState, {index}: CutMove, _by: Actor, events: ToyHappening[]): ToyState {
  const {table} = state;
  const {dealer, seats, deal: round} = table;
  const plan = packetRounds(left(dealer), SEATS, [5]);
  const {hands, rest} = dealt(cutPack(state.pack, index), SEATS, plan);
  events.push({type: 'cut', index}, {type: 'dealt', dealer});
  const stakes = seats.flatMap((player) =>
    payment(player, 'pot', 1, {account: 'pot', reason: 'stake', round}),
  );
  return {
    ...state,
    pack: [],
    hands,
    dealt: hands,
    aside: rest,
    table: waitingAt(table, 'exchange', left(dealer), {
      counts: hands.map((hand) => hand.length),
      pot: table.pot + SEATS,
      entries: [...table.entries, ...stakes],
    }),
  };
}

function settle(state: ToyState, events: ToyHappening[]): ToyState {
  const {table} = state;
  const {tricksWon, knocked, dealer, options, deal: round} = table;
  const winner = tricksWon.indexOf(Math.max(...tricksWon));
  const player = table.seats[winner]!;
  const booking = {account: 'pot', reason: 'won', round};
  const doubled = knocked.includes(winner)
    ? table.seats.filter((other) => other !== player).flatMap((other) => payment(other, player, 1, booking))
    : [];
  const entries = [...table.entries, ...payment('pot', player, table.pot, booking), ...doubled];
  events.push({type: 'deal-settled', winner, amount: table.pot + doubled.length / 2});
  const settled = changed(table, {entries, pot: 0, dealer: left(dealer)});
  if (table.deal < options.deals) return beginDeal({...state, table: settled});
  events.push({type: 'over'});
  return {...state, table: waiting(settled, 'over', null)};
}

const play = playToTrick<ToyView, ToyState, ToyHappening>({
  tools,
  phase: 'playing.trick',
  rules: () => ({trump: 'S', strength: height}),
  players: () => SEATS,
  onLast: settle,
});

/** The options of the toy game. */
export const toyOptions = defineOptions<ToyOptions>({
  deals: {least: 1, most: 9, usual: 2},
  knocking: {words: [true, false]},
});

/** Who may still knock: all who have not played to the first trick. */
const mayKnock = ({tricks, trick, knocked, seats, options}: ToyView): readonly Player[] =>
  options.knocking && tricks.length === 0
    ? seats.filter((_, seat) => !knocked.includes(seat) && !trick.some((laid) => laid.seat === seat))
    : [];

const withRights = (state: ToyState): ToyState => {
  const {turn} = state.table;
  const may =
    turn.phase === 'playing.trick' ? mayKnock(state.table).filter((player) => player !== turn.must) : [];
  return may.length ? {...state, table: changed(state.table, {turn: {...turn, may}})} : state;
};

export const toy = defineGame<Types>({
  id: 'toy',
  start: (given) => ({
    table: {
      turn: {phase: 'drawing.spreading', must: 'chance', may: [], over: false},
      player: -1,
      seat: -1,
      hand: [],
      seats: [],
      draw: null,
      deal: 0,
      dealer: -1,
      ...FRESH,
      options: toyOptions(given),
      pot: 0,
      entries: [],
    },
    pack: [],
    hands: [[], [], []],
    dealt: [[], [], []],
    aside: [],
  }),
  turn: ({table}) => table.turn,
  phases: {
    'drawing.spreading': places.spreading,
    'drawing.seats': places.drawing,
    'dealing.shuffling': shuffling(TOY_PACK, (state: ToyState, events: ToyHappening[]) => {
      events.push({type: 'shuffled'});
      const {table} = state;
      return {...state, table: waitingAt(table, 'dealing.packCut', left(table.dealer, 2), {draw: null})};
    }),
    'dealing.packCut': {by: 'player', moves: {CUT: cutting(TOY_PACK.cards.length, deal)}},
    exchange: {
      by: 'player',
      moves: {
        EXCHANGE: {
          moves: ({hand, taken}) => [{choose: 'EXCHANGE', from: hand, least: 0, most: taken ? 0 : 1}],
          refuse: ({hand, taken}, {cards}) =>
            cards.length > (taken ? 0 : 1)
              ? {reason: 'too-many'}
              : cards.every((card) => hand.includes(card))
                ? null
                : {reason: 'not-held'},
          act: (state, {cards}, by, events) => {
            const {table, aside, hands} = state;
            const seat = table.seats.indexOf(by as Player);
            events.push(
              {type: 'exchanged', seat, count: cards.length},
              {type: 'exchanged-cards', seat, cards, to: [by as Player]},
            );
            const kept = hands[seat]!.filter((card) => !cards.includes(card));
            const next = {
              ...state,
              hands: hands.map((hand, of) => (of === seat && cards.length ? [...kept, ...aside] : hand)),
              aside: cards.length ? cards : aside,
            };
            const taken = table.taken || cards.length > 0;
            const leader = left(table.dealer);
            return seat === table.dealer
              ? withRights({
                  ...next,
                  table: waitingAt(table, 'playing.trick', leader, {taken, leader, toPlay: leader}),
                })
              : {...next, table: waitingAt(table, 'exchange', left(seat), {taken})};
          },
        },
      },
    },
    'playing.trick': {
      by: 'player',
      moves: {
        PLAY: {...play, act: (...given) => withRights(play.act(...given))},
        KNOCK: {
          right: true,
          moves: (view) => (mayKnock(view).includes(view.player) ? [{type: 'KNOCK'}] : []),
          otherwise: 'no-right',
          act: (state, _move, by, events) => {
            const seat = state.table.seats.indexOf(by as Player);
            events.push({type: 'knocked', seat});
            const {turn, knocked} = state.table;
            const table = changed(state.table, {knocked: [...knocked, seat], turn: {...turn, may: []}});
            return withRights({...state, table});
          },
        },
      },
    },
    over: {by: 'nobody'},
  },
  anytime: {
    STOP: {
      act: (state, _move, _by, events) => {
        events.push({type: 'over'});
        return {...state, table: waiting(state.table, 'over', null)};
      },
    },
  },
  players: () => SEATS,
  view: ({table, hands}, viewer) => {
    if (viewer === 'watcher') return table;
    const seat = table.seats.indexOf(viewer);
    return changed(table, {player: viewer, seat, hand: hands[seat] ?? []});
  },
  ledger: ({entries}) => entries,
  worth: ({table}) =>
    [0, 1, 2].map((player) =>
      table.entries.reduce(
        (sum, {holder, amount}) => (holder === player ? sum + amount : sum),
        table.pot / SEATS,
      ),
    ),
});
