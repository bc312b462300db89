import {bookAndSearch, type Brain, type Pace, type Weighing} from '@quinola/opponents';
import type {Offer} from '@quinola/play';
import {worthLaying} from '../../../kit/opponents/masks/skats.js';
import {weighCard} from '../../../kit/opponents/masks/trial.js';
import {byBook, type TarokQuestion} from '../maxims/brain.js';
import type {TarokMove, TarokView} from '../../rules/types.js';
import {skatTrial} from './skat.js';
import {imaginedBy, tableOf} from './trial.js';

/** What to compare: a card, or the Skat; `null` if there is nothing to search. */
function weigh(question: TarokQuestion): Weighing<TarokMove> | null {
  switch (question.view.turn.phase) {
    case 'skat':
      return weighSkat(question);
    case 'playing.trick':
      return weighCard(question, {byBook, tableOf, imaginedBy});
    default:
      return null;
  }
}

function weighSkat(question: TarokQuestion): Weighing<TarokMove> | null {
  const {view} = question;
  const book = byBook({...question, level: 'teacher'});
  const skats = worthLaying(view.hand, (book.move as Extract<TarokMove, {readonly type: 'LAY_SKAT'}>).cards);
  if (skats.length < 2) return null;
  return {
    trial: skatTrial(view, skats),
    book,
    ofBook: 0,
    moveOf: (choice) => ({type: 'LAY_SKAT', cards: skats[choice]!}),
  };
}

/** The opponents of Tarok: by the book, and with search. */
export function masterTarokBrain(pace: Pace = {}): Brain<TarokView, TarokMove, Offer<TarokMove>> {
  return bookAndSearch({game: 'tarok', byBook, weigh}, pace);
}
