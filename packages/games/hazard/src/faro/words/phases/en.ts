import type {EventWords, PhaseTitles} from '@quinola/table';

/** English: the states of faro. */
export const phases: PhaseTitles = {
  staking: 'Stakes are laid',
  dealing: 'The pack',
  'dealing.shuffling': 'Shuffling',
  'dealing.packCut': 'A punter cuts, and the cards are turned',
  drawing: 'The drawing',
  'drawing.pair': 'Right, and left',
  'drawing.between': 'Stakes are changed',
  deciding: 'Take it, or bend a corner',
  settling: 'The drawing is settled',
  sessionOver: 'The end of the session',
};

/** What can happen in a state, by event type. */
export const events: EventWords = {
  STAKE: 'a card is staked on',
  BET: 'a rank is staked on',
  READY: 'somebody has staked',
  CUT: 'the pack is cut',
  DRAW: 'a pair is drawn',
  DRAW_ALL: 'all is drawn',
  COLLECT: 'what was won is taken',
  PAROL: 'a corner is bent',
  STAY: 'the rest stays there',
  LEAVE: 'end the session',
};
