import type {EventWords, PhaseTitles} from '@quinola/table';

/** English: the states of New game. */
export const phases: PhaseTitles = {
  dealing: 'The deal',
  'dealing.shuffling': 'Shuffling',
  staking: 'Stakes are laid',
  drawing: 'A pair is drawn',
  answering: 'Whoever has won says what he does',
  settlingDeal: 'The deal is marked',
  settlingSession: 'The end of the session',
};

/** What can happen in a state, by event type. */
export const events: EventWords = {
  STAKE: 'a stake is laid',
  DONE: 'a punter is done',
  DRAW: 'the banker draws',
  TAKE: 'a punter takes it',
  LEAVE: 'a punter leaves it',
};
