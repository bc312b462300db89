import {roomAndPanels, type HeldWords} from '../../../table/test-support/hold-words.js';
import {packWordSources} from '../src/pack-table/language.js';

/** The words of all tables with 78 cards. */
export const packWords: HeldWords = {load: roomAndPanels(packWordSources)};
