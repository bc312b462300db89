import {wordsIn, type LanguageCode, type WordSource} from '@quinola/table';
import {en} from '../strings/en.js';
import type {ReversisPanelWords, ReversisRoomWords} from '../strings.js';

const ROOM: WordSource<ReversisRoomWords> = {
  en: () => en,
  de: () => import('../strings/de.js').then(({de}) => de),
  pl: () => import('../strings/pl.js').then(({pl}) => pl),
  ru: () => import('../strings/ru.js').then(({ru}) => ru),
  sv: () => import('../strings/sv.js').then(({sv}) => sv),
};

const PANELS: WordSource<ReversisPanelWords> = {
  en: () => import('../strings/en-panels.js').then(({panels}) => panels),
  de: () => import('../strings/de-panels.js').then(({panels}) => panels),
  pl: () => import('../strings/pl-panels.js').then(({panels}) => panels),
  ru: () => import('../strings/ru-panels.js').then(({panels}) => panels),
  sv: () => import('../strings/sv-panels.js').then(({panels}) => panels),
};

/** The game's own words of the room: what a table says while it is first seen. */
export const loadRoomWords = (code: LanguageCode): Promise<ReversisRoomWords> => wordsIn(ROOM, code);

/** The game's own words of panels, and of what happens. */
export const loadPanelWords = (code: LanguageCode): Promise<ReversisPanelWords> => wordsIn(PANELS, code);
