import type {EventWords, PhaseTitles} from '@quinola/table';

/** Swedish: the states of twenty-one. */
export const phases: PhaseTitles = {
  drawing: 'Lägsta kortet håller banken',
  dealing: 'Given',
  'dealing.shuffling': 'Blandning',
  'dealing.packCut': 'Kupering och de första korten',
  staking: 'Insatser',
  playing: 'Korten',
  'playing.turn': 'Ett kort eller nog',
  'playing.bank': 'Bankiren drar',
  settling: 'Omgången räknas av',
  sessionOver: 'Partiets slut',
};

/** What can happen in a state, by event type. */
export const events: EventWords = {
  CUT: 'leken kuperas',
  STAKE: 'en insats läggs',
  DRAW: 'någon tar ett kort',
  STOP: 'någon har nog',
  BANK_DRAW: 'bankiren tar ett kort',
  BANK_STOP: 'bankiren har nog',
  LEAVE: 'avsluta partiet',
};
