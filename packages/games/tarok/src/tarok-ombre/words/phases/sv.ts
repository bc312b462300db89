import type {EventWords, PhaseTitles} from '@quinola/table';
import type {TarokOmbrePhase} from '../../rules/types.js';

/** Swedish: the states of Tarok-ombre, in the words of the book of about 1820. */
export const phases: PhaseTitles<TarokOmbrePhase> = {
  drawing: 'Platserna',
  'drawing.spreading': 'Kortleken breds ut',
  'drawing.seats': 'Var och en drar ett kort',
  dealing: 'Given',
  'dealing.shuffling': 'Blandning',
  'dealing.packCut': 'Kupering',
  skat: 'Skaten',
  bidding: 'Budgivningen',
  'bidding.unseen': 'Ett osett bud',
  'bidding.opening': 'Det första budet',
  'bidding.overbidding': 'Överbud',
  'bidding.answering': 'Ta över eller passa',
  asking: 'Att begära kort',
  'asking.demanding': 'Ett kort begärs',
  'asking.givingBack': 'Ett kort ges i stället',
  playing: 'Spelet',
  'playing.trick': 'Sticket',
  thrownIn: 'Alla har passat',
  layingOut: 'Sticken vänds upp',
  counting: 'Räkning bunt för bunt',
  settling: 'Betalning',
  settlingSession: 'Spelkvällen slutar',
};

/** Swedish: what may happen in them. */
export const events: EventWords = {
  DRAW: 'dra ett kort',
  CUT: 'kupera',
  LAY_SKAT: 'lägga skaten',
  LOOK: 'se på korten',
  BID: 'bjuda',
  HOLD: 'budet tas över',
  PASS: 'passa',
  DEMAND: 'begära ett kort',
  STOP_DEMANDING: 'inte begära fler',
  GIVE_BACK: 'ge ett kort tillbaka',
  PLAY: 'spela ett kort',
};
