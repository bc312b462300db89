import type {PatienceRoomWords} from '../strings.js';

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
    on: 'Lay out on',
    redo: 'Do it again',
    show: 'What may move?',
    look: 'Look through',
  },
  founded: (cards, of) => `${cards} of ${of} cards founded`,
  redealsLeft: (times) =>
    times
      ? `may be laid out again ${times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`}`
      : 'not to be laid out again',
};
