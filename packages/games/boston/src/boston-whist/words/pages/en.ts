import type {Page} from '@quinola/table';

/** The rules of Boston-Whist in English. Source: a Polish manual of card games, about 1820 (l. 7942-8096, 8140-8178). */
export const page: Page = {
  lang: 'en',
  termLang: 'pl',
  title: 'Boston-Whist, about 1820',
  intro:
    'Boston in which the declarer may ask for a helper, and in which honours, further tricks and missing ones count.',
  sections: [
    {
      id: 'colours',
      title: 'Colours',
      blocks: [
        {
          p: 'Pack, deal, stakes, auction and misères are those of Boston. Before each deal a card of the second pack is turned: its suit is the best colour, the other suit of the same colour the second, the two others simple. The first ace may make the colours for the whole session instead. Five tricks in a simple suit are the lowest bid.',
        },
      ],
    },
    {
      id: 'helper',
      title: 'The helper',
      blocks: [
        {
          p: 'Whoever plays five to eight tricks names the trump, and may say in the same breath that he plays alone. If he does not, the others are asked in turn from the eldest hand on, and the first who says Whist helps him. If nobody does, he plays alone. It may be agreed that everybody is asked and an offer may be refused.',
        },
        {
          list: [
            'Boston: the declarer owes five tricks, the helper three, together eight.',
            'Grand Boston: six and four, together ten.',
            'Indépendance: seven and four, together eleven.',
            'Grande Indépendance: eight and four, together twelve.',
          ],
        },
        {
          p: 'Seats are not changed: the two may sit opposite each other or side by side. All tricks are played.',
        },
      ],
    },
    {
      id: 'price',
      title: 'The price',
      blocks: [
        {
          p: 'A game that was made counts its tricks, one that was lost the tricks that were due and those missing but the first; to both come the honours of the side, four for ace, king, queen and knave of trumps, two for three of them. The sum is multiplied by the number on the card. Ten make a mark, and five and more count as a full ten. All thirteen tricks, if they were not bid, pay ten marks more with a helper and twenty alone. Misères have fixed prices.',
        },
      ],
    },
    {
      id: 'payment',
      title: 'Who pays whom',
      blocks: [
        {
          p: 'Alone it is as in Boston. With a helper, if the joint number is made, each opponent pays one price, one to each partner, and the two share what is at stake; an odd mark is the declarer’s. If it is not made, only a partner who fell short of his own number is liable: alone he pays both opponents and sets the bête; if both fell short, each pays one opponent and each sets a bête.',
        },
      ],
    },
    {
      id: 'options',
      title: 'Options',
      blocks: [
        {
          p: 'A partner who alone fell short may pay the other partner too; two who fell short may share one bête; a game lost by one trick may count the tricks that were made; honours may not count; the premium for all tricks may be ten and twelve, or none.',
        },
      ],
    },
  ],
};
