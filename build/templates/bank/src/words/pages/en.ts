import type {Page} from '@quinola/table';

/** The rules of New game in English. To be replaced by those of the book, with the source in this comment. */
export const page: Page = {
  lang: 'en',
  termLang: 'en',
  title: 'New game',
  intro: 'Three punters stake on ranks against a banker.',
  sections: [
    {
      id: 'play',
      title: 'The play',
      blocks: [
        {
          p: 'All lay one or two on as many ranks as they like. The banker draws three pairs: the first card of a pair loses, the second wins as much as lies on it. Whoever has won takes it, or leaves it there doubled.',
        },
      ],
    },
    {
      id: 'score',
      title: 'The score',
      blocks: [{p: 'Everybody has what he has won from the bank.'}],
    },
  ],
};
