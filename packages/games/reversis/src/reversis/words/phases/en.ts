import type {EventWords, PhaseTitles} from '@quinola/table';
import type {ReversisPhase} from '../../rules/index.js';

/** English: the states of Reversis. */
export const phases: PhaseTitles<ReversisPhase> = {
  drawing: 'The places',
  'drawing.spreading': 'The four tens are laid out',
  'drawing.seats': 'Each draws a ten',
  dealing: 'The deal',
  'dealing.shuffling': 'Stakes, shuffling and dealing',
  exchanging: 'The exchange',
  'exchanging.talon': 'The talon goes round',
  'exchanging.dealer': 'The dealer lays a card away',
  playing: 'The play',
  'playing.trick': 'The trick',
  settling: 'Payment',
  'settling.claiming': 'What is owed is asked for',
  'settling.marked': 'What the deal has brought',
  settlingSession: 'The pannier is divided',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {
  DRAW: 'a ten is drawn',
  EXCHANGE: 'a card is exchanged',
  KEEP: 'all is kept',
  LAY_AWAY: 'a card is laid away',
  PLAY: 'a card is played',
  CLAIM: 'a payment is asked for',
  CUT: 'nothing more is asked for',
};
