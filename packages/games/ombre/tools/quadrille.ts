// What the command-line tools, the site and the shared tests need to know about Quadrille.
import type {GalleryWords, GameTools} from '../../../table/test-support/game-tools.js';
import {page} from '../src/called-king/pages/quadrille-en.js';
import {quadrille, quadrilleOptions} from '../src/quadrille/rules/index.js';
import {quadrilleWords} from '../src/quadrille/table/language.js';
import {lessons} from '../src/quadrille/guided/index.js';
import {calledKingTools} from '../test-support/called-king-tools.js';
import {testedQuadrille} from '../test-support/tested-games.js';

/** Quadrille for the tools. */
export const tools: GameTools = {
  ...calledKingTools({
    game: quadrille,
    title: 'Quadrille',
    players: 4,
    options: quadrilleOptions,
    packets: ['3-3-4', '3-4-3', '4-3-3'],
    tested: testedQuadrille,
    words: quadrilleWords,
    page,
    lessons,
  }),
  gallery: {
    words: async (code) =>
      ((await import(`../gallery/words/quadrille/${code}.ts`)) as {words: GalleryWords}).words,
    books: ['five-treatises'],
  },
};
