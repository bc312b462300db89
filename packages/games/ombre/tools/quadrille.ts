// What the command-line tools, the site and the shared tests need to know about Quadrille.
import type {GameTools} from '@quinola/testing/game-tools.js';
import {page} from '../src/kit/called-king/words/pages/quadrille-en.js';
import {quadrille, quadrilleOptions} from '../src/quadrille/rules/index.js';
import {quadrilleWords} from '../src/quadrille/words/language.js';
import {lessons} from '../src/quadrille/words/lessons/index.js';
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
    books: ['five-treatises'],
  },
};
