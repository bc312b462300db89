import type {WordSources} from '@quinola/table';
import {en} from '../strings/en.js';
import type {OmbrePanelWords, OmbreRoomWords} from '../strings.js';

/** The game's own words: those of the room, drawn with the first cards, and those of the panels. */
export const ombreWords: WordSources<OmbreRoomWords, OmbrePanelWords> = {
  room: {
    en: () => en,
    pl: () => import('../strings/pl.js').then(({pl}) => pl),
  },
  panels: {
    en: () => import('../strings/en-panels.js').then(({panels}) => panels),
    pl: () => import('../strings/pl-panels.js').then(({panels}) => panels),
  },
};
