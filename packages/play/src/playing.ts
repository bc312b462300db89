import type {Card} from '@quinola/cards';
import type {Actor, Happening, MoveLike, Player, Refusal} from './game.js';
import {
  NO_CARDS,
  NOBODY,
  withAdded,
  without,
  type CardState,
  type Draft,
  type TableTools,
  type Trick,
  type TrickTable,
} from './table.js';
import {lawfulCards, seatAfter, trickSuit, winning, type Laid, type Seat, type TrickRules} from './tricks.js';

/** A card is played. */
export interface PlayMove extends MoveLike {
  readonly type: 'PLAY';
  readonly card: Card;
}

/** What comes of the playing of tricks in every game. */
export type TrickHappening = Happening &
  (
    | {readonly type: 'played'; readonly seat: Seat; readonly card: Card}
    | {readonly type: 'trick-won'; readonly seat: Seat; readonly trick: Trick; readonly number: number}
  );

/** How a game plays to its tricks. */
export interface TrickPlay<Table extends TrickTable, State extends CardState<Table>, Event> {
  readonly tools: TableTools<Table>;
  readonly phase: Table['turn']['phase'];
  /** What must be followed and what beats what. */
  readonly rules: (table: Table) => TrickRules;
  /** How many play to a trick. */
  readonly players: (table: Table) => number;
  /** 1 = to the left (clockwise), -1 = to the right; 1 unless given. */
  readonly direction?: 1 | -1;
  /** Who plays after a seat, where somebody at the table sits the deal out; the next seat unless given. */
  readonly after?: (table: Table, seat: Seat) => Seat;
  /** The card that has to be followed; the first of the trick unless given, `null` when any card may be played. */
  readonly led?: (trick: readonly Laid[], table: Table) => Card | null;
  /** The reason where a suit or a trump is due; `must-follow` and `must-trump` unless given. */
  readonly mustTrump?: string;
  /** Whether what somebody is bound to do leaves only some of the lawful cards, and which. */
  readonly bound?: (view: Table, lawful: readonly Card[]) => readonly Card[];
  /** In which number of `tricksWon` a trick of a seat is counted; the seat itself unless given. */
  readonly counter?: (table: Table, seat: Seat) => number;
  /** What a full trick brings beside going to its winner; `table` is being changed. */
  readonly onTrick?: (table: Draft<Table>, trick: Trick, number: number, events: Event[]) => void;
  /** Whether the trick just won has decided the deal, so that the cards left are not played; only empty hands end it unless given. */
  readonly isDecided?: (table: Table) => boolean;
  /** The last trick is won: the deal is settled. */
  readonly onLast: (state: State, events: Event[]) => State;
}

const plays = new Map<Card, PlayMove>();

/** The move that plays a card: one object for each, for there are many. */
export function playOf(card: Card): PlayMove {
  let move = plays.get(card);
  if (!move) plays.set(card, (move = {type: 'PLAY', card}));
  return move;
}

/** The playing of tricks: a rule of `PLAY` for the frame, and what others ask of a view. */
export interface TrickPlaying<Table, State, Event> {
  readonly moves: (view: Table) => readonly PlayMove[];
  readonly refuse: (view: Table, move: PlayMove) => Refusal | null;
  readonly act: (state: State, move: PlayMove, by: Actor, events: Event[]) => State;
  readonly isPlain: (state: State, by: Player, move: PlayMove) => boolean;
  /** The cards that the view's player may play. */
  readonly lawful: (view: Table) => readonly Card[];
}

/**
 * The playing of tricks: follow, trump where one must, win, lead again, until the hands are empty.
 *
 * @example
 * const play = playToTrick<Table, State, Event>({
 *   tools, phase: 'playing', players: () => 4,
 *   rules: ({trump}) => ({trump, strength}),
 *   onLast: (state, events) => settle(state, events),
 * });
 * // in defineGame: phases: {playing: {by: 'player', moves: {PLAY: play}}}
 */
export function playToTrick<
  Table extends TrickTable,
  State extends CardState<Table>,
  Event extends Happening,
>(how: TrickPlay<Table, State, Event>): TrickPlaying<Table, State, Event> {
  const {tools, rules, players, direction = 1, led = firstCard, bound, counter} = how;

  const lawful = (view: Table): readonly Card[] => {
    const cards = lawfulCards(rules(view), view.hand, led(view.trick, view));
    return bound ? bound(view, cards) : cards;
  };

  const refuse = (view: Table, card: Card): Refusal | null => {
    if (!view.hand.includes(card)) return {reason: 'not-held', about: {card}};
    if (lawful(view).includes(card)) return null;
    const asked = led(view.trick, view);
    if (asked !== null) {
      const trick = rules(view);
      const suit = trickSuit(trick, asked);
      const follows = view.hand.some(
        (held) => trickSuit(trick, held) === suit && !trick.exempt?.(held, asked),
      );
      if (follows && trickSuit(trick, card) !== suit) return {reason: 'must-follow', about: {suit, card}};
      if (!follows) return {reason: how.mustTrump ?? 'must-trump', about: {card}};
    }
    return {reason: 'bound', about: {card}};
  };

  const act = (state: State, card: Card, events: Event[]): State => {
    const table = tools.copyOf(state.table);
    const seat = table.toPlay;
    const hands = state.hands.slice();
    hands[seat] = without(hands[seat]!, card);
    table.counts = withAdded(table.counts, seat, -1);
    table.trick = [...table.trick, {seat, card}];
    tell(events, {type: 'played', seat, card});
    const seats = players(table as Table);
    let next = how.after?.(table as Table, seat) ?? seatAfter(seat, seats, direction);
    if (table.trick.length === seats) next = turnTrick(table, events);
    table.toPlay = next;
    table.turn = {phase: how.phase, must: table.seats[next]!, may: NOBODY, over: false};
    const played = {...state, table, hands};
    const ends = table.counts[next] === 0 || (!table.trick.length && how.isDecided?.(table as Table));
    return ends ? how.onLast(played, events) : played;
  };

  /** The full trick goes to its winner, who leads to the next. */
  const turnTrick = (table: Draft<Table>, events: Event[]): Seat => {
    const {seat} = winning(rules(table as Table), table.trick)!;
    const trick: Trick = {leader: table.leader, cards: table.trick, winner: seat};
    table.tricks = [...table.tricks, trick];
    table.tricksWon = withAdded(table.tricksWon, counter ? counter(table as Table, seat) : seat, 1);
    table.trick = NO_CARDS;
    table.leader = seat;
    const number = table.tricks.length;
    tell(events, {type: 'trick-won', seat, trick, number});
    how.onTrick?.(table, trick, number, events);
    return seat;
  };

  /** Whether it is surely lawful: a card that the seat on turn holds and that follows. */
  const isPlain = ({table, hands}: State, by: Player, card: Card): boolean => {
    if (bound || table.turn.must !== by) return false;
    const hand = hands[table.toPlay];
    if (!hand?.includes(card)) return false;
    const asked = led(table.trick, table);
    return asked === null || lawfulCards(rules(table), hand, asked).includes(card);
  };

  return {
    lawful,
    moves: (view) => lawful(view).map(playOf),
    refuse: (view, {card}) => refuse(view, card),
    act: (state, {card}, _by, events) => act(state, card, events),
    isPlain: (state, by, {card}) => isPlain(state, by, card),
  };
}

function firstCard(trick: readonly Laid[]): Card | null {
  return trick[0]?.card ?? null;
}

/** Every game of tricks has these happenings among its own. */
function tell<Event>(events: Event[], happening: TrickHappening): void {
  events.push(happening as unknown as Event);
}
