import type {Card, Pack} from '@quinola/cards';
import {
  seatAfter,
  stacked,
  type Lesson,
  type LessonDifference,
  type LessonStep,
  type LessonWords,
  type Packet,
  type Seat,
} from '@quinola/play';
import type {ProblemText} from '@quinola/table';

// What the lessons of all games of the family are made of. No table loads it before its first lesson.

/** The part of a lesson that sets up its deal. */
export type SetUp = Required<Pick<Lesson, 'options' | 'opening' | 'seats'>>;

/** A text in the languages that are neither English nor the book's Polish. */
export type Others = Readonly<Record<'de' | 'sv' | 'ru', string>>;

/** Splits a list of cards separated by spaces. */
export const cardsOf = (list: string): string[] => list.split(' ');

/** Where the book's player would choose otherwise than a lesson, by its cards, and why. */
export const differing = (cards: string, say: LessonWords): LessonDifference => ({
  cards: cardsOf(cards),
  say,
});

/** The seats in the order of players: that of the visitor, who is the first player, then those to his right. */
export const seatsFrom = (visitor: Seat, players: number): readonly Seat[] =>
  Array.from({length: players}, (_, steps) => seatAfter(visitor, players, steps));

/**
 * The draw for places that gives the visitor his seat.
 * @param cards the cards drawn for places, by seat
 */
export const placesWith = (cards: readonly Card[], visitor: Seat): SetUp['opening'] => [
  {by: 'chance', type: 'SPREAD', cards},
  ...seatsFrom(visitor, cards.length).map((index, by) => ({by, type: 'DRAW', index})),
];

/**
 * The shuffle that deals these hands.
 * @param plan the packets in which the cards are dealt
 * @param hands by seat
 * @param top the top of the talon; the rest of the pack follows
 */
export function shuffleWith(
  {cards}: Pick<Pack, 'cards'>,
  plan: readonly Packet[],
  hands: readonly (readonly Card[])[],
  top: readonly Card[] = [],
): SetUp['opening'][number] {
  const known = [...hands.flat(), ...top];
  const rest = [...top, ...cards.filter((card) => !known.includes(card))];
  return {by: 'chance', type: 'SHUFFLE', pack: stacked(plan, {hands, talon: [], rest})};
}

/** A problem: one question, and the reason for the book's answer. */
export const problem = (
  {game, id, text}: {readonly game: string; readonly id: string; readonly text: ProblemText},
  frame: Pick<Lesson, 'source' | 'options' | 'opening' | 'seats' | 'end'>,
  step: LessonStep,
): Lesson => ({format: 'quinola-lesson/1', id, game, ...text, ...frame, steps: [step]});
