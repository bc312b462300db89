import type {EventWords, PhaseTitles} from '@quinola/table';

/** English: the states of New game. */
export const phases: PhaseTitles = {
  drawing: 'Drawing lots',
  playing: 'The play',
  settlingDeal: 'The game is marked',
  settlingSession: 'The end of the session',
};

/** What may happen, by the type of its event. */
export const events: EventWords = {PLACE: 'a stone is laid'};
