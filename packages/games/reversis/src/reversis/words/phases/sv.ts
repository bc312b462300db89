import type {EventWords, PhaseTitles} from '@quinola/table';
import type {ReversisPhase} from '../../rules/index.js';

/** Swedish: the states of Reversis. */
export const phases: PhaseTitles<ReversisPhase> = {
  drawing: 'Platserna',
  'drawing.spreading': 'De fyra tiorna läggs ut',
  'drawing.seats': 'Var och en drar en tia',
  dealing: 'Given',
  'dealing.shuffling': 'Insatser, blandning och giv',
  exchanging: 'Bytet',
  'exchanging.talon': 'Talongen går runt',
  'exchanging.dealer': 'Givaren lägger bort ett kort',
  playing: 'Spelet',
  'playing.trick': 'Sticket',
  settling: 'Betalningen',
  'settling.claiming': 'Det man har att få begärs',
  'settling.marked': 'Vad given har gett',
  settlingSession: 'Panniern delas',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'en tia dras',
  EXCHANGE: 'ett kort byts',
  KEEP: 'allt behålls',
  LAY_AWAY: 'ett kort läggs bort',
  PLAY: 'ett kort spelas',
  CLAIM: 'en betalning begärs',
  CUT: 'inget mer begärs',
};
