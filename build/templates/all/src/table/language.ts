import type {WordSources} from '@quinola/table';
import {en} from '../strings/en.js';
import type {NewGamePanelWords, NewGameRoomWords} from '../strings.js';

/** The game's own texts: those of the room, needed with the first cards, and those of the panels. */
export const newGameWords: WordSources<NewGameRoomWords, NewGamePanelWords> = {
  room: {en: () => en},
  panels: {
    en: () => import('../strings/en-panels.js').then(({panels}) => panels),
  },
};
