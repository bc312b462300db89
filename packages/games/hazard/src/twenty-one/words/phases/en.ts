import type {EventWords, PhaseTitles} from '@quinola/table';

/** English: the states of twenty-one. */
export const phases: PhaseTitles = {
  drawing: 'The lowest card keeps the bank',
  dealing: 'The deal',
  'dealing.shuffling': 'Shuffling',
  'dealing.packCut': 'Cutting, and the first cards',
  staking: 'Stakes are laid',
  playing: 'The cards',
  'playing.turn': 'A card, or enough',
  'playing.bank': 'The banker draws',
  settling: 'The round is settled',
  sessionOver: 'The end of the session',
};

/** What can happen in a state, by event type. */
export const events: EventWords = {
  CUT: 'the pack is cut',
  STAKE: 'a stake is laid',
  DRAW: 'a card is taken',
  STOP: 'somebody has enough',
  BANK_DRAW: 'the banker takes a card',
  BANK_STOP: 'the banker has enough',
  LEAVE: 'end the session',
};
