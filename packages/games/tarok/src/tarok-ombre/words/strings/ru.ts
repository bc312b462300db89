import {ru as pack, card} from '../../../kit/words/strings/ru.js';
import type {TarokOmbreRoomWords} from '../types.js';

/** Russian: the room of a Tarok-ombre table. */
export const ru: TarokOmbreRoomWords = {
  ...pack,
  title: 'Тарок-ломбер',
  subtitle: {old: 'старый способ, ок. 1820 года', new: 'новый способ, ок. 1820 года'},
  games: {tre: 'a Tre', due: 'a Due', uno: 'a Uno', solo: 'Solo'},
  bidding: 'Торговля',
  enemyMark: 'играет один',
  nothingSaid: 'пока ничего',
  asks: 'потребовано',
  asked: (cards) => `потребовано: ${cards.join(', ')}`,
  tricksOf: (own, theirs) => `взятки ${own} : ${theirs}`,
  marks: 'Марки',

  yourDemand: (left) => (left > 1 ? `Можно потребовать карт: ${left}.` : 'Можно потребовать одну карту.'),
  yourReturn: (face) => `Вам отдали карту: ${card(face)}. Выберите, что дать взамен.`,
};
