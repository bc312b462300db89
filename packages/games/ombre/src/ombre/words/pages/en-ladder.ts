import type {Section} from '@quinola/table';

/** The bidding of Lomber in English: its order, and the games from the lowest (L. 1000-1104, 1206-1574). */
export const ladder: Section = {
  id: 'bidding',
  title: 'Bidding, and the games',
  blocks: [
    {
      p: 'The eldest hand passes or names a game. The next must go higher or pass; the elder of the two may then take over the same game (“I hold”), go higher still, or pass. When one of them has passed the third speaks against the other. Whoever has passed is out. If all pass, the cards are thrown in and the next dealer adds his stake.',
    },
    {
      grid: {
        caption: 'The games from the lowest',
        head: ['Game', 'How it is played'],
        rows: [
          [
            [['zapytanie', 'Ask: “I ask”']],
            'Ask: name trumps, then exchange. Whoever has won with an Ask may still choose a game up to Grand Casco, but no Solo.',
          ],
          [
            [['zapytanie w kolorze', 'Ask in the favourite suit']],
            'Ask in the favourite: the same, the favourite suit is trumps.',
          ],
          [
            [['Tournée', 'turned up', 'fr']],
            'the top card of the talon is turned up: its suit is trumps, and the card is the Ombre’s. Then he exchanges.',
          ],
          [
            [['Obscur', 'in the dark', 'fr']],
            'eight or nine cards are thrown before new ones are seen, and as many taken: from the top, from the bottom, or, highest, from the middle. Then trumps are named. One black ace, if there is one, is the card that is kept.',
          ],
          [
            [['wielkie Kaśko', 'Grand Casco, “I risk the fall”']],
            'Grand Casco: needs both black aces, which are shown; then as Tournée.',
          ],
          [
            [['Solo', 'alone'], ', ', ['sans prendre', 'without taking', 'fr']],
            'name trumps and exchange nothing. In the favourite suit it is a higher bid.',
          ],
          [
            [['Tout', 'everything', 'fr']],
            'Solo, and every trick is promised. In the favourite suit higher again.',
          ],
          ['Grandissimo', 'Solo without a trump suit: only the two black aces are trumps.'],
          ['Nullissimo', 'the Ombre must take no trick at all; again only the black aces are trumps.'],
        ],
      },
    },
    {
      p: 'In the beginning there were only Ask and Solo. The book regrets all the others: they took from Lomber its first purity, and made it one game of luck among many.',
    },
  ],
};
