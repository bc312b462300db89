import {FRENCH_SUITS, type Card, type Suit} from '@quinola/cards';
import {stacked, type Seat} from '@quinola/play';
import {OMBRE_40} from '../src/kit/rules/index.js';
import {
  dealingPlan,
  ombre,
  ombreOptions,
  tools,
  type GameId,
  type OmbreMove,
  type OmbreOptions,
  type OmbreState,
  type OmbreView,
} from '../src/ombre/rules/index.js';

// Builds the positions of Ombre that known answers are about. Seats are letters in playing order; A is the eldest hand.

export const LETTERS = 'ABCD';
/** The seat of a letter, and the letter of a seat. */
export const seatOf = (letter: unknown): Seat => LETTERS.indexOf(letter as string);
export const letterOf = (seat: Seat): string => LETTERS[seat]!;

/** The options of a table for so many players. */
export const optionsFor = (players: number, more: Partial<OmbreOptions> = {}): OmbreOptions =>
  ombreOptions({
    ...(players === 4 && {players: 4 as const}),
    ...(players === 2 && {players: 2 as const}),
    ...more,
  });

/** A state before the deal: players sit in the order of the letters, and the last deals. */
export function seatedState(options: OmbreOptions, favourite: Suit | null = null): OmbreState {
  const start = ombre.start(options);
  const seats = start.table.dish.pool.players;
  const table = tools.changed(start.table, {seats, dealer: seats.length - 1, favourite});
  return {...start, table: tools.waiting(table, 'dealing.shuffling', 'chance')};
}

/** The state after some moves, each made by the player whose turn it is. */
export const afterMoves = (state: OmbreState, moves: readonly OmbreMove[]): OmbreState =>
  moves.reduce((now, move) => ombre.play(now, now.table.turn.must!, move).state, state);

/** Deals the given cards to hands and talon; the rest of the pack fills them up. */
export function dealHands(
  state: OmbreState,
  given: readonly (readonly Card[])[],
  talon: readonly Card[] = [],
): OmbreState {
  const plan = dealingPlan(state.table);
  const taken = [...given.flat(), ...talon];
  const free = OMBRE_40.cards.filter((card) => !taken.includes(card));
  const hands = state.table.seats.map((_, seat) => {
    const size = plan.reduce((sum, {to, count}) => sum + (to === seat ? count : 0), 0);
    const cards = [...(given[seat] ?? [])];
    while (cards.length < size) cards.push(free.shift()!);
    return cards;
  });
  return afterMoves(state, [
    {type: 'SHUFFLE', pack: stacked(plan, {hands, talon: [], rest: [...talon, ...free]})},
  ]);
}

/** A state before the first lead, with the given hands, trump suit and game. */
export function stateInPlay(
  options: OmbreOptions,
  hands: readonly (readonly Card[])[],
  {
    trump,
    game,
    by,
    favourite = null,
  }: {readonly trump: Suit; readonly game: GameId; readonly by: Seat; readonly favourite?: Suit | null},
): OmbreState {
  const state = dealHands(seatedState(options, favourite), hands);
  const {dish} = state.table;
  return {
    ...state,
    hands,
    held: hands,
    talon: [],
    table: tools.waitingAt(state.table, 'playing.trick', 0, {
      ombre: by,
      game,
      trump,
      counts: hands.map(({length}) => length),
      talon: 0,
      bought: hands.map(() => 0),
      leader: 0,
      toPlay: 0,
      // Ten marks in the dish, so that a bête is a multiple of ten.
      dish: {...dish, pool: {...dish.pool, amount: 10, base: 10}},
    }),
  };
}

/** The view of a player with this hand, in this phase. */
export function viewOf(
  options: OmbreOptions,
  hand: readonly Card[],
  phase: OmbreView['turn']['phase'],
  changes: Partial<OmbreView> = {},
  seat: Seat = 0,
): OmbreView {
  const state = dealHands(seatedState(options, changes.favourite ?? null), []);
  const hands = state.hands.with(seat, hand);
  return ombre.view({...state, hands, table: tools.waitingAt(state.table, phase, seat, changes)}, seat);
}

/** All suits but one. */
export const besides = (trump: Suit | null): readonly Suit[] => FRENCH_SUITS.filter((suit) => suit !== trump);
