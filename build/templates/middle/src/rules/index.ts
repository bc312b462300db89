import {FRENCH_52, rankOf, type Card} from '@quinola/cards';
import {
  balances,
  captures,
  dealt,
  defineGame,
  NO_CARDS,
  packetRounds,
  payment,
  refuseCapture,
  setsThatSum,
  shuffling,
  tableTools,
  without,
  type Capture,
  type CardState,
  type Entry,
  type Happening,
  type Laid,
  type Player,
  type Seat,
  type SeatedTable,
  type ShuffleMove,
  type Turn,
} from '@quinola/play';
import {newGameOptions, type NewGameOptions} from './options.js';

export {newGameOptions, type NewGameOptions} from './options.js';

// The rules of New game. This example is a game for two in which cards of the hand take cards of the table, to be replaced by the
// rules of the book: name the book's section in the comment of each rule.

/** The phases of the match by their paths in the chart. */
export type NewGamePhase = 'dealing.shuffling' | 'playing.turn' | 'settlingSession';

export type NewGameMove =
  | ShuffleMove
  | (Capture & {readonly type: 'TAKE'})
  | {readonly type: 'LAY'; readonly card: Card}
  | {readonly type: 'STOP'};

export type NewGameHappening = Happening &
  (
    | {readonly type: 'dealt'; readonly dealer: Seat}
    | {readonly type: 'laid'; readonly seat: Seat; readonly card: Card}
    | (Capture & {readonly type: 'captured'; readonly seat: Seat})
    | {readonly type: 'deal-settled'; readonly winner: Seat}
    | {readonly type: 'session-over'; readonly balance: readonly number[]}
  );

/** The view of a player: all that lies open, and his own hand. */
export interface NewGameView extends SeatedTable {
  readonly turn: Turn<NewGamePhase>;
  readonly options: NewGameOptions;
  readonly entries: readonly Entry[];
  readonly deal: number;
  readonly dealer: Seat;
  readonly counts: readonly number[];
  /** The cards on the table, in the order in which they came; those dealt to it are of no seat (-1). */
  readonly middle: readonly Laid[];
  /** By seat, what it has taken. */
  readonly taken: readonly (readonly Card[])[];
}

/** The whole match as plain JSON. */
export type NewGameState = CardState<NewGameView>;

interface Types {
  State: NewGameState;
  View: NewGameView;
  Move: NewGameMove;
  Options: NewGameOptions;
  Happening: NewGameHappening;
  Phase: NewGamePhase;
}

/** Number of players. */
export const SEATS = 2;

/** How many cards each is dealt, and the table. */
export const HAND = 4;

const EVERYBODY: readonly Player[] = Array.from({length: SEATS}, (_, player) => player);
const NO_HANDS: readonly (readonly Card[])[] = EVERYBODY.map(() => NO_CARDS);

/** Copies of tables with changes. */
export const tools = tableTools<NewGameView>((table) => ({...table}));
const left = (seat: Seat): Seat => (seat + 1) % SEATS;
const cardsOf = ({middle}: Pick<NewGameView, 'middle'>): readonly Card[] => middle.map(({card}) => card);

/** The number of a card: ace one; courts have none. */
const numberOf = (card: Card): number | null => {
  const number = 'A23456789T'.indexOf(rankOf(card)) + 1;
  return number || null;
};

/** The sets of table cards, each of which a card may take: equal cards, and cards that add up to its number. */
export function setsFor(card: Card, view: Pick<NewGameView, 'middle'>): readonly (readonly Card[])[] {
  const number = numberOf(card);
  return number === null
    ? cardsOf(view).flatMap((one) => (rankOf(one) === rankOf(card) ? [[one]] : []))
    : setsThatSum(cardsOf(view), numberOf, number);
}

const FRESH = {counts: EVERYBODY.map(() => 0), middle: NO_CARDS, taken: NO_HANDS} as const;

/** Deals to each and to the table; the player after the dealer begins. */
function deal(state: NewGameState, events: NewGameHappening[]): NewGameState {
  const {table, pack} = state;
  const first = left(table.dealer);
  const {hands, talon} = dealt(pack, SEATS, [
    ...packetRounds(first, SEATS, [HAND]),
    {to: 'talon', count: HAND},
  ]);
  events.push({type: 'dealt', dealer: table.dealer});
  return {
    pack: [],
    hands,
    dealt: hands,
    table: tools.waitingAt(table, 'playing.turn', first, {
      ...FRESH,
      deal: table.deal + 1,
      counts: hands.map((hand) => hand.length),
      middle: talon.map((card) => ({seat: -1, card})),
    }),
  };
}

const over = (state: NewGameState, events: NewGameHappening[]): NewGameState => {
  events.push({type: 'session-over', balance: balances(state.table.entries, SEATS).players});
  return {...state, table: tools.waiting(state.table, 'settlingSession', null)};
};

/** Whoever has taken most cards, the first of several with equally many, gets one from each of the others. */
function settle(state: NewGameState, events: NewGameHappening[]): NewGameState {
  const {table} = state;
  const {taken, seats, dealer, deal: round, options} = table;
  const counts = taken.map((cards) => cards.length);
  const winner = counts.indexOf(Math.max(...counts));
  const paid = seats
    .filter((_, seat) => seat !== winner)
    .flatMap((player) => payment(player, seats[winner]!, 1, {account: 'deal', reason: 'most-cards', round}));
  events.push({type: 'deal-settled', winner});
  const settled = tools.changed(table, {entries: [...table.entries, ...paid], dealer: left(dealer)});
  return table.deal < options.deals
    ? {...state, table: tools.waiting(settled, 'dealing.shuffling', 'chance')}
    : over({...state, table: settled}, events);
}

/** A card has left a hand: the next player plays, or the deal is over. */
function played(
  state: NewGameState,
  seat: Seat,
  card: Card,
  changes: Partial<NewGameView>,
  events: NewGameHappening[],
): NewGameState {
  const hands = state.hands.with(seat, without(state.hands[seat]!, card));
  const table = tools.changed(state.table, {...changes, counts: hands.map((hand) => hand.length)});
  const next = {...state, hands, table};
  return hands[left(seat)]!.length
    ? {...next, table: tools.waitingAt(table, 'playing.turn', left(seat))}
    : settle(next, events);
}

/** New game. One state is the whole session. */
export const newGame = defineGame<Types>({
  id: 'new-game',
  start: (given) => ({
    table: {
      turn: {phase: 'dealing.shuffling', must: 'chance', may: [], over: false},
      player: -1,
      seat: -1,
      hand: [],
      seats: EVERYBODY,
      deal: 0,
      dealer: SEATS - 1,
      ...FRESH,
      options: newGameOptions(given),
      entries: [],
    },
    pack: [],
    hands: NO_HANDS,
    dealt: NO_HANDS,
  }),
  turn: ({table}) => table.turn,
  phases: {
    'dealing.shuffling': shuffling(FRENCH_52, deal),
    'playing.turn': {
      by: 'player',
      moves: {
        TAKE: {
          moves: (view) =>
            view.hand.flatMap((card) =>
              captures(card, cardsOf(view), setsFor(card, view)).map(
                (capture) => ({type: 'TAKE', ...capture}) as const,
              ),
            ),
          refuse: (view, {card, take}) =>
            view.hand.includes(card)
              ? refuseCapture(take, cardsOf(view), setsFor(card, view))
              : {reason: 'not-held'},
          act(state, {card, take}, by, events) {
            const {table} = state;
            const seat = table.seats.indexOf(by as Player);
            events.push({type: 'captured', seat, card, take});
            const middle = table.middle.filter((laid) => !take.includes(laid.card));
            const taken = table.taken.with(seat, [...table.taken[seat]!, card, ...take]);
            return played(state, seat, card, {middle, taken}, events);
          },
        },
        LAY: {
          moves: ({hand}) => hand.map((card) => ({type: 'LAY', card}) as const),
          act(state, {card}, by, events) {
            const seat = state.table.seats.indexOf(by as Player);
            events.push({type: 'laid', seat, card});
            return played(state, seat, card, {middle: [...state.table.middle, {seat, card}]}, events);
          },
        },
      },
    },
    settlingSession: {by: 'nobody'},
  },
  anytime: {STOP: {act: (state, _move, _by, events) => over(state, events)}},
  players: () => SEATS,
  view: ({table, hands}, viewer) =>
    viewer === 'watcher'
      ? table
      : tools.changed(table, {player: viewer, seat: viewer, hand: hands[viewer] ?? []}),
  ledger: ({entries}) => entries,
  worth: ({table}) => balances(table.entries, SEATS).players,
});

/** A hand from the lowest card. */
export const sorted = (hand: readonly Card[]): readonly Card[] =>
  [...hand].sort((a, b) => 'A23456789TJQK'.indexOf(rankOf(a)) - 'A23456789TJQK'.indexOf(rankOf(b)));

/** The player in a seat. */
export const playerAt = ({seats}: NewGameView, seat: Seat): Player => seats[seat]!;
