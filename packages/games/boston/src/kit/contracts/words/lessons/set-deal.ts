import {rankOf, suitOf, type Card, type Suit} from '@quinola/cards';
import {
  packetRounds,
  seatAfter,
  stacked,
  type Lesson,
  type LessonStep,
  type LessonWords,
  type Pattern,
  type Seat,
} from '@quinola/play';
import type {ProblemText} from '@quinola/table';
import {packetsOf, packOf, type Agreed} from '../../rules/index.js';

// What the lessons of Boston, Tri-Boston and Boston-Whist are made of. No table loads it before its first lesson.

/** A text in English and Polish. */
export const say = (en: string, pl: string): LessonWords => ({en, pl});

/** Splits a list whose entries are separated by spaces. */
const entries = (list: string): readonly string[] => list.split(' ').filter(Boolean);

/** Words that stand for a move without anything else. */
const PLAIN: Readonly<Record<string, Pattern>> = {
  pass: {type: 'PASS'},
  hold: {type: 'HOLD'},
  help: {type: 'WHIST'},
  decline: {type: 'DECLINE'},
  claim: {type: 'CLAIM'},
};

/**
 * A move as lessons write it: a card (`QD`), `pass`, `hold`, `help`, `decline`, `claim`, a trump (`=H`; with a helper asked for `=H?`,
 * without one `=H!`), a card laid aside (`-KD`), or the bid of that name.
 */
export function moveOf(text: string): Pattern {
  const plain = PLAIN[text];
  if (plain) return plain;
  if (text.startsWith('='))
    return {type: 'NAME_TRUMP', suit: text[1], ...(text[2] && {alone: text[2] === '!'})};
  if (text.startsWith('-')) return {type: 'LAY_ASIDE', card: text.slice(1)};
  return text.length === 2 ? {type: 'PLAY', card: text} : {type: 'BID', bid: text};
}

/** A deal with given hands. */
export interface SetDeal {
  /** In the order of play, from the eldest hand to the dealer; cards are separated by spaces. */
  readonly hands: readonly string[];
  /** The place of the visitor among these hands, 0 = the eldest. */
  readonly visitor: Seat;
  /** The best suit. */
  readonly highest: Suit;
  /** What is agreed beside the number of deals. */
  readonly options?: Partial<Agreed>;
  /** What was said and played before the lesson begins, see {@linkcode moveOf}. */
  readonly before?: string;
  /** What the others say and play from then on, by their place. */
  readonly then?: Readonly<Record<Seat, string>>;
}

/** Cards of which none is an ace, for those who are shown none before the first ace falls. */
const NO_ACES: readonly Card[] = ['KS', 'KH', 'KC'];

/** Sets up a deal: places are drawn, the first ace falls to the last seat, who deals these hands; then what was said and played. */
export function setDeal({
  hands,
  visitor,
  highest,
  options = {},
  before = '',
  then = {},
}: SetDeal): Required<Pick<Lesson, 'options' | 'opening' | 'seats'>> {
  const players = hands.length;
  const cards = hands.map((hand) => [...entries(hand)]);
  const pack = stacked(packetRounds(0, players, packetsOf({dealPackets: '3-3-3-3-1'}, 3)), {
    hands: cards,
    talon: [],
    rest: [],
  });
  // The visitor is the first player, and the others follow him in the order of play.
  const seats = Array.from({length: players}, (_, steps) => seatAfter(visitor, players, steps));
  const {cards: all} = packOf(options);
  const aces = all.filter((card) => rankOf(card) === 'A');
  const places = ['S', 'H', 'D', 'C'].slice(0, players).map((suit) => `A${suit}`);
  const first = aces.find((card) => suitOf(card) === highest)!;
  return {
    options: {...options, deals: 1},
    opening: [
      {by: 'chance', type: 'SPREAD', cards: places},
      ...seats.map((index, by) => ({by, type: 'DRAW', index})),
      {by: 'chance', type: 'TURN_UP', cards: [...NO_ACES.slice(0, players - 1), first]},
      ...(options.colours === 'perDeal' ? [{by: 'chance', type: 'COLOURS', card: first}] : []),
      // Whoever cuts after the first card brings the pack in order.
      {by: 'chance', type: 'SHUFFLE', pack: [pack.at(-1)!, ...pack.slice(0, -1)]},
      {type: 'CUT', index: 1},
      ...entries(before).map(moveOf),
    ],
    seats: seats.map((seat, player) =>
      player === 0 ? 'visitor' : {plays: entries(then[seat] ?? '').map(moveOf)},
    ),
  };
}

/** A problem: one question, and the reason for the answer of the book. */
export const problem = (
  {game, id, text}: {readonly game: string; readonly id: string; readonly text: ProblemText},
  frame: Pick<Lesson, 'source' | 'options' | 'opening' | 'seats' | 'end'>,
  step: LessonStep,
): Lesson => ({format: 'quinola-lesson/1', id, game, ...text, ...frame, steps: [step]});

/** A question about a card: what is said first, which card is meant, and the comments on it and on others. */
export const cardStep = (
  card: string,
  words: LessonWords,
  {
    right,
    other,
    or = [],
  }: {readonly right?: LessonWords; readonly other?: LessonWords; readonly or?: readonly string[]} = {},
): LessonStep => ({
  say: words,
  ask: {cards: [card, ...or]},
  point: ['answer'],
  ...(right && {right}),
  other:
    other ??
    say(
      'That may be played, but look at what it costs. *Take it back.*',
      'Tak też wolno, ale zobacz, ile to kosztuje. *Cofnij.*',
    ),
});
