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

/** What an answer gives. */
export type Given = Readonly<Record<string, unknown>>;
/** Something for each seat, by its letter. */
export type BySeatLetter<T> = Readonly<Record<string, T>>;

/** Seats of the answers: A is forehand, D the dealer. */
export const LETTERS = ['A', 'B', 'C', 'D'] as const;
/** D, the dealer. */
export const DEALER: Seat = 3;
/** The seat of a letter. */
export const seatOf = (letter: unknown): Seat => LETTERS.indexOf(letter as 'A');
/** The letter of a seat; `null` for nobody. */
export const letterOf = (seat: Seat): string | null => LETTERS[seat] ?? null;
/** What is given by letters, in the order of the seats. */
export const bySeat = <T>(of: BySeatLetter<T>): readonly T[] => LETTERS.map((letter) => of[letter]!);
/** What is in the order of the seats, by letters. */
export const bySeatLetter = <T>(list: readonly T[]): BySeatLetter<T> =>
  Object.fromEntries(LETTERS.map((letter, seat) => [letter, list[seat]!]));
/** The options unless an answer says otherwise. */
export const usual = reversisOptions();
/** Jettons in a Fische under these options. */
export const {fische: FISCHE} = usual;

/** A table of some options, its seats drawn and D the dealer, with what is said of it. */
export function tableOf(
  options: Partial<ReversisOptions>,
  changes: Partial<ReversisState['table']> = {},
): ReversisState {
  const start = reversis.start(reversisOptions(options));
  const table = tools.changed(start.table, {seats: [0, 1, 2, 3], dealer: DEALER, ...changes});
  return {...start, table: tools.waiting(table, 'dealing.shuffling', 'chance')};
}

/** Makes moves one after the other, each by whoever is waited for. */
export const made = (state: ReversisState, moves: readonly ReversisMove[]): ReversisState =>
  moves.reduce((now, move) => reversis.play(now, now.table.turn.must!, move).state, state);

/** Cards dealt so: hands by seat of the dealer's twelve too, what lies where they do not say anything filled up. */
export function dealtSo(
  state: ReversisState,
  hands: readonly (readonly Card[])[],
  talon: readonly Card[],
): ReversisState {
  const free = REVERSIS_48.cards.filter((card) => ![...hands, talon].flat().includes(card));
  const ways = dealt(REVERSIS_48.cards, SEATS, dealingPlan(state.table.dealer));
  const places = new Map(
    [...ways.hands, ways.talon].flatMap((cards, i) => {
      const wanted = [...hands, talon][i] ?? [];
      return cards.map((place, n) => [place, wanted[n] ?? free.pop()!] as const);
    }),
  );
  return made(state, [{type: 'SHUFFLE', pack: REVERSIS_48.cards.map((place) => places.get(place)!)}]);
}

/** The cards of a trick, each with its seat. */
export const laidOf = (plays: unknown): readonly Laid[] =>
  (plays as readonly (readonly [string, Card])[]).map(([letter, card]) => ({seat: seatOf(letter), card}));
