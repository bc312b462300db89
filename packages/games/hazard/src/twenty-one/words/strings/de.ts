import type {TwentyOneRoomWords} from '../types.js';

/** German: the room of twenty-one. */
export const de: TwentyOneRoomWords = {
  title: 'Einundzwanzig',
  subtitle: 'um Spielgeld',
  yourTurn: {
    stake: 'Ihr Einsatz: Wie viel auf Ihre Karte?',
    draw: 'Sie sind dran: noch eine oder genug?',
    bank: 'Ihre Bank: noch eine oder genug?',
    mustDraw: 'Ihre Bank: Bis 15 müssen Sie ziehen',
    cut: 'Sie sind dran: abheben',
  },
  banker: 'Bankier, zieht zuletzt',
  dealer: 'gibt',
  inBank: 'in der Bank',
  inPool: 'im Topf',
  youHave: 'Sie haben',
  yourStake: 'Ihr Einsatz',
  stakes: (amount) => `setzt ${amount}`,
  cards: (count) => (count === 1 ? 'eine Karte' : `${count} Karten`),
  left: (count) => `noch ${count}`,
  round: (round, rounds) => `Runde ${round} von ${rounds}`,
  others: {large: 'andere nach Augen', small: '10 nach Augen, 9 zählt 0'},
  standing: {
    stopped: 'genug',
    oczko: 'einundzwanzig!',
    persian: 'persisches Auge!',
    pictures: 'fünf Bilder!',
  },
  bust: (total) => `darüber: ${total}`,
  card: 'Karte!',
  enough: 'Genug',
  cut: 'Abheben',
  stakeTitle: 'Ihr Einsatz',
};
