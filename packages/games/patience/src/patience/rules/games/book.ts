import type {Patience, PatienceOption} from '../schema.js';

/** How often the cards may be redealt, and whether only when nothing else can be done (lines 86, 228). */
const REDEALS: readonly PatienceOption[] = [
  {
    id: 'redeals',
    values: [2, 1, 0],
    origin: 'source',
    patch: {1: {'redeal.times': 1}, 0: {'redeal.times': 0}},
  },
  {
    // The book redeals only when nothing else can be done; at will is our reading, for no marriage is compulsory.
    id: 'redealWhen',
    values: ['atWill', 'stuck'],
    origin: 'source',
    patch: {stuck: {'redeal.when': 'stuck'}},
  },
];

/** An option for a rule of later books. */
function modern(patch: Readonly<Record<string, unknown>>): PatienceOption {
  return {id: 'modern', values: [false, true], origin: 'later', patch: {true: {'redeal.times': 0, ...patch}}};
}

/** The option whether vacant places are filled from the talon while it has cards. */
function fillSource(phase: string): PatienceOption {
  return {
    id: 'fillSource',
    values: ['ask', 'talon-first'],
    origin: 'reading',
    patch: {'talon-first': {[`phases.${phase}.refill.choose`]: 'first'}},
  };
}

/** By the id of each patience: its lines in the Russian text, and its options. */
export const BOOK: Readonly<Record<string, Required<Pick<Patience, 'source' | 'options'>>>> = {
  'la-belle-lucie': {source: '57-86', options: REDEALS},
  'house-in-the-wood': {source: '88', options: [...REDEALS, modern({'groups.fans.build.dir': 'both'})]},
  'house-on-the-hill': {source: '90', options: [...REDEALS, modern({})]},
  hemispheres: {
    source: '92-129',
    options: [
      {
        id: 'spaceFill',
        values: ['tableau+talon', 'tableau'],
        origin: 'reading',
        patch: {tableau: {'phases.play.moves.fill.from': ['columns']}},
      },
    ],
  },
  fifteen: {
    source: '131-160',
    options: [
      {
        id: 'rescue',
        values: [true, false],
        origin: 'source',
        patch: {false: {'phases.play.moves.rescue.from': []}},
      },
      {
        id: 'rescueWhen',
        values: ['noBase', 'noMove'],
        origin: 'reading',
        patch: {noMove: {'phases.play.moves.rescue.guard': 'rescue-when-stuck'}},
      },
    ],
  },
  'salic-law': {source: '162-188', options: []},
  'four-corners': {
    source: '190-231',
    options: [
      {
        id: 'dealPlay',
        values: ['falling', 'tops'],
        origin: 'reading',
        patch: {tops: {'program.0.falling.tops': true}},
      },
      ...REDEALS,
      {
        id: 'marriageSuit',
        values: ['same', 'any'],
        origin: 'later',
        patch: {
          any: Object.fromEntries(
            ['corners', 'left', 'right'].map((id) => [`groups.${id}.build.suit`, 'any']),
          ),
        },
      },
    ],
  },
  windmill: {
    source: '233-255',
    options: [
      {
        id: 'transferGuard',
        values: ['book', 'free'],
        origin: 'later',
        patch: {free: {'phases.play.moves.transfer.guard': null}},
      },
      fillSource('play'),
    ],
  },
  shah: {
    source: '257-307',
    options: [
      fillSource('star'),
      {
        id: 'talonMarries',
        values: [true, false],
        origin: 'reading',
        patch: {false: {'phases.star.moves.marry.from': ['ring3']}},
      },
    ],
  },
  blockade: {
    source: '309-337',
    options: [
      {
        id: 'refill',
        values: ['batch', 'immediate'],
        origin: 'reading',
        patch: {immediate: {'phases.between.refill.mode': 'immediate'}},
      },
      // Line 327: a new row is dealt when neither playing nor marrying is possible. At will is our reading.
      {
        id: 'rowWhen',
        values: ['atWill', 'stuck'],
        origin: 'source',
        patch: {stuck: {'phases.between.next': 'stuck'}},
      },
    ],
  },
  clock: {
    source: '339-380',
    options: [
      {
        id: 'wrapMarriages',
        values: [false, true],
        origin: 'later',
        patch: {true: {'groups.circle.build.wrap': true}},
      },
      {
        id: 'shortPacketMarry',
        values: [true, false],
        origin: 'reading',
        patch: {false: {'phases.play.moves.marry.guard': 'full-packet'}},
      },
    ],
  },
};
