import type {Page} from '@quinola/table';
import {agreed} from './en-agreed.js';
import {ladder} from './en-ladder.js';

/** The rules of Lomber in English, for three, two and four. Source: the Warsaw book of games, c. 1820, *Gra Lombra*. */
export const page: Page = {
  lang: 'en',
  termLang: 'pl',
  title: 'Lomber, about 1820',
  intro:
    'Three play. Whoever bids the highest game becomes the Ombre, “the man”: he chooses trumps and plays alone against the two others, each of whom keeps his own tricks. He wins if nobody has as many tricks as he has.',
  sections: [
    {
      id: 'what',
      title: 'In short',
      blocks: [
        {
          list: [
            'Each has nine cards. The rest is the talon, from which bad cards can be exchanged.',
            'The players bid for the right to play. The winner is the Ombre.',
            'Nine tricks are played. Five are enough for the Ombre; so are four, if the others have three and two.',
            'If he wins he draws the dish with all stakes. If not he puts in as much as lay there.',
          ],
        },
      ],
    },
    {
      id: 'cards',
      title: 'The cards',
      blocks: [
        {
          p: 'Forty cards: no eights, nines or tens. King, queen and knave are highest in every suit, as usual. Below them the black suits go down from the seven to the two; the red suits the other way round, from the ace and the two down to the seven.',
        },
        {
          grid: {
            caption: 'Suits that are not trumps, from the highest card',
            head: ['', 'Order'],
            rows: [
              ['spades, clubs', 'king, queen, knave, 7, 6, 5, 4, 3, 2'],
              ['hearts, diamonds', 'king, queen, knave, ace, 2, 3, 4, 5, 6, 7'],
            ],
          },
        },
        {p: 'Both black aces are always trumps, whichever suit is chosen. The three highest trumps are:'},
        {
          list: [
            [['Spadilia', 'the highest trump', 'pl'], ', or Spadille: the ace of spades, always.'],
            [
              ['Manilia', 'the second trump', 'pl'],
              ', or Manille: the card that would be the worst of the trump suit. The two of a black suit, the seven of a red one.',
            ],
            [['Basta', 'the third trump', 'pl'], ': the ace of clubs, always.'],
          ],
        },
        {
          grid: {
            caption: 'Trumps from the highest',
            head: ['Trumps', 'Order'],
            rows: [
              [
                'spades',
                'ace of spades, two of spades, ace of clubs, then king, queen, knave, 7, 6, 5, 4, 3: eleven',
              ],
              [
                'clubs',
                'ace of spades, two of clubs, ace of clubs, then king, queen, knave, 7, 6, 5, 4, 3: eleven',
              ],
              [
                'hearts',
                [
                  'ace of spades, seven of hearts, ace of clubs, ',
                  ['Ponta', 'the ace of a red trump suit'],
                  ' (ace of hearts), king, queen, knave, 2, 3, 4, 5, 6: twelve',
                ],
              ],
              [
                'diamonds',
                'ace of spades, seven of diamonds, ace of clubs, ace of diamonds, king, queen, knave, 2, 3, 4, 5, 6: twelve',
              ],
            ],
          },
        },
        {
          p: [
            'These three are the ',
            ['matadory', 'matadors: the three highest trumps'],
            '. For payment every further trump in unbroken order counts as one too, from the top.',
          ],
        },
      ],
    },
    {
      id: 'deal',
      title: 'Places, stake and deal',
      blocks: [
        {
          p: 'Places are drawn; whoever draws the spade deals first. Everything goes to the right: deal, bidding, exchange and play.',
        },
        {
          p: [
            'The dealer puts one mark into the ',
            ['miseczka', 'the dish that holds what is played for'],
            ' and deals three cards at a time, nine to each. Thirteen are left: the ',
            ['talon', 'the cards left after the deal'],
            '.',
          ],
        },
        {
          p: [
            'The player to the dealer’s right is the eldest hand (',
            ['na ręku', 'eldest hand: speaks and leads first'],
            '). He speaks first, leads to the first trick, and deals next.',
          ],
        },
        {
          p: [
            'The top card of a second pack shows the favourite suit (',
            ['faworyta', 'the suit that pays double in this deal'],
            '). A game with it as trumps is paid double, and some games in it outbid the same game in another suit.',
          ],
        },
      ],
    },
    ladder,
    {
      id: 'exchange',
      title: 'The exchange',
      blocks: [
        {
          p: [
            'The Ombre first lays away as many cards as he likes, face down, and takes as many from the top of the talon (',
            ['kupować', 'to buy'],
            '). Then the player to his right does the same with what is left, then the third. Nobody has to exchange anything. How many each took is told; which cards, is not.',
          ],
        },
        {p: 'In Solo and all games above it the Ombre exchanges nothing; the others may.'},
        {
          p: 'Until the Ombre has played his first card he may give his game up: he pays its price and puts down a bête, and nothing is played.',
        },
      ],
    },
    {
      id: 'play',
      title: 'The play',
      blocks: [
        {
          p: [
            'The eldest hand leads to the first trick (',
            ['sztych', 'trick'],
            '), whoever is Ombre; after that, whoever won the last one. Suit must be followed, trumps too. Whoever has none of the suit led may play any card: nobody must trump, and nobody must beat.',
          ],
        },
        {
          p: 'One privilege: a matador need not be played when a lower trump is led, even if it is the only trump in the hand. Only a higher matador that is led draws a lower one.',
        },
        {
          p: [
            'An Ombre who has won the first five tricks has won his game (',
            ['cinq premiers', 'the first five tricks', 'fr'],
            ' are paid extra). If he leads a sixth card he plays for all nine, the ',
            ['Wola', 'Vole: every trick'],
            ', and cannot take it back.',
          ],
        },
      ],
    },
    {
      id: 'result',
      title: 'Won or lost',
      blocks: [
        {
          grid: {
            caption: 'How the nine tricks decide',
            head: ['', 'Tricks', 'The dish'],
            rows: [
              [
                'won',
                'the Ombre alone has the most: five or more, or four against three and two',
                'he draws it',
              ],
              [
                [['remisa', 'not won, but no other has the most alone']],
                'nobody has the most alone: four and four, or three each',
                'he puts in a bête: as much as he would have drawn',
              ],
              [
                [['kodylia', 'codille: one opponent alone has the most']],
                'one opponent alone has the most: five, or four against three and two',
                'he puts in twice as much',
              ],
            ],
          },
        },
        {
          p: 'So the two others do not always want a trick. With four for the Ombre, one who has one trick may have to leave the next to his partner, so that the partner too has four.',
        },
      ],
    },
    {
      id: 'payment',
      title: 'What is paid',
      blocks: [
        {
          p: 'Each opponent pays the Ombre, or is paid by him, in marks. The dish goes beside it. All of this is doubled in the favourite suit, but for Grandissimo and Nullissimo, which have no trump suit.',
        },
        {
          grid: {
            caption: 'From each opponent',
            head: ['', 'Plain', 'In the favourite'],
            rows: [
              ['Ask', '0', '1'],
              ['Tournée', '1', '2'],
              ['Obscur from the top, bottom, middle', '2, 4, 8', '4, 8, 16'],
              ['Grand Casco', '2', '4'],
              ['Solo', '2', '4'],
              ['every trick, not announced: added', '4', '8'],
              ['Tout: every trick announced', '12', '24'],
              ['Grandissimo; with the first five; with all nine', '8; 12; 24', ''],
              ['Nullissimo', '16', ''],
              ['three matadors; each further one', '1; 1 more', '2; 2 more'],
              ['the first five tricks', '1', '2'],
            ],
          },
        },
        {
          p: 'Lost, the Ombre pays each the price and his matadors. Given up, only the price. All tricks tried for and missed: their price is taken off, the game itself is won. Tout missed is one bête.',
        },
        {
          p: 'The figures for Tournée and for Obscur from the top are lost in the print; here they fit the rest of the list.',
        },
      ],
    },
    {
      id: 'dish',
      title: 'The dish and its bêtes',
      blocks: [
        {
          p: [
            'A ',
            ['bete', 'what a loser puts down: as much as he would have won', 'fr'],
            ' is as large as what lies in the dish. The first joins it at once. Later ones are written down and wait: one game never draws more than one. When the dish has been drawn, the largest that waits is played for next.',
          ],
        },
        {
          p: [
            'So that the first game is worth something, each sets out a block (',
            ['Blok', 'a mark worth three stakes'],
            '): while no bête stands, three marks of it join the stake, and four lie in the dish.',
          ],
        },
        {
          p: 'After the agreed deals what lies on the table is divided equally (“in the kettle”), or one plays on until the table is empty.',
        },
      ],
    },
    {
      id: 'king',
      title: 'The King, and his game',
      blocks: [
        {
          p: [
            'With four at the table one sits out in each deal, at the dealer’s left: the ',
            ['Król', 'the King, who sits out'],
            '. If all three pass he may take up the talon: he keeps nine of its thirteen cards, names trumps and plays against the three others. Nobody exchanges. He needs five tricks; four are never enough. It is paid like Obscur from the bottom.',
          ],
        },
        {
          note: 'The book calls this game by a byname of its time that would be offensive today. At this table it is the King’s game.',
        },
      ],
    },
    {
      id: 'two',
      title: 'For two',
      blocks: [
        {
          p: 'Lomber en deux is played without diamonds: thirty cards, eight each, fourteen in the talon. Five tricks win, four are a remise, fewer a codille. Diamonds, the suit that is not there, may be named: then only the two black aces are trumps.',
        },
        {
          p: 'With the ace and the seven of diamonds there are thirty-two cards, so that diamonds can have matadors too. Each gets ten, or twelve. Seven tricks win, six are a remise.',
        },
      ],
    },
    {
      id: 'four',
      title: 'For four, each alone',
      blocks: [
        {
          p: 'Lomber en quatre: eight cards each, eight in the talon, eight tricks, three opponents. Again the Ombre must alone have the most tricks: four against three and one win, even three against two, two and one. Four and four, or two each, are a remise.',
        },
        {
          p: 'After the Ombre’s exchange seldom more than four cards are left for the three others. Whoever has not two sure tricks leaves them to the next.',
        },
      ],
    },
    ...agreed,
  ],
};
