import type {WordSources} from '@quinola/table';
import {panels} from '../../kit/contracts/words/panels.js';
import {room} from '../../kit/contracts/words/strings/en.js';
import type {ContractsPanelWords, ContractsRoomWords} from '../../kit/contracts/words/types.js';

/** English: the room. */
export const en = room('Boston-Whist', 'Boston with a helper and with honours');

/** The game's own words: those of the room, drawn with the first cards, and those of the panels. */
export const bostonWhistWords: WordSources<ContractsRoomWords, ContractsPanelWords> = {
  room: {
    en: () => en,
    pl: () =>
      import('../../kit/contracts/words/strings/pl.js').then(({room}) =>
        room('Boston-Wist', 'Boston z pomocnikiem i honorami'),
      ),
  },
  panels,
};
