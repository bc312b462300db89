import {plural} from '@quinola/table/strings/ru.js';
import type {CassinoRoomWords} from '../types.js';

/** Russian: the room of Cassino. */
export const ru: CassinoRoomWords = {
  title: 'Кассино',
  subtitle: 'Польша, около 1820 года',
  deal: (number) => `Сдача ${number}`,
  round: (number, all) => `круг ${number} из ${all}`,
  sweep: 'Свип',
  we: 'Мы',
  they: 'Они',
  party: (name, points, more) => [`${name}: ${plural(points, 'очко', 'очка', 'очков')}`, ...more].join(', '),
  cards: (number) => plural(number, 'карта', 'карты', 'карт'),
  clearings: (number) => `стол очищен ${plural(number, 'раз', 'раза', 'раз')}`,
  tookLast: 'последняя взятка',
  yourTurn: {
    play: 'Ваш ход: выберите карту',
    take: 'Ваш ход: берите или положите карту',
    lay: 'Ваш ход: она ничего не берёт, положите её',
    draw: 'Ваш ход: тяните карту на место',
    cut: 'Ваш ход: снимите колоду',
    turn: 'Ваш ход: откройте карты стола',
  },
};
