import type {NewGameRoomWords} from '../types.js';

/** English: the room of New game. */
export const en: NewGameRoomWords = {
  title: 'New game',
  subtitle: 'three in a row',
  yourTurn: 'Your turn: lay a stone.',
  places: {board: 'The board', free: 'free'},
};
