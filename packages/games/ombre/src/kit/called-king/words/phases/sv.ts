import type {EventWords, PhaseTitles} from '@quinola/table';
import type {CalledKingPhase} from '../../rules/index.js';

/** Swedish: the states of Quadrille and Cinquille. */
export const phases: PhaseTitles<CalledKingPhase> = {
  drawing: 'Platserna',
  'drawing.spreading': 'En spader för var och en läggs ut',
  'drawing.seats': 'Var och en drar en spader',
  dealing: 'Given',
  'dealing.shuffling': 'Insats, blandning och giv',
  bidding: 'Budgivningen',
  'bidding.opening': 'Förhand talar',
  'bidding.overbidding': 'Nästa bjuder högre eller passar',
  'bidding.answering': 'Den som talade tidigare tar över, bjuder högre eller passar',
  declaring: 'Spelet anges',
  'declaring.game': 'Trumf väljs och en kung kallas',
  'declaring.calling': 'En kung kallas',
  'declaring.naming': 'Trumf väljs',
  'declaring.returning': 'Ett kort ges tillbaka för kungen',
  'declaring.announcing': 'Före första utspelet',
  playing: 'Spelet',
  'playing.trick': 'Sticket',
  'playing.standing': 'Spelet är vunnet: sluta eller spela om alla stick',
  settled: 'Vad given gav',
  settlingSession: 'Skålen delas',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'ett kort dras',
  PASS: 'någon passar',
  HOLD: 'budet tas över',
  BID: 'ett bud',
  DECLARE: 'trumf och kung anges',
  CALL: 'en kung kallas',
  NAME_TRUMP: 'trumf väljs',
  RETURN: 'ett kort ges tillbaka',
  ANNOUNCE_VOLE: 'alla stick anmäls',
  BEGIN: 'inget anmäls',
  PLAY: 'ett kort spelas',
  STAND: 'man slutar',
  GO_ON: 'vole spelas',
};
