import type {Card} from '@quinola/cards';
import type {Laid, MoveLike, Offer} from '@quinola/play';
import {equalsOf, shownOf, type Equals} from '../masks/equals.js';
import {SUIT_SLOTS, type PackMasks} from '../masks/pack.js';
import {plainMoves, type Question, type Thought} from '../types.js';
import type {Weighing} from './book-and-search.js';
import type {Trial} from './paired.js';

/** What a game gives so that the card to be played can be weighed. */
export interface CardsWeighed<View, Move, O> {
  readonly masks: PackMasks;
  /** What the book does with a question; here it plays a card. */
  readonly byBook: (question: Question<View, Move, O>) => Thought<Move>;
  /** The deal as the view shows it, on integers. */
  readonly tableOf: (view: View) => Int32Array;
  /** Weighs groups of equal cards, see `cardTrial` and `solvedTrial`. */
  readonly trial: (view: View, start: Int32Array, groups: readonly Equals[]) => Trial;
  /** Whether two cards of a suit count alike. Default: they do. */
  readonly alike?: (one: number, other: number) => boolean;
}

/**
 * The card to play as a decision that is weighed; cards that come to the same are weighed once, and shown as the books
 * have it: led from the top, followed with from below.
 * @returns `null` where there is nothing to choose
 * @throws ImpossibleView where no deal agrees with the view
 */
export function cardWeighing<View extends {readonly trick: readonly Laid[]}, Move extends MoveLike>(
  question: Question<View, Move, Offer<Move>>,
  {masks, byBook, tableOf, trial, alike}: CardsWeighed<View, Move, Offer<Move>>,
): Weighing<Move> | null {
  const {view} = question;
  const {numberOf, cardOf, put, whole} = masks;
  const book = byBook({...question, level: 'teacher'});
  const open = new Int32Array(SUIT_SLOTS);
  for (const move of plainMoves(question.moves)) if (move.type === book.move.type) put(open, cardIn(move));
  const start = tableOf(view);
  const groups = equalsOf(start, open, whole, alike);
  if (groups.length < 2) return null;
  const ofBook = numberOf(cardIn(book.move));
  return {
    trial: trial(view, start, groups),
    book,
    ofBook: groups.findIndex((group) => group.includes(ofBook)),
    moveOf: (choice) => ({...book.move, card: cardOf(shownOf(groups[choice]!, view.trick.length === 0))}),
    nameOf: (choice) => cardOf(groups[choice]![0]!),
  };
}

function cardIn(move: MoveLike): Card {
  return (move as MoveLike & {readonly card: Card}).card;
}
