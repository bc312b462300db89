import type {NewGameRoomWords} from '../types.js';

/** English: the room of New game. */
export const en: NewGameRoomWords = {
  title: 'New game',
  subtitle: 'plain tricks for four',
  yourTurn: 'Your turn.',
  places: {won: 'Tricks won'},
};
