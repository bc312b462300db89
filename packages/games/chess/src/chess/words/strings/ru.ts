import type {ChessRoomWords} from '../types.js';

/** Russian: the room of chess. */
export const ru: ChessRoomWords = {
  title: 'Шахматы',
  subtitle: 'по книжке Фильдинга, около 1820',
  board: 'Шахматная доска',
  moves: 'Ходы',
  plays: (side, {you}) => `${you ? 'играете' : 'играет'} ${side ? 'чёрными' : 'белыми'}`,
  back: 'Назад',
  on: 'Вперёд',
  now: 'К игре',
  fromHere: 'Играть отсюда',
  yourTurn: {
    'playing.move': 'Ваш ход: ходите фигурой',
    'playing.waking': 'Ваш выбор: какая праздная пешка займёт место потерянной фигуры?',
    'playing.promotion': 'Ваш выбор: пешка дошла до края',
    'playing.announcing': 'Ваше слово: что вы скажете?',
    'playing.offered': 'Ваше слово: разойтись?',
  },
  checked: (attacker) => `Ваш ход: ${attacker} нападает на вашего короля`,
  men: {P: 'пешка', N: 'конь', B: 'слон', R: 'ладья', Q: 'ферзь', K: 'король'},
};
