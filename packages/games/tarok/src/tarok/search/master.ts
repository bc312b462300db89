import type {Offer} from '@quinola/play';
import type {Brain, Thinking} from '@quinola/opponents';
import {thinkOfCard} from '../../pack/masks/card-thinking.js';
import {worthLaying} from '../../pack/masks/skats.js';
import {mustBeSound} from '../../pack/masks/sound.js';
import {searching, weighed, type Pace} from '../../pack/masks/thinking.js';
import {byBook, tarokBrain, type TarokQuestion} from '../maxims/brain.js';
import type {TarokMove, TarokView} from '../rules/types.js';
import {skatTrial} from './skat.js';
import {imaginedBy, tableOf} from './trial.js';

/** Thinks about a card, or about the Skat, in imagined deals; `null` where there is nothing to search. */
export function think(question: TarokQuestion, pace: Pace = {}): Thinking<TarokMove> | null {
  switch (question.view.turn.phase) {
    case 'skat':
      return thinkOfSkat(question, pace);
    case 'playing.trick':
      return thinkOfCard(question, pace, {byBook, tableOf, imaginedBy});
    default:
      return null;
  }
}

function thinkOfSkat(question: TarokQuestion, pace: Pace): Thinking<TarokMove> | null {
  const {view} = question;
  mustBeSound(view);
  const book = byBook({...question, level: 'teacher'});
  const skats = worthLaying(view.hand, (book.move as Extract<TarokMove, {readonly type: 'LAY_SKAT'}>).cards);
  if (skats.length < 2) return null;
  return weighed(
    {
      trial: skatTrial(view, skats),
      book,
      ofBook: 0,
      moveOf: (choice) => ({type: 'LAY_SKAT', cards: skats[choice]!}),
    },
    question,
    pace,
  );
}

/** The opponents of Tarok with search; without it they are those of {@linkcode tarokBrain}. */
export function masterTarokBrain(pace: Pace = {}): Brain<TarokView, TarokMove, Offer<TarokMove>> {
  return searching(tarokBrain, think, pace);
}
