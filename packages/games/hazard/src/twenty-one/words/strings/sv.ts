import type {TwentyOneRoomWords} from '../types.js';

/** Swedish: the room of twenty-one. */
export const sv: TwentyOneRoomWords = {
  title: 'Tjugoett',
  subtitle: 'om låtsaspengar',
  yourTurn: {
    stake: 'Din insats: hur mycket på ditt kort?',
    draw: 'Din tur: ett till, eller nog?',
    bank: 'Din bank: ett till, eller nog?',
    mustDraw: 'Din bank: till och med 15 måste du ta',
    cut: 'Din tur: kupera leken',
  },
  banker: 'bankir, drar sist',
  dealer: 'ger',
  inBank: 'i banken',
  inPool: 'i potten',
  youHave: 'du har',
  yourStake: 'din insats',
  stakes: (amount) => `satsar ${amount}`,
  cards: (count) => (count === 1 ? 'ett kort' : `${count} kort`),
  left: (count) => `${count} kvar`,
  round: (round, rounds) => `Omgång ${round} av ${rounds}`,
  others: {large: 'andra efter valör', small: '10 efter valör, 9 räknas 0'},
  standing: {stopped: 'nog', oczko: 'tjugoett!', persian: 'persiskt öga!', pictures: 'fem målade!'},
  bust: (total) => `över: ${total}`,
  card: 'Kort!',
  enough: 'Nog',
  cut: 'Kupera',
  stakeTitle: 'Din insats',
};
