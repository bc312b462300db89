import type {GalleryWords} from '@quinola/testing/game-tools.js';

/** English: the page of New game. */
export const words = {
  pageTitle: 'New game',
  description: 'Play New game in the browser.',
  name: 'New game',
  lead: 'as it is begun',
  inside: 'A game that has just been begun.',
  more: 'More about New game',
  tile: 'New at the house.',
  options: {},
  opponentsBook: 'They play by a few rules of thumb, which the maxims of the book will replace.',
  opponentsFair:
    'Opponents know only what their own seat may know: their cards, what lies or has lain open, and what was said.',
  source: 'no book yet.',
} satisfies GalleryWords;
