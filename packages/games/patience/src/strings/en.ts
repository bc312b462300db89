import type {PatienceRoomWords} from '../strings.js';

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

const cards = (count: number): string => `${COUNTS[count] ?? count} ${count === 1 ? 'card' : 'cards'}`;

/** English: what a table says before its first card is moved. */
export const en: PatienceRoomWords = {
  deeds: {
    turn: 'Turn a card',
    refill: 'Fill the places',
    card: 'Next card',
    row: 'Next row',
    circle: 'Next circle',
    leave: 'Leave it',
    redeal: 'Lay out again',
    rescue: 'Rescue',
    on: 'Go on dealing',
    redo: 'Do it again',
    show: 'What may move?',
    look: 'Look through',
  },
  prompts: {
    home: (count, names) => `${cards(count)} may go home${names.length ? `: ${names.join(', ')}` : ''}`,
    move: (count) => `${cards(count)} may be laid elsewhere`,
    lay: (card) => `${card}: lay it on a lit place`,
    only: (deed) => `Nothing fits: ${deed.toLowerCase()}`,
  },
  founded: (cards, of) => `${cards} of ${of} cards on the foundations`,
  redealsLeft: (times) =>
    times
      ? `may be laid out again ${times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`}`
      : 'cannot be laid out again',
};
