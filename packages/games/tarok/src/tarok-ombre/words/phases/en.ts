import type {EventWords, PhaseTitles} from '@quinola/table';
import type {TarokOmbrePhase} from '../../rules/types.js';

/** English: the states of Tarok-ombre, in the words of the book of about 1820. */
export const phases: PhaseTitles<TarokOmbrePhase> = {
  drawing: 'Places',
  'drawing.spreading': 'The pack is spread',
  'drawing.seats': 'Each draws a card',
  dealing: 'The deal',
  'dealing.shuffling': 'Shuffling',
  'dealing.packCut': 'Cutting the pack',
  skat: 'The Skat',
  bidding: 'The bidding',
  'bidding.unseen': 'A bid without looking',
  'bidding.opening': 'The first bid',
  'bidding.overbidding': 'Overbidding',
  'bidding.answering': 'Take the bid over or pass',
  asking: 'Asking for cards',
  'asking.demanding': 'A card is demanded',
  'asking.givingBack': 'A card is given for it',
  playing: 'The play',
  'playing.trick': 'The trick',
  thrownIn: 'All have passed',
  layingOut: 'The piles are turned up',
  counting: 'Counting packet by packet',
  settling: 'Payment',
  settlingSession: 'The session ends',
};

/** English: what may happen in them. */
export const events: EventWords = {
  DRAW: 'draw a card',
  CUT: 'cut',
  LAY_SKAT: 'lay the Skat',
  LOOK: 'look at the cards',
  BID: 'bid',
  HOLD: 'the bid is taken over',
  PASS: 'pass',
  DEMAND: 'ask for a card',
  STOP_DEMANDING: 'ask no more',
  GIVE_BACK: 'give a card back',
  PLAY: 'play a card',
};
