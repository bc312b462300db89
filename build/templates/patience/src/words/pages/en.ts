import type {Page} from '@quinola/table';

/** The rules of New game in English. To be replaced by those of the book, with the source in this comment. */
export const page: Page = {
  lang: 'en',
  termLang: 'en',
  title: 'New game',
  intro: 'One player and a pack of 52 cards.',
  sections: [
    {
      id: 'play',
      title: 'The play',
      blocks: [
        {
          p: 'Cards are turned one by one. The card turned last may be built upon the foundation of its suit, from the ace to the king.',
        },
      ],
    },
    {id: 'score', title: 'The score', blocks: [{p: 'The game has come out when all cards are built.'}]},
  ],
};
