import {wordsIn, type LanguageCode, type WordSource} from '@quinola/table';
import {en} from './strings/en.js';
import type {PackPanelWords, PackRoomWords} from './strings.js';

const ROOM: WordSource<PackRoomWords> = {
  en: () => en,
  de: () => import('./strings/de.js').then(({de}) => de),
  pl: () => import('./strings/pl.js').then(({pl}) => pl),
  ru: () => import('./strings/ru.js').then(({ru}) => ru),
  sv: () => import('./strings/sv.js').then(({sv}) => sv),
};

const PANELS: WordSource<PackPanelWords> = {
  en: () => import('./strings/en-panels.js').then(({panels}) => panels),
  de: () => import('./strings/de-panels.js').then(({panels}) => panels),
  pl: () => import('./strings/pl-panels.js').then(({panels}) => panels),
  ru: () => import('./strings/ru-panels.js').then(({panels}) => panels),
  sv: () => import('./strings/sv-panels.js').then(({panels}) => panels),
};

/** The words of the room of tables on 78 cards: what they say while their first cards are played. */
export const loadPackRoomWords = (code: LanguageCode): Promise<PackRoomWords> => wordsIn(ROOM, code);

/** Their words of panels, and of what happens. */
export const loadPackPanelWords = (code: LanguageCode): Promise<PackPanelWords> => wordsIn(PANELS, code);
