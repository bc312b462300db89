import type {CassinoRoomWords} from '../types.js';

/** German: the room of Cassino. */
export const de: CassinoRoomWords = {
  title: 'Cassino',
  subtitle: 'Polen, um 1820',
  deal: (number) => `Gabe ${number}`,
  round: (number, all) => `Runde ${number} von ${all}`,
  sweep: 'Sweep',
  we: 'Wir',
  they: 'Die anderen',
  party: (name, points, more) =>
    [`${name}: ${points} ${points === 1 ? 'Punkt' : 'Punkte'}`, ...more].join(', '),
  cards: (number) => `${number} ${number === 1 ? 'Karte' : 'Karten'}`,
  clearings: (number) => `${number}-mal abgeräumt`,
  tookLast: 'nahm zuletzt',
  yourTurn: {
    play: 'Am Zug: Wählen Sie eine Karte',
    take: 'Am Zug: nehmen oder hinlegen',
    lay: 'Am Zug: Sie nimmt nichts, legen Sie sie hin',
    draw: 'Am Zug: Ziehen Sie eine Karte um Ihren Platz',
    cut: 'Am Zug: Heben Sie ab',
    turn: 'Am Zug: Decken Sie die Tischkarten auf',
  },
};
