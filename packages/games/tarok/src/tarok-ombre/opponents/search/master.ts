import {bookAndSearch, type Brain, type Pace, type Weighing} from '@quinola/opponents';
import type {Offer} from '@quinola/play';
import {weighCard} from '../../../kit/opponents/masks/trial.js';
import {byBook, type TarokOmbreQuestion} from '../maxims/brain.js';
import type {TarokOmbreMove, TarokOmbreView} from '../../rules/types.js';
import {likelyGames, moveTrial} from './before-play.js';
import {imaginedBy, tableOf} from './trial.js';
import {worthWeighing} from './worth-weighing.js';

/** What to compare: a card, or a move before the play; `null` if there is nothing to search. */
function weigh(question: TarokOmbreQuestion): Weighing<TarokOmbreMove> | null {
  const {view} = question;
  if (view.turn.phase === 'playing.trick') return weighCard(question, {byBook, tableOf, imaginedBy});
  // A forehand who has not looked, or a player drawing or cutting, has nothing to compare.
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
  return bookAndSearch({game: 'tarok-ombre', byBook, weigh, likely: likelyGames}, pace);
}
