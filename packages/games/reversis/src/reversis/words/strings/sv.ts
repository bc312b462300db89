import type {ReversisRoomWords} from '../types.js';

/** Swedish: the room of Reversis, in the words of the book of 1819 where they are still understood. */
export const sv: ReversisRoomWords = {
  title: 'Reversy',
  subtitle: 'med Quinola, Stockholm 1819',
  round: (number) => `Omgång ${number}`,
  own: (who, points) => `${who.you ? 'du' : who.name}: ${points} poäng`,
  sum: (jettons) => `${jettons < 0 ? '−' : '+'}${Math.abs(jettons)} totalt`,
  points: (points) => (points ? `${points} poäng` : 'inga poäng'),
  inPannier: 'i panniern',
  wait: 'väntar',
  pannier: (amount, waiting) =>
    `I panniern: ${amount} jettoner${waiting.length ? `; beten som väntar: ${waiting.join(', ')}` : ''}`,
  best: 'vinner på lika',
  worst: 'förlorar på lika',
  all: 'alla stick',
  undertakes: 'Reversy!',
  guarded: (hearts) => (hearts ? `Quinola, garderad med ${hearts} hjärter` : 'Quinola, ogarderad'),
  yourTurn: {
    exchange: 'Din tur: byt ett kort eller behåll alla',
    layAway: 'Din tur: lägg bort ett av tolv kort',
    chosen: (name) => `Din tur: ${name} ska bort`,
    fourAces: 'Din tur: du hade alla fyra essen, lägg vilket kort du vill',
    claim: 'Innan korten kuperas: begär det du har att få',
    draw: 'Din tur: dra en tia för din plats',
  },
};
