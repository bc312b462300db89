import {wordsIn, type LanguageCode, type WordSource} from '@quinola/table';
import {en} from '../strings/en.js';
import type {TarokPanelWords, TarokRoomWords} from '../strings.js';

const ROOM: WordSource<TarokRoomWords> = {
  en: () => en,
  de: () => import('../strings/de.js').then(({de}) => de),
  pl: () => import('../strings/pl.js').then(({pl}) => pl),
  ru: () => import('../strings/ru.js').then(({ru}) => ru),
  sv: () => import('../strings/sv.js').then(({sv}) => sv),
};

const PANELS: WordSource<TarokPanelWords> = {
  en: () => import('../strings/en-panels.js').then(({panels}) => panels),
  de: () => import('../strings/de-panels.js').then(({panels}) => panels),
  pl: () => import('../strings/pl-panels.js').then(({panels}) => panels),
  ru: () => import('../strings/ru-panels.js').then(({panels}) => panels),
  sv: () => import('../strings/sv-panels.js').then(({panels}) => panels),
};

/** Tarok's own words of the room: what a table says while its first cards are played. */
export const loadRoomWords = (code: LanguageCode): Promise<TarokRoomWords> => wordsIn(ROOM, code);

/** Tarok's own words of panels, and of what happens. */
export const loadPanelWords = (code: LanguageCode): Promise<TarokPanelWords> => wordsIn(PANELS, code);
