// What the command-line tools, the site and the shared tests need to know about Cinquille.
import type {GameTools} from '@quinola/testing/game-tools.js';
import {page} from '../src/kit/called-king/words/pages/cinquille-en.js';
import {cinquille, cinquilleOptions} from '../src/cinquille/rules/index.js';
import {cinquilleWords} from '../src/cinquille/words/language.js';
import {lessons} from '../src/cinquille/words/lessons/index.js';
import {calledKingTools} from '../test-support/called-king-tools.js';
import {testedCinquille} from '../test-support/tested-games.js';

/** Cinquille for the tools. */
export const tools: GameTools = {
  ...calledKingTools({
    game: cinquille,
    title: 'Cinquille',
    players: 5,
    options: cinquilleOptions,
    packets: ['4-4', '3-3-2'],
    tested: testedCinquille,
    words: cinquilleWords,
    page,
    lessons,
  }),
  gallery: {
    books: ['five-treatises'],
  },
};
