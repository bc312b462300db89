import type {EventWords, PhaseTitles} from '@quinola/table';
import type {BostonPhase} from '../../rules/index.js';

/** Swedish: the states of Boston, Tri-Boston and Boston-Whist. */
export const phases: PhaseTitles<BostonPhase> = {
  drawing: 'Platserna',
  'drawing.spreading': 'Ett kort av varje färg läggs ut',
  'drawing.seats': 'Var och en drar ett',
  dealing: 'Given',
  'dealing.firstAce': 'Kort vänds upp till första esset',
  'dealing.colours': 'Den andra leken gör färg',
  'dealing.packets': 'Givaren säger hur han ger',
  'dealing.shuffling': 'Insats och blandning',
  'dealing.cutting': 'Kupering och giv',
  bidding: 'Budgivningen',
  'bidding.opening': 'Ett första bud eller pass',
  'bidding.overbidding': 'Nästa bjuder högre eller passar',
  'bidding.answering': 'Den som talade tidigare håller, bjuder högre eller passar',
  declaring: 'Spelet anges',
  'declaring.trump': 'Trumf väljs',
  'declaring.aside': 'Ett kort läggs undan',
  'declaring.leader': 'Den som spelar ut anges',
  asking: 'En medhjälpare söks',
  'asking.helper': 'Vem hjälper?',
  'asking.offer': 'Antas hjälpen?',
  playing: 'Spelet',
  'playing.trick': 'Sticket',
  settled: 'Vad given gav',
  settlingSession: 'Potten delas',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'ett kort dras',
  CUT: 'leken kuperas',
  PACKETS: 'givsättet väljs',
  PASS: 'någon passar',
  HOLD: 'ett bud hålls',
  BID: 'ett bud',
  NAME_TRUMP: 'trumf väljs',
  LAY_ASIDE: 'ett kort läggs undan',
  NAME_LEADER: 'den som spelar ut anges',
  WHIST: 'någon erbjuder hjälp',
  DECLINE: 'hjälpen uteblir',
  ACCEPT: 'hjälpen antas',
  REJECT: 'hjälpen avböjs',
  PLAY: 'ett kort spelas',
  CLAIM: 'spelet visas vara vunnet',
  CONCEDE: 'spelet ges upp',
  CLAIM_LOST: 'en motspelare lägger korten',
};
