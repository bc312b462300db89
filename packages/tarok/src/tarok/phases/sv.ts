import type {EventWords, PhaseTitles} from '@quinola/table';

/** Swedish: the states of Tarok, in the words of the book of about 1820. */
export const phases: PhaseTitles = {
  drawing: 'Platserna',
  'drawing.spreading': 'Kortleken breds ut',
  'drawing.seats': 'Var och en drar ett kort',
  'drawing.deal': 'Kupering om given',
  dealing: 'Given',
  'dealing.shuffling': 'Blandning',
  'dealing.packCut': 'Kupering',
  skat: 'Given lägger skaten',
  announcing: 'Anmälan',
  playing: 'Spelet',
  'playing.trick': 'Sticket',
  layingOut: 'Kungar och pagat läggs fram',
  counting: 'Räkning hög för hög',
  settling: 'Betalning',
  settlingSession: 'Man stiger upp',
  partyOver: 'Hundra är nått',
};

/** Swedish: what may happen in them. */
export const events: EventWords = {
  DRAW: 'dra ett kort',
  CUT: 'kupera',
  LAY_SKAT: 'lägga skaten',
  ANNOUNCE: 'anmäla',
  TAKE_BACK: 'ta tillbaka skaten',
  PLAY: 'spela ett kort',
};
