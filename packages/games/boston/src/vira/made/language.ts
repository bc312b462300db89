// Written by `node build/readmes.mjs` from game.json and the words of the game.
import type {WordSources} from '@quinola/table';
import {en} from '../words/strings/en.js';
import type {ViraPanelWords, ViraRoomWords} from '../words/types.js';

/** The game's own words: those of the room, drawn with the first cards, and those of the panels. */
export const viraWords: WordSources<ViraRoomWords, ViraPanelWords> = {
  room: {
    en: () => en,
    sv: () => import('../words/strings/sv.js').then(({sv}) => sv),
  },
  panels: {
    en: () => import('../words/strings/en-panels.js').then(({panels}) => panels),
    sv: () => import('../words/strings/sv-panels.js').then(({panels}) => panels),
  },
};
