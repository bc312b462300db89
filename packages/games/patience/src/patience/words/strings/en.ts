import type {PatienceRoomWords} from '../types.js';

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
    home: (count, names) =>
      `${cards(count)} ${count === 1 ? 'fits' : 'fit'} on a foundation${names.length ? `: ${names.join(', ')}` : ''}`,
    move: (count) => `${cards(count)} can be moved to another pile`,
    lay: (card) => `${card}: choose one of the lit places for it`,
    only: (deed) => `Nothing fits: ${deed.toLowerCase()}`,
  },
  founded: (cards, total) => `${cards} of ${total} cards on the foundations`,
  redealsLeft: (times) =>
    times
      ? `may be laid out again ${times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`}`
      : 'cannot be laid out again',
};
