import type {EventWords, PhaseTitles} from '@quinola/table';

/** English: the states of New game. */
export const phases: PhaseTitles = {
  dealing: 'The deal',
  'dealing.shuffling': 'Shuffling and dealing',
  playing: 'The play',
  'playing.turn': 'A card takes, or is laid down',
  settlingDeal: 'The deal is marked',
  settlingSession: 'The end of the session',
};

/** What can happen in a state, by event type. */
export const events: EventWords = {TAKE: 'a card takes cards', LAY: 'a card is laid down'};
