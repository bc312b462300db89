import {misereLesson} from '../../../kit/contracts/words/lessons/misere.js';
import {GUIDES} from './offers.js';

/** A great misère by tariff B. */
export const misere = misereLesson({
  game: 'boston-whist',
  id: 'no-trick-at-all',
  text: GUIDES['no-trick-at-all'],
  options: {colours: 'perDeal'},
  eldest: 'boston.simple',
  prices: [6, 9],
});
