import type {EventWords, PhaseTitles} from '@quinola/table';
import type {TarokPhase} from '../../rules/types.js';

/** Swedish: the states of Tarok, in the words of the book of about 1820. */
export const phases: PhaseTitles<TarokPhase> = {
  drawing: 'Platserna',
  'drawing.spreading': 'Kortleken breds ut',
  'drawing.seats': 'Var och en drar ett kort',
  'drawing.deal': 'Dragning om given',
  dealing: 'Given',
  'dealing.shuffling': 'Blandning',
  'dealing.packCut': 'Kupering',
  skat: 'Givaren lägger skaten',
  announcing: 'Anmälan',
  playing: 'Spelet',
  'playing.trick': 'Sticket',
  layingOut: 'Kungar och Pagat läggs fram',
  counting: 'Räkning bunt för bunt',
  settling: 'Betalning',
  settlingSession: 'Spelkvällen slutar',
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
