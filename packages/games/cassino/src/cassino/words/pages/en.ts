import type {Page} from '@quinola/table';

/** The rules of Cassino in English. Source: Engelman’s Polish book of games (about 1820), *Gra Kasino*, laws 1 to 8. */
export const page: Page = {
  lang: 'en',
  termLang: 'pl',
  title: 'Cassino, Poland, about 1820',
  intro:
    'Cards of the hand take cards of the table: equal ones, and such as add up to the same number. The most cards, the most spades, both Cassinos and the aces count.',
  sections: [
    {
      id: 'pack',
      title: 'The cards',
      blocks: [
        {
          p: 'Fifty-two cards. An ace is one, the cards from two to ten have their number; king, queen and knave, the courts, have none. No card is higher than another.',
        },
        {
          p: [
            'The ten of diamonds is ',
            ['Kasino wielkie', 'great Cassino'],
            ', the two of spades ',
            ['Kasino małe', 'little Cassino'],
            '. In play they are a ten and a two like any other.',
          ],
        },
      ],
    },
    {
      id: 'deal',
      title: 'The deal',
      blocks: [
        {
          p: 'Four play two against two, partners opposite each other; three each for himself; or two. Cards are drawn: the lowest deals, and of four the two lowest play together. Equal cards are drawn again. The deal goes to the left.',
        },
        {
          p: 'The player on the dealer’s right cuts. Everybody gets four cards, and four are laid on the table, face up. When all hands are played out there are four more for each, but none for the table, until the pack is out: three rounds for four players, four for three, six for two. The player on the dealer’s left begins each of them, so the dealer always plays the last card.',
        },
        {
          note: 'At a strict table (etiquette="strict") the dealer turns the cards of the table himself, one by one or together, as the book leaves it to him.',
        },
      ],
    },
    {
      id: 'taking',
      title: 'Taking and laying down',
      blocks: [
        {p: 'A turn is one card of the hand. It takes cards of the table, or is laid down among them.'},
        {
          grid: {
            caption: 'What a card takes',
            head: ['Card', 'takes'],
            rows: [
              [
                'two to ten',
                'equal cards, and cards that add up to its number (combinations); several of these at once, each card of the table in one of them',
              ],
              ['ace', 'aces only, one or more'],
              ['king, queen, knave', 'its own kind only'],
            ],
          },
        },
        {
          p: 'So a ten takes nine and ace, eight and two, seven and three, six and four, or two fives, as well as a ten. Nobody has to take, and one may take less than one could.',
        },
        {
          p: [
            'Whoever takes the last cards that lie there clears the table (',
            ['sprząta stół', 'clears the table'],
            ') and marks one point at once, which is never taken back. The next player has nothing to take, and must lay a card down.',
          ],
        },
        {
          p: 'What was taken lies face down before one of the party. Nobody may look at more than the last take, nor count what he has.',
        },
        {
          note: 'Unless the etiquette is strict, this table shows how many cards each party has, and lets one look at all that was taken.',
        },
      ],
    },
    {
      id: 'sweep',
      title: 'The end of the pack',
      blocks: [
        {
          p: [
            'After the last card what is left on the table goes to whoever took last: the ',
            ['Sweep', 'the last take, which sweeps the table'],
            '. But if the dealer’s very last card is a king, queen or knave, it takes everything that lies there.',
          ],
        },
        {
          note: 'The Sweep is no clearing and brings no point. If the last card takes by a true match all that lies there, it is one; with final-clear-scores="no" it is not. If nobody has taken anything the rest is the dealer’s.',
        },
      ],
    },
    {
      id: 'score',
      title: 'The count',
      blocks: [
        {
          grid: {
            caption: 'What counts in a deal, in this order',
            head: ['', 'points'],
            rows: [
              ['great Cassino', '2'],
              ['little Cassino', '1'],
              ['the most cards: 27 or more; with 26 each nobody has them', '3'],
              ['the most spades', '1'],
              ['each ace: spades, clubs, hearts, diamonds', '1'],
            ],
          },
        },
        {
          p: [
            'That makes eleven. Of two parties the fewer points are taken off the others (',
            ['odtrąca się', 'set off'],
            '), and only the rest is marked: with seven against four, three. Clearings are not set off; they were marked before.',
          ],
        },
        {
          p: 'The game is eleven points. Whoever has lost it with fewer than five is in the Lurch and loses double: two stakes, else one.',
        },
        {
          p: 'Of three players each marks all that he makes, without a set-off. The game is fifteen points, the Lurch seven. If several complete the game in one deal, whoever does so first has won, counted in the order above.',
        },
        {
          note: 'The print speaks of sixteen points for three in one place (target3="16"), and claims the rules of set-off for three at its end; with three-hand-setoff="hoyle" the highest marks what he has more than both others together.',
        },
      ],
    },
    {
      id: 'laws',
      title: 'Irregularities',
      blocks: [
        {
          list: [
            'There is no misdeal: whoever plays with three cards bears the loss, and a card found under the table is taken up by him for better or worse.',
            'Cards that are shown while dealing do not count as a fault, but before a card of the table is open they are dealt again.',
            'One card is played at a time; with it one may pair, and take all combinations as well.',
          ],
        },
        {note: 'At this table none of these can happen.'},
      ],
    },
  ],
};
