import type {EventWords, PhaseTitles} from '@quinola/table';

/** English: the states of New game. */
export const phases: PhaseTitles = {
  drawing: 'Drawing lots',
  playing: 'The play',
  settlingDeal: 'The game is marked',
  settlingSession: 'The end of the session',
};

/** What can happen in a state, by event type. */
export const events: EventWords = {PLACE: 'a stone is laid'};
