import type {EventWords, PhaseTitles} from '@quinola/table';

/** English: the states of New game. */
export const phases: PhaseTitles = {
  dealing: 'The deal',
  'dealing.shuffling': 'Shuffling and dealing',
  bidding: 'The auction',
  playing: 'The play',
  'playing.trick': 'The trick',
  settlingDeal: 'The deal is marked',
  settlingSession: 'The end of the session',
};

/** What can happen in a state, by event type. */
export const events: EventWords = {BID: 'a bid', PASS: 'a pass', PLAY: 'a card is played'};
