import type {PiquetRoomWords} from '../types.js';

/** Swedish: the room of piquet. */
export const sv: PiquetRoomWords = {
  title: 'Piquet',
  subtitle: {
    'treatise-1820': 'Warszawa, omkring 1820',
    modern: 'som återskaparna spelar',
    rubicon: 'klubbarnas rubiconspel',
  },
  elder: 'förhand',
  took: (cards) => `tog ${cards}`,
  blanche: 'carte blanche',
  party: (points, target) => (target ? `parti ${points} av ${target}` : `parti ${points}`),
  dealOf: (deal, deals) => `giv ${deal} av ${deals}`,
  counts: (name, count, party) => `${name}: ${count} i denna giv, ${party} i partiet`,
  talon: (cards) => `Talong: ${cards} kort`,
  yourTurn: {
    draw: 'Din tur: dra ett kort',
    cut: 'Din tur: kupera',
    blanche: 'Din tur: visa carte blanche, eller tig',
    exchange: (least, most) =>
      least === most ? `Din tur: byt ${most} kort` : `Din tur: byt ${least} till ${most} kort`,
    claim: {
      point: 'Din anmälan: point',
      sequence: 'Din anmälan: en sekvens',
      sets: 'Din anmälan: tre eller fyra lika',
    },
    answer: 'Ditt svar: är det gott?',
  },
};
