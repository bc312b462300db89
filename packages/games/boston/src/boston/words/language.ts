import type {WordSources} from '@quinola/table';
import {room} from '../../kit/contracts/words/strings/en.js';
import type {ContractsPanelWords, ContractsRoomWords} from '../../kit/contracts/words/types.js';
import {panels} from '../../kit/contracts/words/panels.js';

/** English: the room. */
export const en = room('Boston', 'tricks or misères by the tariff card');

/** The game's own words: those of the room, drawn with the first cards, and those of the panels. */
export const bostonWords: WordSources<ContractsRoomWords, ContractsPanelWords> = {
  room: {
    en: () => en,
    pl: () =>
      import('../../kit/contracts/words/strings/pl.js').then(({room}) =>
        room('Boston', 'lewy albo mizery według taryfy'),
      ),
  },
  panels,
};
