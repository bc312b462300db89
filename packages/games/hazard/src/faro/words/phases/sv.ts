import type {EventWords, PhaseTitles} from '@quinola/table';

/** Swedish: the states of faro. */
export const phases: PhaseTitles = {
  staking: 'Insatser',
  dealing: 'Bankens lek',
  'dealing.shuffling': 'Blandning',
  'dealing.packCut': 'En pointör kuperar och korten vänds upp',
  drawing: 'Dragningen',
  'drawing.pair': 'Höger och vänster',
  'drawing.between': 'Insatser ändras',
  deciding: 'Ta det eller vik ett hörn',
  settling: 'Dragningen räknas av',
  sessionOver: 'Partiets slut',
};

/** What can happen in a state, by event type. */
export const events: EventWords = {
  STAKE: 'ett kort får en insats',
  BET: 'en valör får en insats',
  READY: 'någon har satsat',
  CUT: 'leken kuperas',
  DRAW: 'ett par dras',
  DRAW_ALL: 'allt dras',
  COLLECT: 'vinsten tas',
  PAROL: 'ett hörn viks',
  STAY: 'resten ligger kvar',
  LEAVE: 'avsluta partiet',
};
