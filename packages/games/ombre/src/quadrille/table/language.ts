import type {WordSources} from '@quinola/table';
import {room} from '../../called-king/strings/en.js';
import type {CalledKingPanelWords, CalledKingRoomWords} from '../../called-king/strings.js';

/** English: the room. */
export const en = room('Quadrille', 'four-handed Ombre with a called King');

/** The game's own words: those of the room, drawn with the first cards, and those of the panels. */
export const quadrilleWords: WordSources<CalledKingRoomWords, CalledKingPanelWords> = {
  room: {
    en: () => en,
    de: () =>
      import('../../called-king/strings/de.js').then(({room}) =>
        room('Quadrille', 'L’Hombre zu viert, mit gerufenem König'),
      ),
    pl: () =>
      import('../../called-king/strings/pl.js').then(({room}) =>
        room('Kadryl', 'lomber dla czterech, z wołanym królem'),
      ),
    ru: () =>
      import('../../called-king/strings/ru.js').then(({room}) =>
        room('Кадриль', 'ломбер вчетвером, с вызванным королём'),
      ),
    sv: () =>
      import('../../called-king/strings/sv.js').then(({room}) =>
        room('Kadrilj', 'lomber på fyra man hand, med en kallad kung'),
      ),
  },
  panels: {
    en: () => import('../../called-king/strings/en-panels.js').then(({panels}) => panels),
    de: () => import('../../called-king/strings/de-panels.js').then(({panels}) => panels),
    pl: () => import('../../called-king/strings/pl-panels.js').then(({panels}) => panels),
    ru: () => import('../../called-king/strings/ru-panels.js').then(({panels}) => panels),
    sv: () => import('../../called-king/strings/sv-panels.js').then(({panels}) => panels),
  },
};
