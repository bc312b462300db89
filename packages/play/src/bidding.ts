import {
  bidsOf,
  mayBid,
  rungOf,
  situationOf,
  speaker,
  afterBid,
  type Auction,
  type AuctionRules,
  type Held,
  type Rung,
  type Situation,
} from './auction.js';
import type {Actor, Refusal} from './game.js';
import type {SeatedTable, TableTools} from './table.js';
import type {Seat} from './tricks.js';

/** A move that names one thing: a trump, a card that is called, a game of the ladder. */
export type NamingMove<Type extends string, Field extends string, Value> = {readonly type: Type} & Readonly<
  Record<Field, Value>
>;

/** What a player is asked to name. */
export interface Naming<State, View, Move, Event, Value> {
  /** What can be named, in the order in which it is offered. */
  readonly among: (view: View) => readonly Value[];
  /** The key of the reason why something cannot be named; `null` if it can. Absent: exactly the values of `among` can be named. */
  readonly refuse?: (view: View, value: Value) => string | null;
  readonly act: (state: State, move: Move, by: Actor, events: Event[]) => State;
}

/** The rule of a move that names something, for `defineGame`. */
export interface NamingRule<State, View, Move, Event> {
  readonly moves: (view: View) => readonly Move[];
  readonly refuse?: (view: View, move: Move) => Refusal | null;
  readonly act: (state: State, move: Move, by: Actor, events: Event[]) => State;
}

/**
 * The rule of a move that names something: the second stage of an auction (trump, called card, the game that an open call
 * becomes), a seat, a pack. The phase decides who is asked and when.
 *
 * @example
 * const rule = naming('NAME_TRUMP', 'suit', {
 *   among: () => FRENCH_SUITS,
 *   refuse: ({favourite}, suit) => (suit === favourite ? 'not-the-favourite' : null),
 *   act: (state, {suit}) => ({...state, trump: suit}),
 * });
 * rule.moves({favourite: 'H'}).map(({suit}) => suit); // => ['S', 'D', 'C']
 * rule.refuse({favourite: 'H'}, {type: 'NAME_TRUMP', suit: 'H'}); // => {reason: 'not-the-favourite', about: {suit: 'H'}}
 * rule.act({trump: null}, {type: 'NAME_TRUMP', suit: 'S'}, 0, []); // => {trump: 'S'}
 *
 * @param field the field of the move that holds what is named
 */
export function naming<
  const Type extends string,
  const Field extends string,
  Value extends string | number,
  State,
  View,
  Event,
>(
  type: Type,
  field: Field,
  how: Naming<State, View, NamingMove<Type, Field, Value>, Event, Value>,
): NamingRule<State, View, NamingMove<Type, Field, Value>, Event> {
  type Move = NamingMove<Type, Field, Value>;
  const {among, refuse, act} = how;
  const moveOf = (value: Value): Move => ({type, [field]: value}) as Move;
  return {
    moves: (view) =>
      among(view)
        .filter((value) => !refuse?.(view, value))
        .map(moveOf),
    ...(refuse && {
      refuse: (view: View, move: Move): Refusal | null => {
        const value = move[field];
        const reason = refuse(view, value);
        return reason === null ? null : {reason, about: {[field]: value}};
      },
    }),
    act,
  };
}

/** A table with an auction. Bidders are seats. */
export interface AuctionTable<Id extends string = string> extends SeatedTable {
  readonly auction: Auction<Id>;
}

/** A bid, a hold or a pass, as it is reported. */
export type Word<Id extends string = string> =
  | {readonly type: 'passed'; readonly seat: Seat}
  | {readonly type: 'bid' | 'held'; readonly seat: Seat; readonly bid: Id};

/** How a game bids. */
export interface Bidding<Table extends AuctionTable<R['id']>, State, Event, R extends Rung> {
  readonly tools: TableTools<Table>;
  /** The ladder and the procedure; they may depend on the options. */
  readonly rules: (table: Table) => AuctionRules<R>;
  readonly phase: (table: Table, situation: Situation) => Table['turn']['phase'];
  /** Why a player may not bid or hold a rung that is high enough, such as one that requires two aces; `null` if he may. */
  readonly refuse?: (view: Table, rung: R) => string | null;
  /** Why the speaker may not pass, such as a forehand who must open; `null` if he may. */
  readonly refusePass?: (view: Table) => string | null;
  /** Reports a bid, hold or pass, and applies any consequences of the game; the auction itself advances without it. */
  readonly said: (state: State, word: Word<R['id']>, events: Event[]) => State;
  /** Called when a player has won the auction. */
  readonly won: (state: State, high: Held<R['id']>, events: Event[]) => State;
  /** Called when everybody has passed: the cards are thrown in, or a player is forced to play. */
  readonly allPassed: (state: State, events: Event[]) => State;
}

/** A bid of the speaker. */
export type BidMove<Id extends string, Field extends string = 'bid'> = NamingMove<'BID', Field, Id>;

/** The moves of an auction, and its beginning. */
export interface BiddingRules<Table, State, Event, Id extends string, Field extends string> {
  readonly moves: {
    readonly PASS: NamingRule<State, Table, {readonly type: 'PASS'}, Event>;
    readonly HOLD: NamingRule<State, Table, {readonly type: 'HOLD'}, Event>;
    readonly BID: NamingRule<State, Table, BidMove<Id, Field>, Event>;
  };
  /** The table, waiting for the speaker of its auction. */
  readonly asking: (table: Table) => Table;
}

const PASS = [{type: 'PASS'}] as const;
const HOLD = [{type: 'HOLD'}] as const;

/**
 * The bidding of a game: three moves for its phases. A bid that is not high enough is refused as `not-higher`, a hold by the
 * wrong player as `not-the-hand`.
 *
 * @example
 * const rungs = [{id: 'ask', rank: 0, group: 'ask'}, {id: 'solo', rank: 1, group: 'solo'}];
 * const tools = tableTools((table) => ({...table}));
 * const bidding = auctioning({
 *   tools,
 *   rules: () => ({rungs, procedure: 'rounds', hold: 'elder'}),
 *   phase: () => 'bidding',
 *   said: (state, word, events) => (events.push(word), state),
 *   won: (state, {by}) => ({table: tools.waitingAt(state.table, 'naming', by)}),
 *   allPassed: (state) => ({table: tools.waiting(state.table, 'dealing', 'chance')}),
 * });
 * // in defineGame: phases: {bidding: {by: 'player', moves: bidding.moves}}
 * const table = bidding.asking({seats: [0, 1], auction: openAuction([0, 1])});
 * bidding.moves.BID.moves(table); // => [{type: 'BID', bid: 'ask'}, {type: 'BID', bid: 'solo'}]
 * const said = bidding.moves.BID.act({table}, {type: 'BID', bid: 'solo'}, 0, []);
 * said.table.turn; // => {phase: 'bidding', must: 1, may: [], over: false}
 * bidding.moves.BID.refuse(said.table, {type: 'BID', bid: 'ask'}); // => {reason: 'not-higher', about: {bid: 'ask'}}
 * bidding.moves.PASS.act(said, {type: 'PASS'}, 1, []).table.turn.phase; // => 'naming'
 *
 * @param field the field of `BID` that holds the rung; `bid` unless given
 */
export function auctioning<
  Table extends AuctionTable<R['id']>,
  State extends {readonly table: Table},
  Event,
  R extends Rung,
  const Field extends string = 'bid',
>(
  how: Bidding<Table, State, Event, R>,
  field = 'bid' as Field,
): BiddingRules<Table, State, Event, R['id'], Field> {
  type Id = R['id'];
  const {tools, rules} = how;

  const asking = (table: Table): Table =>
    tools.waitingAt(table, how.phase(table, situationOf(table.auction)), speaker(table.auction)!);

  const goOn = (state: State, events: Event[]): State => {
    const {speaking, high} = state.table.auction;
    if (speaking.length) return {...state, table: asking(state.table)};
    return high ? how.won(state, high, events) : how.allPassed(state, events);
  };

  const speak = (state: State, bid: Id | null, events: Event[]): State => {
    const {auction} = state.table;
    const seat = speaker(auction)!;
    const word: Word<Id> =
      bid === null ? {type: 'passed', seat} : {type: bid === auction.high?.bid ? 'held' : 'bid', seat, bid};
    const next = how.said(state, word, events);
    const changes: Partial<AuctionTable<Id>> = {auction: afterBid(rules(next.table), auction, bid)};
    return goOn({...next, table: tools.changed(next.table, changes as Partial<Table>)}, events);
  };

  /** Why a rung cannot be bid, or held if it is the standing bid. */
  const refuse = (view: Table, id: Id, low: string): string | null => {
    const ladder = rules(view);
    if (!mayBid(ladder, view.auction, id)) return low;
    return how.refuse?.(view, rungOf(ladder, id)!) ?? null;
  };
  const refusePass = (view: Table): string | null => how.refusePass?.(view) ?? null;
  const refuseHold = (view: Table): string | null => {
    const {high} = view.auction;
    return high === null ? 'not-the-hand' : refuse(view, high.bid, 'not-the-hand');
  };

  return {
    asking,
    moves: {
      PASS: {
        moves: (view) => (refusePass(view) ? [] : PASS),
        refuse: (view) => {
          const reason = refusePass(view);
          return reason === null ? null : {reason, about: {[field]: rules(view).rungs[0]!.id}};
        },
        act: (state, _move, _by, events) => speak(state, null, events),
      },
      HOLD: {
        moves: (view) => (refuseHold(view) ? [] : HOLD),
        refuse: (view) => {
          const reason = refuseHold(view);
          return reason === null ? null : {reason};
        },
        act: (state, _move, _by, events) => speak(state, state.table.auction.high!.bid, events),
      },
      BID: naming<'BID', Field, Id, State, Table, Event>('BID', field, {
        among: (view) => bidsOf(rules(view), view.auction).map(({id}) => id),
        refuse: (view, id) => (id === view.auction.high?.bid ? 'not-higher' : refuse(view, id, 'not-higher')),
        act: (state, move, _by, events) => speak(state, move[field], events),
      }),
    },
  };
}
