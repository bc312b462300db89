import type {NewGameRoomWords} from '../types.js';

/** English: the room of New game. */
export const en: NewGameRoomWords = {
  title: 'New game',
  subtitle: 'cards that take cards',
  yourTurn: 'Your turn: choose a card',
  places: {},
};
