import type {Page} from '@quinola/table';

/** The rules of New game in English. To be replaced by those of the book, with the source in this comment. */
export const page: Page = {
  lang: 'en',
  termLang: 'en',
  title: 'New game',
  intro: 'Four players, thirteen tricks.',
  sections: [
    {
      id: 'play',
      title: 'The play',
      blocks: [
        {
          p: 'Whoever sits after the dealer leads. Suit must be followed; the highest card of the suit led wins the trick, and its winner leads to the next.',
        },
      ],
    },
    {
      id: 'score',
      title: 'The score',
      blocks: [{p: 'Whoever has most tricks gets one from each of the others.'}],
    },
  ],
};
