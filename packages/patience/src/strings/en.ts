import type {PatienceStrings} from '../strings.js';

const NOUNS: Readonly<Record<string, string>> = {
  fans: 'fan', columns: 'column', corners: 'corner', left: 'packet on the left', right: 'packet on the right', sails: 'sail',
  angles: 'angle', centre: 'centre', circle: 'packet', hours: 'hour', row: 'place', ring: 'place', queens: 'queen', shah: 'Shah',
  stock: 'pack', talon: 'talon', foundation: 'foundation', packet: 'packet', display: 'picture', kingPacket: 'king packet',
};
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'];

const ordinal = (nth: number): string =>
  ORDINALS[nth] ?? `${nth + 1}${['st', 'nd', 'rd'][Math.floor((nth + 1) / 10) === 1 ? 9 : nth % 10] ?? 'th'}`;

/** English: what a table says before its first card is moved. */
export const en: PatienceStrings = {
  pile({id, role, n}, index) {
    const [, group = id, number] = /^(row|ring)(\d)$/.exec(id) ?? [];
    const noun = (role === 'packet' && group === 'kings' ? NOUNS['kingPacket'] : NOUNS[group]) ?? NOUNS[role]!;
    if (n === 1) return noun;
    return `${ordinal(index)} ${noun}${number ? ` of the ${ordinal(Number(number) - 1)} ${group === 'row' ? 'row' : 'circle'}` : ''}`;
  },
  lies: (card, pile) => `${card}, ${pile}`,
  empty: (pile) => `${pile}, empty`,
  hidden: (pile, cards) => `${pile}, ${cards} ${cards === 1 ? 'card' : 'cards'}`,
  deeds: {
    turn: 'Turn a card', refill: 'Fill the places', card: 'Next card', row: 'Next row', circle: 'Next circle', leave: 'Leave it',
    redeal: 'Lay out again', rescue: 'Rescue', on: 'Lay out on', redo: 'Do it again', show: 'What may move?', look: 'Look through',
  },
  founded: (cards, of) => `${cards} of ${of} cards founded`,
  redealsLeft: (times) => (times ? `may be laid out again ${times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`}` : 'not to be laid out again'),
};
