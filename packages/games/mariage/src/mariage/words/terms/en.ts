import type {Glossary} from '@quinola/table';

/** English: the terms of Mariage. */
export const terms: Glossary = {
  partia: ['partia|Partia', 'a game to 131 points: one deal, or two whose points are added.'],
  talon: ['talon|Talon', 'the cards that were not dealt; after each trick both draw from its top.'],
  marriage: ['marriage|marriages|Marriage', 'king and ober of a suit: twenty points, of trumps forty.'],
  ober: [
    'ober|obers',
    'the upper officer of a suit, in the place of the queen of a French pack; three points.',
  ],
  unter: [
    'unter|unters',
    'the lower officer of a suit, in the place of the knave of a French pack; two points.',
  ],
  arrest: ['Arrest|arrest', 'the claim to have 131 points, in the second deal.'],
  dubla: ['Dubla|dubla', 'a partia won in its first deal; it is paid double, and called dry.'],
  sympla: ['Sympla|sympla', 'a partia won in its second deal; it is paid once, and called wet.'],
  swatowe: ['Swatowe', 'the matchmaker’s fee: five stakes for all four marriages in one deal.'],
};
