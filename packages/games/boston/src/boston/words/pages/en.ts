import type {Page} from '@quinola/table';

/** The rules of Boston and Tri-Boston in English. Source: a Polish manual of card games, about 1820 (l. 7639-7941, 8097-8134). */
export const page: Page = {
  lang: 'en',
  termLang: 'pl',
  title: 'Boston, about 1820',
  intro:
    'One player undertakes to make so many tricks, or none at all, against the three others; what it pays stands on the tariff card.',
  sections: [
    {
      id: 'cards',
      title: 'Cards and colours',
      blocks: [
        {
          p: 'A whole pack of fifty-two; the ace is highest, the two lowest, in trumps as in plain suits. Cards are turned up before the players until the first ace falls: whoever gets it deals first, and its suit is the best colour, the supérieure, for the whole session. The other suit of the same colour is the second, the couleur; the two others are simple.',
        },
      ],
    },
    {
      id: 'deal',
      title: 'The deal',
      blocks: [
        {
          p: 'Deal and play go to the left. Before each deal the dealer puts four marks into the pot. He gives thirteen cards to each, singly, in twos or in threes. His left-hand neighbour is the eldest hand: he speaks and leads first.',
        },
      ],
    },
    {
      id: 'auction',
      title: 'The auction',
      blocks: [
        {
          p: 'All speak in turn, round and round, until all but one have passed. A pass is final. A bid must be higher than the one before; only a player who sits before its bidder may take over the same bid, which is called holding. Nobody overcalls himself, and what was bid must be played.',
        },
        {
          p: 'Games of tricks are bid in general terms, as simple, couleur or supérieure. The suit is named only after the passes; it may be better than was bid, and the price is that of the suit named. Five tricks in a simple suit are not played, unless it is agreed.',
        },
        {
          p: 'In a small misère one card is laid aside face down, and no trick is taken with twelve; in a great one none with thirteen. In an open one the cards lie on the table before the first lead. A forced misère is played like the other of its name, ranks higher and pays more; it may be bid outright. Misères have no trumps.',
        },
        {p: 'If all pass, each puts two marks into the pot, and the next player deals.'},
      ],
    },
    {
      id: 'play',
      title: 'The play',
      blocks: [
        {
          p: 'The eldest hand leads, whoever plays the game. Suit must be followed; whoever cannot may trump or throw what he likes. The three others play together, but may not talk. A trick may be looked at again until the next is led.',
        },
        {
          p: 'A misère ends with its first trick. A game of tricks may be stopped as soon as it is won or lost beyond doubt, since further tricks are not paid. Whoever throws his game down has lost it, even if it could still have been won.',
        },
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      blocks: [
        {
          p: 'If the game is made, each of the others pays its price; if not, its player pays the price to each. Never is more paid than was bid: no honours, no further tricks, nothing for a heavy defeat. By tariff B, if it is agreed, tricks and honours are multiplied as in Boston-Whist.',
        },
      ],
    },
    {
      id: 'pool',
      title: 'Pot, Blocks and bêtes',
      blocks: [
        {
          p: 'Each has a Block of eight marks standing before him; while no bête stands, one of them is played for together with the pot, beginning with the first dealer’s. Whoever wins draws what is at stake. Whoever loses sets a bête as large as what he would have drawn: the first joins what lies there, later ones wait, and the highest is played for first. At the end what stands is divided equally.',
        },
      ],
    },
    {
      id: 'three',
      title: 'Tri-Boston, for three',
      blocks: [
        {
          p: 'Diamonds below the queen and the other three twos are thrown out, so that thirty-nine cards are left. Hearts are always the best colour, diamonds the second, though they have only three cards; spades and clubs are simple. Deal and play go to the right. Two pay one, and the one pays two.',
        },
        {
          p: 'It may be agreed that diamonds are the best, as was formerly done; that misères are paid twice; that the player of a misère names who leads.',
        },
      ],
    },
    {
      id: 'etiquette',
      title: 'Strict etiquette',
      blocks: [
        {
          p: 'Whoever plays last and takes from a misère a trick that he could have left to it pays alone: what is at stake, and the price for all three. An opponent who lays his cards down before the game is lost has lost it, and pays what its player would have drawn. In both cases pot and bêtes stay.',
        },
      ],
    },
    {
      id: 'readings',
      title: 'What the book leaves open',
      blocks: [
        {
          list: [
            'Who leads, who may hold, and that open cards are laid down before the first lead: it is general practice.',
            'A bid names the least colour; the price is that of the suit that is named.',
            'At the end everything is divided equally; odd marks go one each from the eldest hand on.',
            'In the price of twelve tricks in couleur a digit is damaged: 86 lies midway between its neighbours, as all others do.',
          ],
        },
      ],
    },
  ],
};
