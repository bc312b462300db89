import type {EventWords, PhaseTitles} from '@quinola/table';

/** German: the states of twenty-one. */
export const phases: PhaseTitles = {
  drawing: 'Die niedrigste Karte hält die Bank',
  dealing: 'Das Geben',
  'dealing.shuffling': 'Mischen',
  'dealing.packCut': 'Abheben und die ersten Karten',
  staking: 'Die Einsätze',
  playing: 'Die Karten',
  'playing.turn': 'Eine Karte oder genug',
  'playing.bank': 'Der Bankier zieht',
  settling: 'Die Runde wird abgerechnet',
  sessionOver: 'Das Ende der Partie',
};

/** What can happen in a state, by event type. */
export const events: EventWords = {
  CUT: 'es wird abgehoben',
  STAKE: 'ein Einsatz wird gesetzt',
  DRAW: 'jemand nimmt eine Karte',
  STOP: 'jemand hat genug',
  BANK_DRAW: 'der Bankier nimmt eine Karte',
  BANK_STOP: 'der Bankier hat genug',
  LEAVE: 'die Partie beenden',
};
