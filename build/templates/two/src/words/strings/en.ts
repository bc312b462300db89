import type {NewGameRoomWords} from '../types.js';

/** English: the room of New game. */
export const en: NewGameRoomWords = {
  title: 'New game',
  subtitle: 'two players and a talon',
  yourTurn: 'Your turn: exchange cards.',
  talon: (count) => `Talon: ${count}`,
  places: {won: 'Tricks won'},
};
