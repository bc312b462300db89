import type {Page} from '@quinola/table';

/** The rules of New game in English. To be replaced by those of the book, with the source in this comment. */
export const page: Page = {
  lang: 'en',
  termLang: 'en',
  title: 'New game',
  intro: 'Two players, twelve cards each, a talon of eight.',
  sections: [
    {
      id: 'exchange',
      title: 'The exchange',
      blocks: [
        {
          p: 'Whoever did not deal puts away one to five cards and takes as many from the talon; the dealer then exchanges up to as many as are left.',
        },
      ],
    },
    {
      id: 'play',
      title: 'The play',
      blocks: [
        {
          p: 'Whoever did not deal leads. Suit must be followed; the higher card of the suit led wins the trick, and its winner leads to the next.',
        },
      ],
    },
    {
      id: 'score',
      title: 'The score',
      blocks: [{p: 'Whoever has more tricks gets the difference from the other.'}],
    },
  ],
};
