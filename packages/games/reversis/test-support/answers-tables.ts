import type {Card} from '@quinola/cards';
import {dealt, type Laid, type Seat} from '@quinola/play';
import {
  dealingPlan,
  REVERSIS_48,
  reversis,
  reversisOptions,
  SEATS,
  tools,
  type ReversisMove,
  type ReversisOptions,
  type ReversisState,
} from '../src/reversis/rules/index.js';

/** A value for each seat, by its letter. */
export type BySeatLetter<T> = Readonly<Record<string, T>>;

/** Seats of the answers: A is forehand, D the dealer. */
export const LETTERS = ['A', 'B', 'C', 'D'] as const;
/** D, the dealer. */
export const DEALER: Seat = 3;
/** The seat of a letter. */
export const seatOf = (letter: unknown): Seat => LETTERS.indexOf(letter as 'A');
/** The letter of a seat; `null` for nobody. */
export const letterOf = (seat: Seat): string | null => LETTERS[seat] ?? null;
/** Values by letter, as a list in seat order. */
export const bySeat = <T>(byLetter: BySeatLetter<T>): readonly T[] =>
  LETTERS.map((letter) => byLetter[letter]!);
/** A list in seat order, as values by letter. */
export const bySeatLetter = <T>(list: readonly T[]): BySeatLetter<T> =>
  Object.fromEntries(LETTERS.map((letter, seat) => [letter, list[seat]!]));
/** The options for answers that name none. */
export const DEFAULTS = reversisOptions();
/** Jettons in a Fische under these options. */
export const {fische: FISCHE} = DEFAULTS;

/** A table with these options and changes; seats are drawn, and D deals. */
export function tableOf(
  options: Partial<ReversisOptions>,
  changes: Partial<ReversisState['table']> = {},
): ReversisState {
  const start = reversis.start(reversisOptions(options));
  const table = tools.changed(start.table, {seats: [0, 1, 2, 3], dealer: DEALER, ...changes});
  return {...start, table: tools.waiting(table, 'dealing.shuffling', 'chance')};
}

/** Makes moves one after the other, each by the player to move. */
export const made = (state: ReversisState, moves: readonly ReversisMove[]): ReversisState =>
  moves.reduce((now, move) => reversis.play(now, now.table.turn.must!, move).state, state);

/**
 * Deals these hands by seat (the dealer's has twelve cards) and this talon; missing cards are filled from the rest of
 * the pack.
 */
export function dealHands(
  state: ReversisState,
  hands: readonly (readonly Card[])[],
  talon: readonly Card[],
): ReversisState {
  const free = REVERSIS_48.cards.filter((card) => ![...hands, talon].flat().includes(card));
  const slots = dealt(REVERSIS_48.cards, SEATS, dealingPlan(state.table.dealer));
  const places = new Map(
    [...slots.hands, slots.talon].flatMap((cards, i) => {
      const chosen = [...hands, talon][i] ?? [];
      return cards.map((place, n) => [place, chosen[n] ?? free.pop()!] as const);
    }),
  );
  return made(state, [{type: 'SHUFFLE', pack: REVERSIS_48.cards.map((place) => places.get(place)!)}]);
}

/** The cards of a trick, each with its seat. */
export const laidOf = (plays: unknown): readonly Laid[] =>
  (plays as readonly (readonly [string, Card])[]).map(([letter, card]) => ({seat: seatOf(letter), card}));
