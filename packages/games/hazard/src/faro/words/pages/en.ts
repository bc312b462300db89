import type {Page} from '@quinola/table';

/** The rules of faro in English, after a Polish re-enactors' page on Faraon; those of the salon are as they were about 1800. */
export const page: Page = {
  lang: 'en',
  termLang: 'pl',
  title: 'Faro',
  intro:
    'One keeps the bank (*bankier*), all others punt against him (*poniterzy*): a card that falls to the left wins, one that falls to the right loses. All is for play money: nothing can be bought here, nothing is kept for the next time, and the session ends after some drawings.',
  sections: [
    {
      id: 'stakes',
      title: 'Stakes',
      blocks: [
        {
          p: 'Each punter has a pack of 52 cards of his own. He lays one or several of its cards (*poniterki*) face down before him, with money on each: one ducat or more, as much as he has. At this table no more than five of them lie before a punter. The banker shuffles his own pack, a punter cuts it, and then the punters turn their cards over.',
        },
      ],
    },
    {
      id: 'drawing',
      title: 'The drawing',
      blocks: [
        {
          p: 'The banker draws his whole pack into two heaps (*ciągnięcie banku*): the first card to the right, the second to the left, the third to the right, and so on. Right is the bank’s, left is the punters’. Two cards, right and left, are a pair; there are 26.',
        },
        {
          p: 'A staked card that falls to the left wins as much as lies on it, and one that falls to the right loses it. If both cards of its pair are of one rank, that is a doublet (*plija*): the bank takes half, and half of an odd sum is rounded up for the bank. The very last card of the pack is the bank’s though it lies left.',
        },
        {
          p: 'Here the exact card counts, as in the page’s example of the nine of spades; so every card is decided once in a drawing.',
        },
      ],
    },
    {
      id: 'parol',
      title: 'Parol',
      blocks: [
        {
          p: 'After a win the stake and the gain lie together on the card. The punter takes them, or he goes on (*na parol*): he bends a corner of the card, and all that lies there plays in the next drawing. One corner for each win: of one ducat there are 2, 4, 8, 16, and after the fourth corner 32. There is no fifth; whoever wins then takes it all. Whoever loses on the way loses all that lies there, of which only the first stake was his own.',
        },
        {
          p: 'After a doublet the rest may be taken or left there, with the corners it has. A card with bent corners is spoilt: it goes under the table. The page tells of heaps of ruined cards on the floor.',
        },
        {
          p: 'If the bank cannot pay, the punters are paid in turn as far as it reaches, and the bank is broken.',
        },
      ],
    },
    {
      id: 'salon',
      title: 'In the salons',
      blocks: [
        {
          p: 'About 1800 suits did not matter, and every pair was settled at once: the rank on the right lost, that on the left won, two of one rank took half, and what the last pair decided was the bank’s. Between two pairs a punter may lay more, move a stake to another rank, take it off, or take what he has won. A corner may be bent right after a win, and the parol runs on in the same pack.',
        },
      ],
    },
    {
      id: 'swindles',
      title: 'What cheats did',
      blocks: [
        {
          p: 'A punter bent a corner unnoticed though his card had not won, or slipped a second card under it; a banker had a pack that he knew by heart, or drew two cards for one. None of it is possible here: a card can be bent only after its own win, the pack is shuffled from a number that can be checked afterwards, and no part of the table that you or your opponents see knows what comes next.',
        },
      ],
    },
    {
      id: 'odds',
      title: 'What can be counted',
      blocks: [
        {
          p: 'A card wins a drawing with 100 chances of 221, is halved with 3 of 52 and loses with 433 of 884. So the bank keeps 9 parts of 136 of every stake, nearly seven ducats of a hundred. Five wins in a row, from one to thirty-two, come in 19 of a thousand runs.',
        },
        {
          figure: 'places',
          caption:
            'Of the 52 places in the pack where a card may lie it wins in 23.5, loses half in 3 and all in 25.5.',
        },
        {
          figure: 'evenings',
          caption:
            'A hundred evenings of five drawings, with a ducat on one card in each: the thick line is what half of all punters have lost at least, 33 ducats in the end. One in ten has lost 61 or more, and one in ten has lost five or less, or gained.',
        },
        {
          p: 'In a salon the bank’s gain hangs on how many cards of the rank are still in the pack: it comes from doublets and from the last pair alone. With a single one left no doublet is possible, and whoever takes his stake off before the last pair plays even. With all four in a full pack the bank gains 99 parts of 4998, nearly two ducats of a hundred, as Montmort and de Moivre found, and Euler in 1764. With three or four of them a stake is always decided before the last pair, so this is nothing but half the stake for each doublet that may come. Montmort and de Moivre let the last card pay nobody, which matters only where a single one is left.',
        },
      ],
    },
  ],
};
