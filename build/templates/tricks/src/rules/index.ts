import {FRENCH_52, strengths, type Card} from '@quinola/cards';
import {
  balances,
  dealt,
  defineGame,
  NO_CARDS,
  onlyLastTrick,
  packetRounds,
  payment,
  playToTrick,
  shuffling,
  tableTools,
  undealt,
  type CardState,
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

// The rules of New game. This example is a game of plain tricks for four, to be replaced by the rules of the book: name the
// book's section in the comment of each rule.

/** The phases of the match by their paths in the chart. */
export type NewGamePhase = 'dealing.shuffling' | 'playing.trick' | 'settlingSession';

export type NewGameMove = ShuffleMove | PlayMove | {readonly type: 'STOP'};

export type NewGameHappening = Happening &
  (
    | TrickHappening
    | {readonly type: 'dealt'; readonly dealer: Seat}
    | {readonly type: 'deal-settled'; readonly winner: Seat}
    | {readonly type: 'session-over'; readonly balance: readonly number[]}
  );

/** The view of a player: all that lies open, and his own hand. */
export interface NewGameView extends TrickTable {
  readonly turn: Turn<NewGamePhase>;
  readonly options: NewGameOptions;
  readonly entries: readonly Entry[];
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
export const SEATS = 4;

/** How many cards each is dealt. */
export const HAND = 13;

const EVERYBODY: readonly Player[] = Array.from({length: SEATS}, (_, player) => player);
const NO_HANDS: readonly (readonly Card[])[] = EVERYBODY.map(() => NO_CARDS);

/** Suit must be followed; the highest card of the suit led wins. */
export const TRICKS: TrickRules = {trump: null, strength: strengths(FRENCH_52)};

/** Copies of tables with changes. */
export const tools = tableTools<NewGameView>((table) => ({...table}));
const left = (seat: Seat): Seat => (seat + 1) % SEATS;

/** Deals to each his cards; the player after the dealer leads. */
function deal(state: NewGameState, events: NewGameHappening[]): NewGameState {
  const {table, pack} = state;
  const {dealer} = table;
  const leader = left(dealer);
  const {hands} = dealt(pack, SEATS, packetRounds(leader, SEATS, [HAND]));
  events.push({type: 'dealt', dealer});
  return {
    pack: [],
    hands,
    dealt: hands,
    table: tools.waitingAt(table, 'playing.trick', leader, {
      ...undealt(SEATS),
      deal: table.deal + 1,
      counts: hands.map((hand) => hand.length),
      leader,
      toPlay: leader,
    }),
  };
}

const over = (state: NewGameState, events: NewGameHappening[]): NewGameState => {
  events.push({type: 'session-over', balance: balances(state.table.entries, SEATS).players});
  return {...state, table: tools.waiting(state.table, 'settlingSession', null)};
};

/** The player with most tricks, the first of several, gets one from each of the others. */
function settle(state: NewGameState, events: NewGameHappening[]): NewGameState {
  const {table} = state;
  const {tricksWon, seats, dealer, deal: round, options} = table;
  const winner = tricksWon.indexOf(Math.max(...tricksWon));
  const paid = seats
    .filter((_, seat) => seat !== winner)
    .flatMap((player) => payment(player, seats[winner]!, 1, {account: 'deal', reason: 'most-tricks', round}));
  events.push({type: 'deal-settled', winner});
  const settled = tools.changed(table, {entries: [...table.entries, ...paid], dealer: left(dealer)});
  return table.deal < options.deals
    ? {...state, table: tools.waiting(settled, 'dealing.shuffling', 'chance')}
    : over({...state, table: settled}, events);
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
      seats: EVERYBODY,
      deal: 0,
      dealer: SEATS - 1,
      ...undealt(SEATS),
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
    'playing.trick': {by: 'player', moves: {PLAY: tricks}},
    settlingSession: {by: 'nobody'},
  },
  anytime: {STOP: {act: (state, _move, _by, events) => over(state, events)}},
  players: () => SEATS,
  view: ({table, hands}, viewer) =>
    viewer === 'watcher'
      ? table
      : tools.changed(table, {player: viewer, seat: viewer, hand: hands[viewer] ?? []}),
  // Who may look at which tricks again: see the other functions beside this one.
  openTricks: onlyLastTrick,
  ledger: ({entries}) => entries,
  worth: ({table}) => balances(table.entries, SEATS).players,
});

/** A hand suit by suit, each with the highest card first. */
export const sorted = (hand: readonly Card[]): readonly Card[] =>
  [...hand].sort((a, b) => FRENCH_52.cards.indexOf(a) - FRENCH_52.cards.indexOf(b));

/** The player in a seat. */
export const playerAt = ({seats}: NewGameView, seat: Seat): Player => seats[seat]!;
