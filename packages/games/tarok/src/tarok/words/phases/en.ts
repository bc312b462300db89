import type {EventWords, PhaseTitles} from '@quinola/table';
import type {TarokPhase} from '../../rules/types.js';

/** English: the states of Tarok, in the words of the book of about 1820. */
export const phases: PhaseTitles<TarokPhase> = {
  drawing: 'Places',
  'drawing.spreading': 'The pack is spread',
  'drawing.seats': 'Each draws a card',
  'drawing.deal': 'Drawing for the deal',
  dealing: 'The deal',
  'dealing.shuffling': 'Shuffling',
  'dealing.packCut': 'Cutting the pack',
  skat: 'The dealer lays the Skat',
  announcing: 'Announcing',
  playing: 'The play',
  'playing.trick': 'The trick',
  layingOut: 'Kings and Pagat are laid out',
  counting: 'Counting packet by packet',
  settling: 'Payment',
  settlingSession: 'The session ends',
  partyOver: 'A hundred is reached',
};

/** English: what may happen in them. */
export const events: EventWords = {
  DRAW: 'draw a card',
  CUT: 'cut',
  LAY_SKAT: 'lay the Skat',
  ANNOUNCE: 'announce',
  TAKE_BACK: 'take the Skat back',
  PLAY: 'play a card',
};
