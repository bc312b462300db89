import type {Page} from '@quinola/table';

/** The rules of New game in English. To be replaced by those of the book, with the source in this comment. */
export const page: Page = {
  lang: 'en',
  termLang: 'en',
  title: 'New game',
  intro: 'Two players and nine fields.',
  sections: [
    {id: 'play', title: 'The play', blocks: [{p: 'Each in turn lays a stone on a free field.'}]},
    {
      id: 'score',
      title: 'The score',
      blocks: [{p: 'Whoever has three stones in a row gets one from the other.'}],
    },
  ],
};
