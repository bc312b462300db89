import type {NewGameRoomWords} from '../types.js';

/** English: the room of New game. */
export const en: NewGameRoomWords = {
  title: 'New game',
  subtitle: 'one alone against three',
  yourTurn: 'Your turn: bid, or pass.',
  contract: ({name, you}, count, suit) => `${name} ${you ? 'play' : 'plays'} for ${count} tricks in ${suit}`,
  places: {won: 'Tricks won'},
};
