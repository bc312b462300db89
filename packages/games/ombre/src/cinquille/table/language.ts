import type {WordSources} from '@quinola/table';
import {room} from '../../called-king/strings/en.js';
import type {CalledKingPanelWords, CalledKingRoomWords} from '../../called-king/strings.js';

/** English: the room. */
export const en = room('Cinquille', 'Ombre for five, with a called King');

/** The game's own words: those of the room, drawn with the first cards, and those of the panels. */
export const cinquilleWords: WordSources<CalledKingRoomWords, CalledKingPanelWords> = {
  room: {
    en: () => en,
    de: () =>
      import('../../called-king/strings/de.js').then(({room}) =>
        room('Cinquille', 'L’Hombre zu fünft, mit gerufenem König'),
      ),
    pl: () =>
      import('../../called-king/strings/pl.js').then(({room}) =>
        room('Cinkwil', 'lomber dla pięciu, z wołanym królem'),
      ),
    ru: () =>
      import('../../called-king/strings/ru.js').then(({room}) =>
        room('Сенкиль', 'ломбер впятером, с вызванным королём'),
      ),
    sv: () =>
      import('../../called-king/strings/sv.js').then(({room}) =>
        room('Cinquille', 'lomber på fem man hand, med en kallad kung'),
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
