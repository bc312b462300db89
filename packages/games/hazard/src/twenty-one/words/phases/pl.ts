import type {EventWords, PhaseTitles} from '@quinola/table';

/** Polish: the states of twenty-one. */
export const phases: PhaseTitles = {
  drawing: 'Najniższa karta trzyma bank',
  dealing: 'Rozdanie',
  'dealing.shuffling': 'Tasowanie',
  'dealing.packCut': 'Przełożenie i pierwsze karty',
  staking: 'Stawki',
  playing: 'Karty',
  'playing.turn': 'Karta albo dość',
  'playing.bank': 'Bankier dobiera',
  settling: 'Rozliczenie kolejki',
  sessionOver: 'Koniec gry',
};

/** What can happen in a state, by event type. */
export const events: EventWords = {
  CUT: 'przełożono talię',
  STAKE: 'położono stawkę',
  DRAW: 'ktoś bierze kartę',
  STOP: 'ktoś ma dość',
  BANK_DRAW: 'bankier bierze kartę',
  BANK_STOP: 'bankier ma dość',
  LEAVE: 'zakończyć grę',
};
