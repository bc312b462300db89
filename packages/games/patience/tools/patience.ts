import {wordsIn} from '@quinola/table';
// What the command-line tools, the site and the shared tests need to know about the patiences.
import type {GalleryWords, GameTools} from '../../../table/test-support/game-tools.js';
import {PATIENCES} from '../src/games/index.js';
import {pages} from '../src/pages/en.js';
import {loadPage} from '../src/pages/load.js';
import {reasonsOf} from '../src/reasons/index.js';
import {patienceWords} from '../src/table/language.js';
import {lessons} from '../src/guided/index.js';
import * as chart from '../src/phases/en.js';
import {answering} from '../src/vectors/index.js';
import {checkLayouts, isLayouts} from '../src/vectors/layouts.js';
import {patienceFixtures} from '../test-support/fixtures.js';
import {testedPatience} from '../test-support/tested-patience.js';
import {finishedPicture, patienceList, patiencePages} from './gallery-pages.js';

/** The patiences for the tools. */
export const tools: GameTools = {
  fixtures: patienceFixtures,
  tested: testedPatience,
  answers: Object.fromEntries(PATIENCES.map(({id}) => [id, answering(id)])),
  checkFile: (json) => (isLayouts(json) ? checkLayouts(json.games) : null),
  words: {
    patience: {
      // The titles of the patiences are English in their data; the words of the book stand beside the Russian ones.
      async load(code) {
        const {
          titles: _titles,
          book: _book,
          ...words
        } = {
          ...(await wordsIn(patienceWords.room, code)),
          ...(await wordsIn(patienceWords.panels, code)),
        };
        return words;
      },
      // The same in several languages: the name of the Esc key, and in Polish that of the menu.
      same: Object.fromEntries(
        ['de', 'pl', 'ru', 'sv'].map((code) => [code, ['patienceKeys.2.0', 'patienceKeys.13.1']]),
      ),
    },
    'the reasons of patience': {load: reasonsOf},
  },
  lessons,
  pages,
  loadPage,
  inSentence: 'a patience',
  chart,
  gallery: {
    words: async (code) =>
      ((await import(`../gallery/words/patience/${code}.ts`)) as {words: GalleryWords}).words,
    books: ['cadogan'],
    templates: {'patience-game.html': patiencePages, 'patience.html': patienceList},
    picture: finishedPicture,
  },
};
