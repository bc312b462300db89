import type {Glossary} from '@quinola/table';

/** English: the terms of faro. */
export const terms: Glossary = {
  bank: ['bank|bank’s', 'the money of the banker, who draws the cards and against whom all others play.'],
  doublet: [
    'doublet',
    'two cards of one rank in a pair: the bank takes half of what lies on them (*plija*).',
  ],
  parol: [
    'Parol|parol',
    'all is left on a card that has won, and a corner of it is bent: it plays for twice as much.',
  ],
  corner: [
    'corner|corners',
    'one is bent for each win that is left on the card; after the fourth all is taken.',
  ],
};
