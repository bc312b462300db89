import type {PiquetRoomWords} from '../types.js';

/** Russian: the room of piquet. */
export const ru: PiquetRoomWords = {
  title: 'Пикет',
  subtitle: {
    'treatise-1820': 'Варшава, около 1820 года',
    modern: 'как играют реконструкторы',
    rubicon: 'клубная игра с Рубиконом',
  },
  elder: 'на руке',
  took: (cards) => `взято ${cards}`,
  blanche: 'карт-бланш',
  party: (points, target) => (target ? `партия ${points} из ${target}` : `партия ${points}`),
  dealOf: (deal, deals) => `сдача ${deal} из ${deals}`,
  counts: (name, count, party) => `${name}: ${count} в этой сдаче, ${party} в партии`,
  talon: (cards) => `Талон, карт: ${cards}`,
  yourTurn: {
    draw: 'Ваш ход: вытяните карту',
    cut: 'Ваш ход: снимите колоду',
    blanche: 'Ваш ход: покажите карт-бланш или промолчите',
    exchange: (least, most) =>
      least === most ? `Ваш ход: обменяйте ${most}` : `Ваш ход: обменяйте от ${least} до ${most} карт`,
    claim: {
      point: 'Ваше объявление: очки',
      sequence: 'Ваше объявление: секвенция',
      sets: 'Ваше объявление: три или четыре одинаковых',
    },
    answer: 'Ваш ответ: хорошо ли?',
  },
};
