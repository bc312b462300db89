import {pl as kit, plural} from '@quinola/table/strings/pl.js';
import type {WhistRoomWords} from '../types.js';

export const {card, suit} = kit;
export const side = (ours: boolean | null, we: string, they: string, one: string): string =>
  ours === null ? one : ours ? we : they;

/** Polish: the room of a whist table. */
export const pl: WhistRoomWords = {
  title: 'Wist',
  subtitle: {
    'vienna-1834': 'według wiedeńskiego podręcznika z 1834 roku',
    warsaw: 'według warszawskiej „Gry Wista”, ok. 1820',
  },
  sides: ['My', 'Oni'],
  pairs: ['Południe, Północ', 'Zachód, Wschód'],
  trump: (sign) => `atu: ${suit(sign)}`,
  points: (n) => plural(n, 'punkt', 'punkty', 'punktów'),

  dummy: 'Dziadek',
};
