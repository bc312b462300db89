import {plural} from '@quinola/table/strings/ru.js';
import type {ReversisRoomWords} from '../types.js';

const points = (n: number): string => plural(n, 'очко', 'очка', 'очков');

/** Russian: the room of Reversis. */
export const ru: ReversisRoomWords = {
  title: 'Реверси',
  subtitle: 'с Кинолой, Швеция, 1819',
  round: (number) => `Круг ${number}`,
  own: (who, n) => `${who.you ? 'вы' : who.name}: ${points(n)}`,
  sum: (jettons) => `всего ${jettons < 0 ? '−' : '+'}${Math.abs(jettons)}`,
  points: (n) => (n ? points(n) : 'без очков'),
  inPannier: 'в корзине',
  wait: 'ждут',
  pannier: (amount, waiting) =>
    `В корзине: ${plural(amount, 'жетон', 'жетона', 'жетонов')}${waiting.length ? `; ждут ремизы: ${waiting.join(', ')}` : ''}`,
  best: 'лучшее место',
  worst: 'худшее место',
  all: 'все взятки',
  undertakes: 'идёт на реверси',
  guarded: (hearts) =>
    hearts ? `Кинола под охраной: ${plural(hearts, 'черва', 'червы', 'червей')}` : 'Кинола без охраны',
  yourTurn: {
    exchange: 'Ваш ход: обменяйте карту или оставьте все',
    layAway: 'Ваш ход: отложите одну из двенадцати карт',
    chosen: (name) => `Ваш ход: откладывается ${name}`,
    fourAces: 'Ваш ход: у вас были все четыре туза, кладите любую карту',
    claim: 'До снятия колоды: потребуйте то, что вам причитается',
    draw: 'Ваш ход: тяните десятку на место',
  },
};
