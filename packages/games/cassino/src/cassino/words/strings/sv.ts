import type {CassinoRoomWords} from '../types.js';

/** Swedish: the room of Cassino. */
export const sv: CassinoRoomWords = {
  title: 'Kasino',
  subtitle: 'Polen, omkring 1820',
  deal: (number) => `Giv ${number}`,
  round: (number, all) => `omgång ${number} av ${all}`,
  sweep: 'Sweep',
  we: 'Vi',
  they: 'De',
  party: (name, points, more) => [`${name}: ${points} poäng`, ...more].join(', '),
  cards: (number) => `${number} kort`,
  clearings: (number) => `rensat ${number} ${number === 1 ? 'gång' : 'gånger'}`,
  tookLast: 'tog senast',
  yourTurn: {
    play: 'Din tur: välj ett kort',
    take: 'Din tur: ta, eller lägg ned kortet',
    lay: 'Din tur: det tar ingenting, lägg ned det',
    draw: 'Din tur: dra ett kort om din plats',
    cut: 'Din tur: kupera leken',
    turn: 'Din tur: vänd upp korten på bordet',
  },
};
