import {FRENCH_52, FRENCH_SUITS, strengths, type Card, type Suit} from '@quinola/cards';
import {
  auctioning,
  balances,
  dealt,
  defineGame,
  NO_CARDS,
  onlyLastTrick,
  openAuction,
  packetRounds,
  payment,
  playToTrick,
  seatsInTurn,
  shuffling,
  tableTools,
  undealt,
  type AuctionRules,
  type AuctionTable,
  type BidMove,
  type CardState,
  type Entry,
  type Happening,
  type Player,
  type PlayMove,
  type Rung,
  type Seat,
  type ShuffleMove,
  type TrickHappening,
  type TrickRules,
  type TrickTable,
  type Turn,
  type Word,
} from '@quinola/play';
import {newGameOptions, type NewGameOptions} from './options.js';

export {newGameOptions, type NewGameOptions} from './options.js';

// The rules of New game. In this example four players bid how many tricks they make with which trumps; the highest bidder plays
// alone against the others. To be replaced by the rules of the book: name the book's section in the comment of each rule.

/** The phases of the match by their paths in the chart. */
export type NewGamePhase = 'dealing.shuffling' | 'bidding' | 'playing.trick' | 'settlingSession';

/** A bid: the number of tricks and the trump suit, as `7H`. */
export type NewGameBid = string;

export type NewGameMove =
  | ShuffleMove
  | BidMove<NewGameBid>
  | {readonly type: 'PASS'}
  | PlayMove
  | {readonly type: 'STOP'};

export type NewGameHappening = Happening &
  (
    | TrickHappening
    | Word<NewGameBid>
    | {readonly type: 'dealt'; readonly dealer: Seat}
    | {readonly type: 'thrown-in'}
    | {readonly type: 'deal-settled'; readonly declarer: Seat; readonly isWon: boolean}
    | {readonly type: 'session-over'; readonly balance: readonly number[]}
  );

/** The view of a player: all that lies open, and his own hand. */
export interface NewGameView extends TrickTable, AuctionTable<NewGameBid> {
  readonly turn: Turn<NewGamePhase>;
  readonly options: NewGameOptions;
  readonly entries: readonly Entry[];
  /** The seat that plays alone; -1 until the auction is over. */
  readonly declarer: Seat;
  readonly contract: NewGameBid | null;
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

/** What can be bid, from the lowest: five to ten tricks in each suit. */
const RUNGS: readonly Rung[] = [5, 6, 7, 8, 9, 10].flatMap((count, row) =>
  FRENCH_SUITS.map((suit, column) => ({
    id: `${count}${suit}`,
    rank: FRENCH_SUITS.length * row + column,
    group: String(count),
    suit,
  })),
);

/** Each player speaks until all but one have passed. */
export const AUCTION: AuctionRules<Rung> = {rungs: RUNGS, procedure: 'rounds'};

/** What was bid: the number of tricks, and the trumps. */
export const partsOf = (bid: NewGameBid): {readonly count: number; readonly suit: Suit} => ({
  count: parseInt(bid, 10),
  suit: bid.slice(-1),
});

const STRENGTH = strengths(FRENCH_52);

/** Suit must be followed; the highest trump wins, or the highest card of the suit led. */
export const tricksOf = ({contract}: Pick<NewGameView, 'contract'>): TrickRules => ({
  trump: contract && partsOf(contract).suit,
  strength: STRENGTH,
});

const FRESH = {
  ...undealt(SEATS),
  auction: openAuction<NewGameBid>([]),
  declarer: -1,
  contract: null,
} as const;

/** Copies of tables with changes. */
export const tools = tableTools<NewGameView>((table) => ({...table}));
const left = (seat: Seat, steps = 1): Seat => (seat + steps) % SEATS;

/** The auction; the player after the dealer leads, whoever has won it. */
const bidding = auctioning<NewGameView, NewGameState, NewGameHappening, Rung>({
  tools,
  rules: () => AUCTION,
  phase: () => 'bidding',
  said: (state, word, events) => {
    events.push(word);
    return state;
  },
  won: (state, {by, bid}) => {
    const leader = left(state.table.dealer);
    const set = {declarer: by, contract: bid, leader, toPlay: leader};
    return {...state, table: tools.waitingAt(state.table, 'playing.trick', leader, set)};
  },
  // A deal that is thrown in does not count.
  allPassed(state, events) {
    events.push({type: 'thrown-in'});
    const {deal: round, dealer} = state.table;
    const table = tools.changed(state.table, {deal: round - 1, dealer: left(dealer)});
    return {...state, table: tools.waiting(table, 'dealing.shuffling', 'chance')};
  },
});

/** Deals to each his cards; the player after the dealer speaks first. */
function deal(state: NewGameState, events: NewGameHappening[]): NewGameState {
  const {table, pack} = state;
  const {dealer} = table;
  const {hands} = dealt(pack, SEATS, packetRounds(left(dealer), SEATS, [HAND]));
  events.push({type: 'dealt', dealer});
  const next = tools.changed(table, {
    ...FRESH,
    deal: table.deal + 1,
    counts: hands.map((hand) => hand.length),
    auction: openAuction<NewGameBid>(seatsInTurn(dealer, SEATS)),
  });
  return {pack: [], hands, dealt: hands, table: bidding.asking(next)};
}

const over = (state: NewGameState, events: NewGameHappening[]): NewGameState => {
  events.push({type: 'session-over', balance: balances(state.table.entries, SEATS).players});
  return {...state, table: tools.waiting(state.table, 'settlingSession', null)};
};

/** What a bid is worth: one for five tricks, and one more for each trick more. */
export const priceOf = (bid: NewGameBid): number => partsOf(bid).count - 4;

/** Whoever has made what was bid gets its price from each of the others, otherwise pays it to each. */
function settle(state: NewGameState, events: NewGameHappening[]): NewGameState {
  const {table} = state;
  const {tricksWon, seats, deal: round, declarer, contract, entries} = table;
  const isWon = tricksWon[declarer]! >= partsOf(contract!).count;
  const alone = seats[declarer]!;
  const paid = seats
    .filter((player) => player !== alone)
    .flatMap((player) => {
      const [from, to] = isWon ? [player, alone] : [alone, player];
      return payment(from, to, priceOf(contract!), {account: 'deal', reason: 'contract', round});
    });
  events.push({type: 'deal-settled', declarer, isWon});
  const settled = tools.changed(table, {entries: [...entries, ...paid], dealer: left(table.dealer)});
  return round < table.options.deals
    ? {...state, table: tools.waiting(settled, 'dealing.shuffling', 'chance')}
    : over({...state, table: settled}, events);
}

const tricks = playToTrick<NewGameView, NewGameState, NewGameHappening>({
  tools,
  phase: 'playing.trick',
  rules: tricksOf,
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
    bidding: {by: 'player', moves: {PASS: bidding.moves.PASS, BID: bidding.moves.BID}},
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
