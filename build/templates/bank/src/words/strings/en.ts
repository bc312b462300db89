import type {NewGameRoomWords} from '../types.js';

/** English: the room of New game. */
export const en: NewGameRoomWords = {
  title: 'New game',
  subtitle: 'against the bank',
  yourTurn: 'Your turn: choose',
  places: {A: 'ace', K: 'king', Q: 'queen', J: 'knave', T: 'ten', 9: 'nine', 8: 'eight', 7: 'seven'},
  banker: 'banker',
  stakes: (amount) => `stakes ${amount}`,
  inBank: 'in the bank',
  pair: (drawn, pairs) => `${drawn} of ${pairs} pairs`,
  heaps: {left: 'left wins', pack: 'to draw', right: 'right loses'},
  wins: 'wins',
  stakeTitle: 'Your stakes',
  done: 'Enough',
  drawPair: 'Draw a pair',
  take: (amount) => `Take the ${amount}`,
  leave: (amount) => `Leave it: for ${amount}`,
};
