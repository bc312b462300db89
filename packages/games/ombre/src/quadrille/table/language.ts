import type {WordSources} from '@quinola/table';
import {room} from '../../called-king/strings/en.js';
import type {CalledKingPanelWords, CalledKingRoomWords} from '../../called-king/strings.js';

/** English: the room. */
export const en = room('Quadrille', 'four-handed Ombre with a called King');

/** The game's own words: those of the room, drawn with the first cards, and those of the panels. */
export const quadrilleWords: WordSources<CalledKingRoomWords, CalledKingPanelWords> = {
  room: {en: () => en},
  panels: {en: () => import('../../called-king/strings/en-panels.js').then(({panels}) => panels)},
};
