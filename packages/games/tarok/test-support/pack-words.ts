import {roomAndPanels, type TestedWords} from '../../../table/test-support/word-suite.js';
import {packWordSources} from '../src/pack-table/language.js';

/** The words of all tables with 78 cards. */
export const packWords: TestedWords = {load: roomAndPanels(packWordSources)};
