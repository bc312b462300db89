import type {PiquetRoomWords} from '../types.js';

/** English: the room of piquet. */
export const en: PiquetRoomWords = {
  title: 'Piquet',
  subtitle: {
    'treatise-1820': 'Warsaw, about 1820',
    modern: 'as the re-enactors play',
    rubicon: 'the rubicon game of the clubs',
  },
  elder: 'elder hand',
  took: (cards) => `took ${cards}`,
  blanche: 'carte blanche',
  party: (points, target) => (target ? `party ${points} of ${target}` : `party ${points}`),
  dealOf: (deal, deals) => `deal ${deal} of ${deals}`,
  counts: (name, count, party) => `${name}: ${count} in this deal, ${party} in the party`,
  talon: (cards) => `Talon: ${cards} ${cards === 1 ? 'card' : 'cards'}`,
  yourTurn: {
    draw: 'Your turn: draw a card',
    cut: 'Your turn: cut the pack',
    blanche: 'Your turn: show a carte blanche, or keep it',
    exchange: (least, most) =>
      least === most ? `Your turn: exchange ${most} cards` : `Your turn: exchange ${least} to ${most} cards`,
    claim: {
      point: 'Your claim: the point',
      sequence: 'Your claim: a sequence',
      sets: 'Your claim: three or four of a rank',
    },
    answer: 'Your answer: is it good?',
  },
};
