import type {WordSources} from '@quinola/table';
import {room} from '../../kit/called-king/words/strings/en.js';
import type {CalledKingPanelWords, CalledKingRoomWords} from '../../kit/called-king/words/types.js';

/** English: the room. */
export const en = room('Cinquille', 'Ombre for five, with a called King');

/** The game's own words: those of the room, drawn with the first cards, and those of the panels. */
export const cinquilleWords: WordSources<CalledKingRoomWords, CalledKingPanelWords> = {
  room: {
    en: () => en,
    de: () =>
      import('../../kit/called-king/words/strings/de.js').then(({room}) =>
        room('Cinquille', 'L’Hombre zu fünft, mit gerufenem König'),
      ),
    pl: () =>
      import('../../kit/called-king/words/strings/pl.js').then(({room}) =>
        room('Cinkwil', 'lomber dla pięciu, z wołanym królem'),
      ),
    ru: () =>
      import('../../kit/called-king/words/strings/ru.js').then(({room}) =>
        room('Сенкиль', 'ломбер впятером, с вызванным королём'),
      ),
    sv: () =>
      import('../../kit/called-king/words/strings/sv.js').then(({room}) =>
        room('Cinquille', 'lomber på fem man hand, med en kallad kung'),
      ),
  },
  panels: {
    en: () => import('../../kit/called-king/words/strings/en-panels.js').then(({panels}) => panels),
    de: () => import('../../kit/called-king/words/strings/de-panels.js').then(({panels}) => panels),
    pl: () => import('../../kit/called-king/words/strings/pl-panels.js').then(({panels}) => panels),
    ru: () => import('../../kit/called-king/words/strings/ru-panels.js').then(({panels}) => panels),
    sv: () => import('../../kit/called-king/words/strings/sv-panels.js').then(({panels}) => panels),
  },
};
