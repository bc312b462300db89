import type {PiquetRoomWords} from '../types.js';

/** German: the room of piquet. */
export const de: PiquetRoomWords = {
  title: 'Piquet',
  subtitle: {
    'treatise-1820': 'Warschau, um 1820',
    modern: 'nach historischen Darstellern',
    rubicon: 'das Rubikonspiel der Klubs',
  },
  elder: 'Vorhand',
  took: (cards) => `nahm ${cards}`,
  blanche: 'Carte blanche',
  party: (points, target) => (target ? `Partie ${points} von ${target}` : `Partie ${points}`),
  dealOf: (deal, deals) => `Spiel ${deal} von ${deals}`,
  counts: (name, count, party) => `${name}: ${count} in diesem Spiel, ${party} in der Partie`,
  talon: (cards) => `Talon: ${cards} ${cards === 1 ? 'Karte' : 'Karten'}`,
  yourTurn: {
    draw: 'Sie sind dran: eine Karte ziehen',
    cut: 'Sie sind dran: abheben',
    blanche: 'Sie sind dran: die Carte blanche zeigen oder behalten',
    exchange: (least, most) =>
      least === most
        ? `Sie sind dran: ${most} Karten tauschen`
        : `Sie sind dran: ${least} bis ${most} Karten tauschen`,
    claim: {
      point: 'Ihre Ansage: der Point',
      sequence: 'Ihre Ansage: eine Sequenz',
      sets: 'Ihre Ansage: drei oder vier gleiche',
    },
    answer: 'Ihre Antwort: ist es gut?',
  },
};
