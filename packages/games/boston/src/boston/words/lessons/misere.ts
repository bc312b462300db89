import {misereLesson} from '../../../kit/contracts/words/lessons/misere.js';
import {GUIDES} from './offers.js';

/** A great misère by tariff A. */
export const misere = misereLesson({
  game: 'boston',
  id: 'no-trick-at-all',
  text: GUIDES['no-trick-at-all'],
  eldest: 'pass',
  prices: [8, 12],
});
