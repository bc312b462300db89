import type {PiquetRoomWords} from '../types.js';

/** Polish: the room of piquet. */
export const pl: PiquetRoomWords = {
  title: 'Pikieta',
  subtitle: {
    'treatise-1820': 'Warszawa, około 1820',
    modern: 'jak grają rekonstruktorzy',
    rubicon: 'gra klubowa z Rubikonem',
  },
  elder: 'na ręku',
  took: (cards) => `nowe: ${cards}`,
  blanche: 'karta biała',
  party: (points, target) => (target ? `partia ${points} z ${target}` : `partia ${points}`),
  dealOf: (deal, deals) => `rozdanie ${deal} z ${deals}`,
  counts: (name, count, party) => `${name}: ${count} w tym rozdaniu, ${party} w partii`,
  talon: (cards) => `Talon, kart: ${cards}`,
  yourTurn: {
    draw: 'Twoja kolej: wyciągnij kartę',
    cut: 'Twoja kolej: przełóż talię',
    blanche: 'Twoja kolej: pokaż kartę białą albo ją zatrzymaj',
    exchange: (least, most) =>
      least === most ? `Twoja kolej: wymień ${most}` : `Twoja kolej: wymień od ${least} do ${most} kart`,
    claim: {
      point: 'Twoja zapowiedź: rummel',
      sequence: 'Twoja zapowiedź: sekwens',
      sets: 'Twoja zapowiedź: trzy lub cztery jednej wartości',
    },
    answer: 'Twoja odpowiedź: czy dobre?',
  },
};
