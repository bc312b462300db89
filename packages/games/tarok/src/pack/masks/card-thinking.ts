import {playOf, type MoveLike, type Offer} from '@quinola/play';
import type {Card} from '@quinola/cards';
import type {Question, Thinking, Thought} from '@quinola/opponents';
import {cardOf, numberOf} from './cards.js';
import {mustBeSound} from './sound.js';
import {weighed, type Pace} from './thinking.js';
import {cardTrial, groupsOf, shownOf, type Imagined, type Played} from './trial.js';

/** What a game gives so that its cards can be thought about. */
export interface Searched<View, Move extends MoveLike> {
  /** What the book does with a question. */
  readonly byBook: (question: Question<View, Move, Offer<Move>>) => Thought<Move>;
  /** A deal as a view shows it, on integers. */
  readonly tableOf: (view: View) => Int32Array;
  readonly imaginedBy: (view: View) => Imagined;
}

type Play = ReturnType<typeof playOf>;

/**
 * Thinks about the card to play in imagined deals; `null` where there is nothing to choose.
 * @throws ImpossibleView when the view contradicts itself
 */
export function thinkOfCard<
  View extends Played & {readonly counts: readonly number[]},
  Move extends MoveLike,
>(
  question: Question<View, Move | Play, Offer<Move | Play>>,
  pace: Pace,
  {byBook, tableOf, imaginedBy}: Searched<View, Move | Play>,
): Thinking<Move | Play> | null {
  const {view} = question;
  mustBeSound(view);
  const start = tableOf(view);
  const groups = groupsOf(start);
  if (groups.length < 2) return null;
  const book = byBook({...question, level: 'teacher'});
  const {card}: {card: Card} = book.move as Play;
  return weighed(
    {
      trial: cardTrial(start, groups, imaginedBy(view)),
      book,
      ofBook: groups.findIndex((group) => group.includes(numberOf(card))),
      moveOf: (choice) => playOf(shownOf(groups[choice]!, view.trick.length === 0)),
      nameOf: (choice) => cardOf(groups[choice]![0]!),
    },
    question,
    pace,
  );
}
