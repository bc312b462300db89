import type {GalleryWords} from '../../../../../table/test-support/game-tools.js';

/** English: the page of New game. */
export const words = {
  pageTitle: 'New game',
  description: 'Play New game in the browser.',
  name: 'New game',
  lead: 'as it is begun',
  more: 'More about New game',
  tile: 'New at the house.',
  options: {},
} satisfies GalleryWords;
