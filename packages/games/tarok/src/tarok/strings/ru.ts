import type {TarokRoomWords} from '../strings.js';

/** Russian: the room of a Tarok table. */
export const ru: TarokRoomWords = {
  title: 'Тарок',
  subtitle: {3: 'en trois, ок. 1820 года', 2: 'en deux, ок. 1820 года'},
  announced: (n) => `онёры ${n}`,
  yourAnnounce: 'Ваш ход: объявите, чего стоит ваша рука.',
  pot: (n) => `пулька ${n}`,
};
