import {ru as pack} from '../../../kit/words/strings/ru.js';
import type {TarokRoomWords} from '../types.js';

/** Russian: the room of a Tarok table. */
export const ru: TarokRoomWords = {
  ...pack,
  title: 'Тарок',
  subtitle: {3: 'en trois, ок. 1820 года', 2: 'en deux, ок. 1820 года'},
  announced: (n) => `объявлено: ${n}`,
  yourAnnounce: 'Ваш ход: объявите, чего стоит ваша рука.',
  pot: (n) => `пулька ${n}`,
};
