import type {Page} from '@quinola/table';

/** The rules of Cinquille in English. Source: a Polish manual of card games, about 1820, on *Cinkwil* (l. 4740-5044). */
export const page: Page = {
  lang: 'en',
  termLang: 'pl',
  title: 'Cinquille, about 1820',
  intro:
    'Ombre for five, by the rules of Quadrille: whoever plays may call a King, and its holder is his partner. Nobody but he himself knows it until the King falls.',
  sections: [
    {
      id: 'cards',
      title: 'The cards',
      blocks: [
        {
          p: 'Forty cards: no eights, nines and tens. In the black suits the order is king, queen, knave, seven, six, five, four, three, two. In the red suits the small cards run backwards: king, queen, knave, ace, two, three, four, five, six, seven.',
        },
        {
          p: [
            'The two black aces are trumps in every game. The ace of spades is ',
            ['Spadille', 'the ace of spades, always the highest trump'],
            ', the highest trump; then comes ',
            ['Manille', 'the card that would be the lowest of the trump suit'],
            ', the card that would be lowest in its suit: the two of black trumps, the seven of red ones; then ',
            ['Basta', 'the ace of clubs, always the third trump'],
            ', the ace of clubs. These three are the matadors. The ace of red trumps comes fourth, and the others follow in their order.',
          ],
        },
        {p: 'The table shows the order of trumps, the matadors underlined, from the moment they are named.'},
      ],
    },
    {
      id: 'deal',
      title: 'The deal',
      blocks: [
        {
          p: 'Everything goes to the right. Each draws a spade for his place; the king deals first. The dealer puts a mark into the dish and deals all cards, eight to each, four at a time. The player at his right is the eldest hand: he speaks and leads first, and deals next. A session is two tours of five deals.',
        },
      ],
    },
    {
      id: 'games',
      title: 'The games',
      blocks: [
        {
          p: 'The eldest hand names a game or passes. The next passes or goes higher; then the elder of the two may take over the same game, go higher still, or pass, until one has passed. The survivor meets the next. A pass is final.',
        },
        {
          list: [
            'Ask: names trumps and calls a King; its holder is the secret partner. Only the dish is played for.',
            'Médiateur: the called King is handed over face up, and any card goes back for it face down; then the Ombre plays alone. Each pays 1.',
            'Grand Casco: for whoever holds both black aces. He calls a King, whose holder names trumps and plays with him. Each opponent pays 2.',
            'Solo: alone, without help. Each pays 2.',
            'Tout: alone, and all eight tricks. Each pays 4.',
            'Spadille forcée: if all pass, the holder of Spadille must play. He calls a King, whose holder names trumps. Each opponent pays 2.',
          ],
        },
      ],
    },
    {
      id: 'call',
      title: 'Calling',
      blocks: [
        {
          p: 'A King may be called that one does not hold, never that of trumps; whoever holds all four Kings calls a Queen. Whoever asks may also call one of his own Kings: he then plays alone for five tricks without the price of a Solo, and nobody knows it until that King falls. If he loses he pays nothing but the bête. Where the holder of the King names trumps, he may not name the suit of that King.',
        },
      ],
    },
    {
      id: 'play',
      title: 'The play',
      blocks: [
        {
          p: 'Suit must be followed; who cannot may play any card. Nobody need trump, and nobody need beat. A matador need not obey a lower trump that is led; a higher matador that is led draws it out.',
        },
        {
          p: 'The partner may help from the start, but he shows himself only by playing the called card. Then the tricks of both count together. Five tricks win, four are a remise, fewer are codille.',
        },
        {
          p: 'A side that has made the first five tricks is asked whether it stops or goes on for the Vole, all eight tricks. In an ask it may go on until the called King shows, and is asked then. The Ombre of a Médiateur may announce the Vole before the first lead.',
        },
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      blocks: [
        {
          p: 'Three matadors of the winning side, counted over both hands, cost 1, four 2, each further trump without a gap 1 more; the first five tricks cost 1, a Vole that was gone on for 2. A Vole that is missed is deducted; an announced one that is missed loses the game.',
        },
        {
          p: 'Of a pair each of the three opponents pays once, two to the Ombre and one to his partner. Who plays alone is paid by all. In a Médiateur whoever gave the King pays no price if the game is won, and gets it twice if it is lost. Losers pay what they would have got, but nothing for first tricks. A side without a trick pays 2 more to each.',
        },
        {
          p: 'Délices: if the suit of the handed King is led for the first time and another takes the trick with a trump, the Ombre pays him 1.',
        },
      ],
    },
    {
      id: 'dish',
      title: 'The dish',
      blocks: [
        {
          p: 'The winners draw the dish, a pair by halves; an odd mark is the Ombre’s. After a remise the losers put down a bête as large as what lies there: the first joins the dish, others wait. After codille the opponents share the dish, odd marks to those with the highest trumps, and the bête is played for in a later deal. At the end what stands is divided.',
        },
      ],
    },
    {
      id: 'options',
      title: 'Options',
      blocks: [
        {
          p: 'One suit or three can be favourites: the suits of the first games won, in which everything costs twice, four and eight times as much.',
        },
      ],
    },
  ],
};
