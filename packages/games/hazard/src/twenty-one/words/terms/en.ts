import type {Glossary} from '@quinola/table';

/** English: the terms of twenty-one. */
export const terms: Glossary = {
  bank: ['bank|banker', 'keeps the money against which all others play, and draws last; equal sums are his.'],
  stake: [
    'stake|Stake',
    'what is laid on a card before the next one is seen: no more than lies in the bank.',
  ],
  pool: ['pool', 'what all have paid in: it goes to whoever is nearest to twenty-one.'],
  eye: ['Persian eye', 'two aces as the first two cards: they win though they count 22.'],
};
