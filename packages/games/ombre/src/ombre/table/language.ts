import type {WordSources} from '@quinola/table';
import {en} from '../strings/en.js';
import type {OmbrePanelWords, OmbreRoomWords} from '../strings.js';

/** The game's own words: those of the room, drawn with the first cards, and those of the panels. */
export const ombreWords: WordSources<OmbreRoomWords, OmbrePanelWords> = {
  room: {
    en: () => en,
    de: () => import('../strings/de.js').then(({de}) => de),
    pl: () => import('../strings/pl.js').then(({pl}) => pl),
    ru: () => import('../strings/ru.js').then(({ru}) => ru),
    sv: () => import('../strings/sv.js').then(({sv}) => sv),
  },
  panels: {
    en: () => import('../strings/en-panels.js').then(({panels}) => panels),
    de: () => import('../strings/de-panels.js').then(({panels}) => panels),
    pl: () => import('../strings/pl-panels.js').then(({panels}) => panels),
    ru: () => import('../strings/ru-panels.js').then(({panels}) => panels),
    sv: () => import('../strings/sv-panels.js').then(({panels}) => panels),
  },
};
