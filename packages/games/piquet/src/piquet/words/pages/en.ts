import type {Page} from '@quinola/table';

/** English: the rules of piquet, after Engelman’s treatise (about 1820), a re-enactors’ page and the laws of the English clubs. */
export const page: Page = {
  lang: 'en',
  termLang: 'en',
  title: 'Piquet',
  intro:
    'Two players, thirty-two cards, no trumps. Cards are exchanged, what is held is announced and compared, and twelve tricks are played; each part counts.',
  sections: [
    {
      id: 'deal',
      title: 'The deal',
      blocks: [
        {
          p: 'Ace, king, queen, knave, ten, nine, eight, seven rank from the top. Each draws a card, and the lowest deals; the other is elder hand, who has the advantage. In the English clubs the highest card chooses, and chooses to deal. Twelve cards go to each, by threes or twos; eight are the talon, five for elder hand on top, three below.',
        },
        {
          p: 'Who was dealt no king, queen or knave has carte blanche: it is shown before the exchange and counts ten. The re-enactors’ page means something else by it: a ten without king, queen and knave of its suit, which one hand in three has.',
        },
      ],
    },
    {
      id: 'exchange',
      title: 'The exchange',
      blocks: [
        {
          p: 'Elder hand lays cards away and takes as many from the top of the talon: three to five by the treatise, one to five by the others. He may look at those of his five that he leaves. Younger hand then takes from what is left, first what elder hand left: by the treatise so many that at most three remain, by the page any number, in the clubs at least one.',
        },
      ],
    },
    {
      id: 'announce',
      title: 'The announcements',
      blocks: [
        {
          p: 'In each class elder hand names his number, and younger hand answers: good, not good, or equal. The point is the most cards of one suit, and counts one for each; where numbers are equal, pips decide (an ace eleven, courts and tens ten). A sequence is three or more cards of a suit in unbroken order: three, four, fifteen, sixteen, seventeen, eighteen; the longer, then the higher wins. Three aces, kings, queens, knaves or tens count three, four of them fourteen. Who is better in a class counts all his sequences, or all his sets; the other nothing. What is equal counts for nobody.',
        },
        {
          p: 'Who speaks for himself may name less than he holds, and is bound by it. By the page, twelve cards that all took part count twenty more, the carte rouge.',
        },
      ],
    },
    {
      id: 'play',
      title: 'The play',
      blocks: [
        {
          p: 'Elder hand leads; only then younger hand names what is hers. Suit must be followed, nobody need beat. Each card led counts one, and each trick taken from the other’s lead one; the winner of the last trick counts three by the treatise, else two.',
        },
      ],
    },
    {
      id: 'score',
      title: 'The score',
      blocks: [
        {
          p: 'It is reckoned in this order, whatever was said first: carte blanche, point, sequences, sets, the play, the tricks. Thirty announced before the other has anything are ninety: a repique. Elder hand who comes to thirty in the play before the other has anything counts thirty more: a pique. More than half of the tricks are ten, all of them forty; by the page forty besides the ten.',
        },
        {
          p: 'By the treatise a party is played to a hundred and one (or a hundred), and ends at the moment it is reached; or it lasts four deals, and each ten points of difference are a stake. By the page it lasts four deals, and the winner counts a hundred and the difference; if he has a hundred, the sum. In the clubs it lasts six deals, and the loser who has not a hundred pays the sum instead of the difference.',
        },
      ],
    },
    {
      id: 'laws',
      title: 'The laws of the treatise',
      blocks: [
        {
          p: 'At a strict table elder hand must show point and sequences before he leads, or loses them, and the other counts his (law 4). Who announces a set that he has not, and leads, counts nothing in the deal (law 5). Younger hand may take a “good” back before she has played (laws 14 and 15). A forgotten pique may be said until the cards are mixed. Last cards that are thrown down together count as led in their order, nearest the cloth first (law 10). Who gives up has lost the party (law 9).',
        },
        {
          p: 'What cannot happen here: wrong numbers dealt or taken (laws 1, 2, 6, 12), a revoke (law 7), a slip of the tongue (law 8), a second exchange (law 11), a deal out of turn (law 13), exposed cards (law 17). Of three of a rank it is always shown which is missing (law 16).',
        },
      ],
    },
  ],
};
