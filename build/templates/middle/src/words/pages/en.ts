import type {Page} from '@quinola/table';

/** The rules of New game in English. To be replaced by those of the book, with the source in this comment. */
export const page: Page = {
  lang: 'en',
  termLang: 'en',
  title: 'New game',
  intro: 'Two players; cards of the hand take cards of the table.',
  sections: [
    {
      id: 'play',
      title: 'The play',
      blocks: [
        {
          p: 'Everybody gets four cards, and four lie on the table. A card takes equal cards, and cards that add up to its number; or it is laid down among them.',
        },
      ],
    },
    {
      id: 'score',
      title: 'The score',
      blocks: [{p: 'Whoever has taken most cards gets one from each of the others.'}],
    },
  ],
};
