import type {Offer} from '@quinola/play';
import type {Brain, Thinking} from '@quinola/opponents';
import {thinkOfCard} from '../../pack/masks/card-thinking.js';
import {mustBeSound} from '../../pack/masks/sound.js';
import {searching, weighed, type Pace} from '../../pack/masks/thinking.js';
import {byBook, tarokOmbreBrain, type TarokOmbreQuestion} from '../maxims/brain.js';
import type {TarokOmbreMove, TarokOmbreView} from '../rules/types.js';
import {moveTrial} from './before-play.js';
import {imaginedBy, tableOf} from './trial.js';
import {worthWeighing} from './worth-weighing.js';

/** Thinks about a move in imagined deals; `null` where there is nothing to search. */
export function think(question: TarokOmbreQuestion, pace: Pace = {}): Thinking<TarokOmbreMove> | null {
  const {
    view,
    view: {
      turn: {phase},
    },
  } = question;
  if (phase === 'playing.trick') return thinkOfCard(question, pace, {byBook, tableOf, imaginedBy});
  // Forehand who has not looked, and who draws or cuts, has nothing to weigh.
  if (view.hand.length === 0) return null;
  mustBeSound(view);
  const book = byBook({...question, level: 'teacher'});
  const moves = worthWeighing(question, book.move);
  if (moves.length < 2) return null;
  return weighed(
    {trial: moveTrial(view, moves), book, ofBook: 0, moveOf: (choice) => moves[choice]!},
    question,
    pace,
  );
}

/** The opponents of Tarok-ombre with search; without it they are those of {@linkcode tarokOmbreBrain}. */
export function masterOmbreBrain(
  pace: Pace = {},
): Brain<TarokOmbreView, TarokOmbreMove, Offer<TarokOmbreMove>> {
  return searching(tarokOmbreBrain, think, pace);
}
