import type {Page} from '@quinola/table';

/** The rules of New game in English. To be replaced by those of the book, with the source in this comment. */
export const page: Page = {
  lang: 'en',
  termLang: 'en',
  title: 'New game',
  intro: 'Four players, thirteen tricks: the highest bidder plays alone against the others.',
  sections: [
    {
      id: 'bidding',
      title: 'The auction',
      blocks: [
        {
          p: 'Whoever sits after the dealer speaks first. Each says how many tricks he will make, and with which suit as trumps, or passes; who has passed speaks no more. The last to bid plays alone. If all pass, the cards are dealt anew.',
        },
      ],
    },
    {
      id: 'play',
      title: 'The play',
      blocks: [
        {
          p: 'Whoever sits after the dealer leads. Suit must be followed; the highest trump wins the trick, or the highest card of the suit led, and its winner leads to the next.',
        },
      ],
    },
    {
      id: 'score',
      title: 'The score',
      blocks: [
        {
          p: 'Five tricks are worth one, and each trick more one more. Whoever has made what he bid gets this from each of the others; otherwise he pays it to each.',
        },
      ],
    },
  ],
};
