import {roomAndPanels, type HeldWords} from '../../../table/test-support/hold-words.js';
import {packWordSources} from '../src/pack-table/language.js';

/** What all tables on 78 cards say. */
export const packWords: HeldWords = {load: roomAndPanels(packWordSources)};
