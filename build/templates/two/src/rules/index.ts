import {FRENCH_32, strengths, type Card} from '@quinola/cards';
import {
  balances,
  dealt,
  defineGame,
  NO_CARDS,
  onlyLastTrick,
  packetRounds,
  payment,
  playToTrick,
  refuseChosen,
  shuffling,
  tableTools,
  type Act,
  type CardState,
  type Choice,
  type Entry,
  type Happening,
  type Player,
  type PlayMove,
  type Seat,
  type ShuffleMove,
  type TrickHappening,
  type TrickRules,
  type TrickTable,
  type Turn,
} from '@quinola/play';
import {newGameOptions, type NewGameOptions} from './options.js';

export {newGameOptions, type NewGameOptions} from './options.js';

// The rules of New game. In this example two players exchange cards with a talon and play twelve tricks, to be replaced by the
// rules of the book: name the book's section in the comment of each rule.

/** The phases of the match by their paths in the chart. */
export type NewGamePhase = 'dealing.shuffling' | 'exchanging' | 'playing.trick' | 'settlingSession';

export type NewGameMove =
  | ShuffleMove
  | {readonly type: 'EXCHANGE'; readonly cards: readonly Card[]}
  | PlayMove
  | {readonly type: 'STOP'};

export type NewGameHappening = Happening &
  (
    | TrickHappening
    | {readonly type: 'dealt'; readonly dealer: Seat}
    | {readonly type: 'exchanged'; readonly seat: Seat; readonly count: number}
    | {readonly type: 'exchanged-cards'; readonly seat: Seat; readonly cards: readonly Card[]}
    | {readonly type: 'deal-settled'; readonly winner: Seat}
    | {readonly type: 'session-over'; readonly balance: readonly number[]}
  );

/** The view of a player: all that lies open, and his own hand. */
export interface NewGameView extends TrickTable {
  readonly turn: Turn<NewGamePhase>;
  readonly options: NewGameOptions;
  readonly entries: readonly Entry[];
  /** How many cards the talon holds. */
  readonly talon: number;
  /** By seat, how many cards have been exchanged; -1: not yet asked. */
  readonly discards: readonly number[];
  /** The cards that this player has exchanged. */
  readonly discarded: readonly Card[];
}

/** The whole match as plain JSON. */
export interface NewGameState extends CardState<NewGameView> {
  readonly talon: readonly Card[];
  /** By seat, the exchanged cards. */
  readonly discarded: readonly (readonly Card[])[];
}

interface Types {
  State: NewGameState;
  View: NewGameView;
  Move: NewGameMove;
  Choice: Choice;
  Options: NewGameOptions;
  Happening: NewGameHappening;
  Phase: NewGamePhase;
}

/** Number of players. */
export const SEATS = 2;

/** Suit must be followed; the highest card of the suit led wins. */
export const TRICKS: TrickRules = {trump: null, strength: strengths(FRENCH_32)};

const FRESH = {
  counts: [0, 0],
  trick: NO_CARDS,
  leader: -1,
  toPlay: -1,
  tricks: NO_CARDS,
  tricksWon: [0, 0],
  talon: 0,
  discards: [-1, -1],
} as const;

/** Copies of tables with changes. */
export const tools = tableTools<NewGameView>((table) => ({...table}));
const other = (seat: Seat): Seat => 1 - seat;

/** Deals twelve cards to each, two at a time; eight are the talon. Whoever did not deal exchanges first. */
function deal(state: NewGameState, events: NewGameHappening[]): NewGameState {
  const {table, pack} = state;
  const {dealer} = table;
  const elder = other(dealer);
  const {hands, rest} = dealt(pack, SEATS, packetRounds(elder, SEATS, [2, 2, 2, 2, 2, 2]));
  events.push({type: 'dealt', dealer});
  return {
    pack: [],
    hands,
    dealt: hands,
    talon: rest,
    discarded: [[], []],
    table: tools.waitingAt(table, 'exchanging', elder, {
      ...FRESH,
      deal: table.deal + 1,
      counts: hands.map((hand) => hand.length),
      talon: rest.length,
    }),
  };
}

/** The first exchanges one to five cards, the second as many as are left, or none. */
export const exchangeOf = ({hand, talon, discards}: NewGameView): Choice => {
  const isFirst = discards.every((count) => count < 0);
  return {choose: 'EXCHANGE', from: hand, least: isFirst ? 1 : 0, most: isFirst ? 5 : talon};
};

const exchange: Act<Types, 'EXCHANGE'> = (state, {cards}, by, events) => {
  const {table, hands, talon, discarded} = state;
  const seat = table.seats.indexOf(by as Player);
  events.push(
    {type: 'exchanged', seat, count: cards.length},
    {type: 'exchanged-cards', seat, cards, to: [by as Player]},
  );
  const kept = hands[seat]!.filter((card) => !cards.includes(card));
  const change = {
    talon: talon.length - cards.length,
    discards: table.discards.map((count, one) => (one === seat ? cards.length : count)),
  };
  const next = {
    ...state,
    hands: hands.map((hand, one) => (one === seat ? [...kept, ...talon.slice(0, cards.length)] : hand)),
    talon: talon.slice(cards.length),
    discarded: discarded.map((gone, one) => (one === seat ? cards : gone)),
  };
  const elder = other(table.dealer);
  if (seat === elder) return {...next, table: tools.waitingAt(table, 'exchanging', table.dealer, change)};
  return {
    ...next,
    table: tools.waitingAt(table, 'playing.trick', elder, {...change, leader: elder, toPlay: elder}),
  };
};

const over = (state: NewGameState, events: NewGameHappening[]): NewGameState => {
  events.push({type: 'session-over', balance: balances(state.table.entries, SEATS).players});
  return {...state, discarded: [[], []], table: tools.waiting(state.table, 'settlingSession', null)};
};

/** Whoever has more tricks gets the difference; nobody pays for six each. */
function settle(state: NewGameState, events: NewGameHappening[]): NewGameState {
  const {table} = state;
  const {tricksWon, seats, dealer, deal: round, options, entries} = table;
  const winner = tricksWon[0]! >= tricksWon[1]! ? 0 : 1;
  const difference = tricksWon[winner]! - tricksWon[other(winner)]!;
  const booking = {account: 'deal', reason: 'most-tricks', round};
  const paid = difference ? payment(seats[other(winner)]!, seats[winner]!, difference, booking) : [];
  events.push({type: 'deal-settled', winner});
  const settled = {
    ...state,
    discarded: [[], []],
    table: tools.changed(table, {entries: [...entries, ...paid], dealer: other(dealer)}),
  };
  return table.deal < options.deals
    ? {...settled, table: tools.waiting(settled.table, 'dealing.shuffling', 'chance')}
    : over(settled, events);
}

/** The playing of tricks; `lawful` tells which cards a player may play. */
export const tricks = playToTrick<NewGameView, NewGameState, NewGameHappening>({
  tools,
  phase: 'playing.trick',
  rules: () => TRICKS,
  players: () => SEATS,
  onLast: settle,
});

/** New game. One state is the whole session. */
export const newGame = defineGame<Types>({
  id: 'new-game',
  start: (given) => ({
    table: {
      turn: {phase: 'dealing.shuffling', must: 'chance', may: [], over: false},
      player: -1,
      seat: -1,
      hand: [],
      seats: [0, 1],
      deal: 0,
      dealer: 1,
      ...FRESH,
      discarded: [],
      options: newGameOptions(given),
      entries: [],
    },
    pack: [],
    hands: [[], []],
    dealt: [[], []],
    talon: [],
    discarded: [[], []],
  }),
  turn: ({table}) => table.turn,
  phases: {
    'dealing.shuffling': shuffling(FRENCH_32, deal),
    exchanging: {
      by: 'player',
      moves: {
        EXCHANGE: {
          moves: (view) => [exchangeOf(view)],
          refuse: (view, {cards}) => refuseChosen(exchangeOf(view), cards),
          act: exchange,
        },
      },
    },
    'playing.trick': {by: 'player', moves: {PLAY: tricks}},
    settlingSession: {by: 'nobody'},
  },
  anytime: {STOP: {act: (state, _move, _by, events) => over(state, events)}},
  players: () => SEATS,
  view: ({table, hands, discarded}, viewer) =>
    viewer === 'watcher'
      ? table
      : tools.changed(table, {
          player: viewer,
          seat: viewer,
          hand: hands[viewer] ?? [],
          discarded: discarded[viewer] ?? [],
        }),
  // Who may look at which tricks again: see the other functions beside this one.
  openTricks: onlyLastTrick,
  ledger: ({entries}) => entries,
  worth: ({table}) => balances(table.entries, SEATS).players,
});

/** A hand suit by suit, each with the highest card first. */
export const sorted = (hand: readonly Card[]): readonly Card[] =>
  [...hand].sort((a, b) => FRENCH_32.cards.indexOf(a) - FRENCH_32.cards.indexOf(b));

/** The player in a seat. */
export const playerAt = ({seats}: NewGameView, seat: Seat): Player => seats[seat]!;
