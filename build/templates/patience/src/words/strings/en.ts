import type {NewGameRoomWords} from '../types.js';

/** English: the room of New game. */
export const en: NewGameRoomWords = {
  title: 'New game',
  subtitle: 'a game for one player',
  yourTurn: 'Your turn.',
  places: {stock: 'The packet', turned: 'The card turned', foundation: 'Foundation'},
};
