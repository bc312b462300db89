import type {EventWords, PhaseTitles} from '@quinola/table';

/** English: the states of New game. */
export const phases: PhaseTitles = {
  dealing: 'The pack',
  'dealing.shuffling': 'Shuffling',
  playing: 'The play',
  settlingDeal: 'How far it came',
  settlingSession: 'The end',
};

/** What can happen in a state, by event type. */
export const events: EventWords = {BUILD: 'a card is built', TURN: 'a card is turned'};
