import type {TwentyOneRoomWords} from '../types.js';

/** English: the room of twenty-one. */
export const en: TwentyOneRoomWords = {
  title: 'Twenty-one',
  subtitle: 'for play money',
  yourTurn: {
    stake: 'Your stake: how much on your card?',
    draw: 'Your turn: one more, or enough?',
    bank: 'Your bank: one more, or enough?',
    mustDraw: 'Your bank: up to 15 you must draw',
    cut: 'Your turn: cut the pack',
  },
  banker: 'banker, draws last',
  dealer: 'dealer',
  inBank: 'in the bank',
  inPool: 'in the pool',
  youHave: 'you have',
  yourStake: 'your stake',
  stakes: (amount) => `stakes ${amount}`,
  cards: (count) => (count === 1 ? 'one card' : `${count} cards`),
  left: (count) => `${count} left`,
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  others: {large: 'others as they count', small: '10 as it counts, 9 counts 0'},
  standing: {stopped: 'enough', oczko: 'twenty-one!', persian: 'Persian eye!', pictures: 'five pictures!'},
  bust: (total) => `over: ${total}`,
  card: 'Card!',
  enough: 'Enough',
  cut: 'Cut',
  stakeTitle: 'Your stake',
};
