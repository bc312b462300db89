import type {PatiencePanelWords} from '../types.js';

const NOUNS: Readonly<Record<string, string>> = {
  fans: 'fan',
  columns: 'column',
  corners: 'corner',
  left: 'packet on the left',
  right: 'packet on the right',
  sails: 'sail',
  angles: 'angle',
  centre: 'centre',
  circle: 'packet',
  hours: 'hour',
  row: 'place',
  ring: 'place',
  queens: 'queen',
  shah: 'Shah',
  stock: 'pack',
  talon: 'talon',
  foundation: 'foundation',
  packet: 'packet',
  display: 'picture',
  kingPacket: 'king packet',
};
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];

const ordinal = (nth: number): string =>
  ORDINALS[nth] ?? `${nth + 1}${['st', 'nd', 'rd'][Math.floor((nth + 1) / 10) === 1 ? 9 : nth % 10] ?? 'th'}`;

const times = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const or = (list: readonly string[]): string =>
  list.length > 1 ? `${list.slice(0, -1).join(', ')} or ${list.at(-1)!}` : (list[0] ?? '');

/** English: what is said during play, and the panels. */
export const panels: PatiencePanelWords = {
  pile({id, role, n}, index) {
    const [, group = id, number] = /^(row|ring)(\d)$/.exec(id) ?? [];
    const noun =
      (role === 'packet' && group === 'kings' ? NOUNS['kingPacket'] : NOUNS[group]) ?? NOUNS[role]!;
    if (n === 1) return noun;
    return `${ordinal(index)} ${noun}${number ? ` of the ${ordinal(Number(number) - 1)} ${group === 'row' ? 'row' : 'circle'}` : ''}`;
  },
  lies: (card, pile) => `${card}, ${pile}`,
  empty: (pile, _group) => `${pile}, empty`,
  hidden: (pile, cards) => `${pile}, ${cards} ${cards === 1 ? 'card' : 'cards'}`,

  goes: (places) =>
    `, goes ${or(places.map((place) => (place === 'to the foundation' ? place : `on ${place}`)))}`,
  toFoundation: 'to the foundation',
  picked: ', picked up',
  pileTakes: (names) => (names.length ? `Takes: ${names.join(', ')}` : 'This pile takes no card now'),
  takes: (card) => `, takes the ${card}`,
  moved: (card, way, onto) =>
    way === 'turn'
      ? `Turned: ${card}.`
      : way === 'base' || way === 'play' || way === 'rescue'
        ? `The ${card} goes to its foundation.`
        : `The ${card} goes to: ${onto}.`,
  gathered: 'The cards are gathered.',
  asked: {
    laying: 'Turn the next card, or play one that fits.',
    falling: 'You may play the card just dealt, or leave it.',
    refilling: 'A place is empty: choose the card that fills it.',
    must: 'Now use the card that this move has freed.',
  },
  ledOut: 'The helper showed the way to the end, so this game is not counted among those you won.',
  allHome: 'Move all that fit',
  cameOut: 'The patience has come out',
  stuck: 'Nothing more can be done',
  stuckText: 'The patience has not come out. You may take moves back, or ask for a way that you missed.',
  refusals: {
    'not-now': () => 'That cannot be done now.',
    'does-not-fit': () => 'It does not fit there.',
    covered: () => 'That card is covered by others.',
    'no-card': () => 'There is no card there.',
    'fill-first': () => 'Fill the empty places first.',
    'still-dealing': () => 'The cards are still being laid out.',
    'use-the-transfer': () => 'First use the card that your last move has freed.',
    'not-stuck': () => 'Only when nothing else can be done.',
    'no-redeal': () => 'The cards cannot be laid out again.',
    over: () => 'The game is over.',
    'other-cards': () => 'That is not the card on this pile.',
    'not-your-turn': () => 'Wait until the cards have been dealt.',
  },

  another: 'New deal',
  again: 'This deal from the beginning',
  named: 'Choose a deal by name',
  namedText: 'Any words will do: the same words lay out the same cards, for everybody.',
  name: 'Name',
  begin: 'Lay it out',
  proven: 'A deal that comes out',
  trying: (nth) => `The ${ordinal(nth - 1)} deal is being tried …`,
  provenText: 'The helper cannot look for one in this game.',
  difficulty: (turns) => (turns < 12 ? 'an easy one' : turns < 30 ? 'one for thinking' : 'a hard one'),
  games: 'Another patience',
  goal: 'The finished picture',
  goalText: 'This is how it looks when it has come out.',
  askAnother: 'The current game will be lost. Start a new one?',
  rescueText: 'No foundation can be begun: one ace and one king may be taken out of the sixth row. Which?',
  lookText: 'The lowest card first.',

  inquiry: 'Can it still come out?',
  inquiryText: 'A helper in your browser tries every way from here.',
  lookIn: 'Look into the pack',
  lookInText:
    'To be certain, the helper must look at cards that you cannot see, and its advice will use them.',
  withoutLooking: 'Only with the cards you can see',
  searching: (nodes, most) =>
    `${nodes.toLocaleString('en')} of at most ${most.toLocaleString('en')} positions looked at …`,
  stop: 'Stop',
  canCome: 'Yes: it can come out.',
  cannotCome: 'No: every way was tried, and none leads to the end.',
  unknown: 'Not known: the helper found no way, but has not tried them all.',
  showWay: 'Show a way',
  nextOfWay: 'Next move of the way',
  wayLeft: (moves) => `${times(moves, 'move', 'moves')} to the end.`,

  statistics: 'Your games',
  played: 'played',
  came: 'came out',
  best: 'shortest way',
  bestLine: (moves) => times(moves, 'move', 'moves'),
  erase: 'Erase them',
  exported: 'Save them',
  nothingPlayed: 'No game has been played yet.',
  local: 'They are kept in this browser only.',
  adviceNone: 'There is no move left, except to take one back.',
  patienceKeys: [
    ['← → ↑ ↓', 'to the next pile'],
    ['Enter, Space', 'pick up, lay down; twice: to the foundation, or the only place'],
    ['Esc', 'let go, close'],
    ['P', 'turn a card, next card or row'],
    ['F', 'what may move?'],
    ['X, L', 'look through the packet'],
    ['U', 'take back'],
    ['Y', 'do it again'],
    ['I, W', 'advice'],
    ['H', 'move all that fit to the foundations'],
    ['C', 'can it still come out?'],
    ['G', 'the finished picture'],
    ['R', 'rules'],
    ['M', 'menu'],
    ['?', 'this list'],
  ],
};
