import {plural, ru as kit} from '@quinola/table/strings/ru.js';
import type {WhistRoomWords} from '../types.js';

export const {card, suit} = kit;
export const side = (ours: boolean | null, we: string, they: string, one: string): string =>
  ours === null ? one : ours ? we : they;

/** Russian: the room of a whist table. */
export const ru: WhistRoomWords = {
  title: 'Вист',
  subtitle: {
    'vienna-1834': 'по венскому руководству 1834 года',
    warsaw: 'по польской «Gra Wista», ок. 1820 года',
  },
  sides: ['Мы', 'Они'],
  pairs: ['Юг, Север', 'Запад, Восток'],
  trump: (sign) => `козыри: ${suit(sign)}`,
  points: (n) => plural(n, 'очко', 'очка', 'очков'),

  dummy: 'Болван',
};
