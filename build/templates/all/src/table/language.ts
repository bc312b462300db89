import type {WordSources} from '@quinola/table';
import {en} from '../strings/en.js';
import type {NewGamePanelWords, NewGameRoomWords} from '../strings.js';

/** The words of its own: of the room, which are drawn with the first cards, and of the panels. */
export const newGameWords: WordSources<NewGameRoomWords, NewGamePanelWords> = {
  room: {en: () => en},
  panels: {
    en: () => import('../strings/en-panels.js').then(({panels}) => panels),
  },
};
