// Written by `node build/readmes.mjs` from game.json and the words of the game.
import type {WordSources} from '@quinola/table';
import {en} from '../words/strings/en.js';
import type {PamphilePanelWords, PamphileRoomWords} from '../words/types.js';

/** The game's own words: those of the room, drawn with the first cards, and those of the panels. */
export const pamphileWords: WordSources<PamphileRoomWords, PamphilePanelWords> = {
  room: {
    en: () => en,
    de: () => import('../words/strings/de.js').then(({de}) => de),
    pl: () => import('../words/strings/pl.js').then(({pl}) => pl),
    ru: () => import('../words/strings/ru.js').then(({ru}) => ru),
    sv: () => import('../words/strings/sv.js').then(({sv}) => sv),
  },
  panels: {
    en: () => import('../words/strings/en-panels.js').then(({panels}) => panels),
    de: () => import('../words/strings/de-panels.js').then(({panels}) => panels),
    pl: () => import('../words/strings/pl-panels.js').then(({panels}) => panels),
    ru: () => import('../words/strings/ru-panels.js').then(({panels}) => panels),
    sv: () => import('../words/strings/sv-panels.js').then(({panels}) => panels),
  },
};
