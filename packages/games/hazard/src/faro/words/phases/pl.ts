import type {EventWords, PhaseTitles} from '@quinola/table';

/** Polish: the states of faro. */
export const phases: PhaseTitles = {
  staking: 'Stawki',
  dealing: 'Talia',
  'dealing.shuffling': 'Tasowanie',
  'dealing.packCut': 'Poniter przekłada, karty się odkrywa',
  drawing: 'Ciągnięcie banku',
  'drawing.pair': 'Prawa i lewa',
  'drawing.between': 'Zmiana stawek',
  deciding: 'Wziąć czy na parol',
  settling: 'Rozliczenie ciągnięcia',
  sessionOver: 'Koniec gry',
};

/** What can happen in a state, by event type. */
export const events: EventWords = {
  STAKE: 'stawka na kartę',
  BET: 'stawka na wysokość karty',
  READY: 'ktoś już postawił',
  CUT: 'talia przełożona',
  DRAW: 'para wyciągnięta',
  DRAW_ALL: 'wszystko wyciągnięte',
  COLLECT: 'wygrana zabrana',
  PAROL: 'róg załamany',
  STAY: 'reszta zostaje',
  LEAVE: 'koniec gry',
};
