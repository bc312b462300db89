// What the command-line tools, the site and the shared tests need to know about the patiences.
import {wordsIn} from '@quinola/table';
import type {GameTools} from '@quinola/testing/game-tools.js';
import {PATIENCES} from '../src/patience/rules/games/index.js';
import {pages} from '../src/patience/words/pages/en.js';
import {loadPages, phases} from '../src/patience/made/texts.js';
import {reasonsOf} from '../src/patience/words/reasons/index.js';
import {patienceWords} from '../src/patience/made/language.js';
import {lessons} from '../src/patience/words/lessons/index.js';
import {answering} from '../test-support/answers/index.js';
import {checkLayouts, isLayouts} from '../test-support/answers/layouts.js';
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
  loadPage: async (name, lang) => (await loadPages(lang))[name] ?? null,
  inSentence: 'a patience',
  phases,
  gallery: {
    books: ['cadogan'],
    templates: {'patience-game.html': patiencePages, 'patience.html': patienceList},
    picture: finishedPicture,
  },
};
