import {bookAndSearch, type Brain, type Pace, type Weighing} from '@quinola/opponents';
import type {Offer} from '@quinola/play';
import {weighCard} from '../../pack/masks/trial.js';
import {byBook, type TarokOmbreQuestion} from '../maxims/brain.js';
import type {TarokOmbreMove, TarokOmbreView} from '../rules/types.js';
import {moveTrial} from './before-play.js';
import {imaginedBy, tableOf} from './trial.js';
import {worthWeighing} from './worth-weighing.js';

/** What is weighed: a card, or a move before the play; `null` where there is nothing to search. */
function weigh(question: TarokOmbreQuestion): Weighing<TarokOmbreMove> | null {
  const {view} = question;
  if (view.turn.phase === 'playing.trick') return weighCard(question, {byBook, tableOf, imaginedBy});
  // Forehand who has not looked, and who draws or cuts, has nothing to weigh.
  if (view.hand.length === 0) return null;
  const book = byBook({...question, level: 'teacher'});
  const moves = worthWeighing(question, book.move);
  if (moves.length < 2) return null;
  return {trial: moveTrial(view, moves), book, ofBook: 0, moveOf: (choice) => moves[choice]!};
}

/** The opponents of Tarok-ombre: by the book, and with search. */
export function masterOmbreBrain(
  pace: Pace = {},
): Brain<TarokOmbreView, TarokOmbreMove, Offer<TarokOmbreMove>> {
  return bookAndSearch({game: 'tarok-ombre', byBook, weigh}, pace);
}
