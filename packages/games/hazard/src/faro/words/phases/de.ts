import type {EventWords, PhaseTitles} from '@quinola/table';

/** German: the states of faro. */
export const phases: PhaseTitles = {
  staking: 'Die Einsätze',
  dealing: 'Die Karten der Bank',
  'dealing.shuffling': 'Mischen',
  'dealing.packCut': 'Ein Pointeur hebt ab, die Karten werden aufgedeckt',
  drawing: 'Der Abzug',
  'drawing.pair': 'Rechts und links',
  'drawing.between': 'Einsätze werden geändert',
  deciding: 'Nehmen oder eine Ecke biegen',
  settling: 'Der Abzug wird abgerechnet',
  sessionOver: 'Das Ende der Partie',
};

/** What can happen in a state, by event type. */
export const events: EventWords = {
  STAKE: 'auf eine Karte wird gesetzt',
  BET: 'auf einen Rang wird gesetzt',
  READY: 'jemand hat gesetzt',
  CUT: 'es wird abgehoben',
  DRAW: 'ein Paar wird gezogen',
  DRAW_ALL: 'alles wird gezogen',
  COLLECT: 'der Gewinn wird genommen',
  PAROL: 'eine Ecke wird gebogen',
  STAY: 'der Rest bleibt liegen',
  LEAVE: 'die Partie beenden',
};
