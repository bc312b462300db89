import type {Page} from '@quinola/table';

/** The rules of Tarok-ombre in English. Source: Faber, *Tarok i Tarok-Lombra*, fourth treatise of a Polish book of games, c. 1820. */
export const page: Page = {
  lang: 'en',
  termLang: 'pl',
  title: 'Tarok-ombre, c. 1820',
  intro: [
    'One of three declares himself the common enemy of the two others and must make 40 of the 78 points. Before the play he may ask them for cards. ',
    'The book says that nobody who has learnt this game has ever come to dislike it.',
  ],
  sections: [
    {
      id: 'what',
      title: 'What it is',
      blocks: [
        {
          p: [
            'Three play. In Tarok everybody keeps a private interest and the enemy of the moment changes; here the declarer (',
            ['nieprzyjaciel wspólny', 'the common enemy'],
            ') stands against two allies from the start. Nothing is announced or paid but the game itself and its points.',
          ],
        },
        {
          p: [
            'There are two manners: the old (',
            ['stary sposób', 'old manner'],
            '), the most difficult, and the new, the easier. This page tells what sets them apart.',
          ],
        },
      ],
    },
    {
      id: 'pack',
      title: 'The cards',
      blocks: [
        {
          p: [
            'The tarok pack of 78: 21 taroks with numbers, Sky (',
            ['Sky', 'the Harlequin, a tarok without a number'],
            '), and four suits with king, queen, knight, knave and ten pip cards. Any tarok beats any card of a suit, and a higher tarok a lower one. In the black suits the ten is the highest pip and the ace the lowest; in the red ones it is the other way round.',
          ],
        },
        {
          grid: {
            caption: 'What cards count',
            head: ['', 'Points'],
            rows: [
              [['kings, XXI, ', ['Pagat', 'tarok I, the buffoon'], ' and Sky'], '5'],
              ['queens', '4'],
              ['knights', '3'],
              ['knaves', '2'],
              [
                ['three empty cards (', ['próżne', 'empty: pip cards, and taroks II to XX'], ') together'],
                '1',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'deal',
      title: 'Places and dealing',
      blocks: [
        {
          p: 'Places are drawn: whoever draws the tarok deals first. Deal and play go to the left. Each player gets 25 cards, five at a time.',
        },
        {
          list: [
            [
              'In the old manner the dealer takes the three cards that are left over (',
              ['Superata', 'the surplus'],
              ').',
            ],
            'In the new manner the three uppermost cards are put aside face down before anything else is dealt.',
          ],
        },
        {
          p: 'The player at the dealer’s left is forehand: he speaks first and leads first, whoever plays. He deals next.',
        },
      ],
    },
    {
      id: 'skat',
      title: 'The Skat',
      blocks: [
        {
          p: [
            'Three cards are laid away (',
            ['Skat', 'the three cards laid away'],
            '). In the old manner the dealer does it before the bidding, and they count for his side; in the new the declarer, after he has taken the three that were put aside, and they count for him.',
          ],
        },
        {
          p: 'Kings and taroks, Sky and the Pagat among them, may not be laid away. Queens, knights, knaves and pips may.',
        },
      ],
    },
    {
      id: 'bidding',
      title: 'The bidding',
      blocks: [
        {
          grid: {
            caption: 'The games, from the lowest',
            head: ['', 'Cards asked for', 'Old manner', 'New manner'],
            rows: [
              ['a Tre', '3', 'said, not played', 'not known'],
              ['a Due', '2', 'played', 'said, not played'],
              ['a Uno', '1', 'played', 'played'],
              ['Solo', 'none', 'played', 'played'],
            ],
          },
        },
        {
          p: [
            'Forehand speaks first. He may say the lowest game, in the old manner even before he has looked at his cards: it costs nothing and lets him take over a later bid (',
            ['ręka', 'the hand: the right to take over what a later player bids'],
            ').',
          ],
        },
        {
          p: [
            'The second passes or names a higher game. Forehand then takes it over (',
            ['ia dotrzymam', 'I take it over'],
            '), goes higher, or passes, until one of the two is out. Whoever is left meets the dealer in the same way.',
          ],
        },
        {
          p: 'If nobody bids a game that is played, the cards are thrown in and forehand gets ten marks from each.',
        },
        {
          note: 'How much forehand gets is left to agreement in the book. The table takes the price of a Tre.',
        },
      ],
    },
    {
      id: 'asking',
      title: 'Asking for cards',
      blocks: [
        {
          p: [
            'The declarer names cards that he does not hold, one after the other (',
            ['żądać', 'to ask for, to demand'],
            '). Only cards that count can be asked for: figures, XXI, the Pagat, Sky. Whoever has the card gives it, and gets any other card for it, face down.',
          ],
        },
        {
          list: [
            'He may ask for fewer cards than his game allows.',
            'A card that lies in an opposing dealer’s Skat is named so, and another may be asked for.',
            'In the new manner he first takes the three cards, then asks, then lays three away.',
          ],
        },
        {note: 'The book is silent on these three points; so they are played here.'},
      ],
    },
    {
      id: 'play',
      title: 'The play',
      blocks: [
        {
          p: [
            'Follow suit. Whoever cannot must play a tarok (',
            ['tarokować', 'to play a tarok'],
            '), and whoever has none plays what he likes. There is no duty to beat. The highest tarok wins the trick, or the highest card of the suit led. The two opponents keep one pile.',
          ],
        },
        {
          p: [
            'Sky may be played at any time and wins nothing. Its owner keeps it (',
            ['skizować się', 'to excuse oneself with Sky'],
            ') and gives an empty card of his pile for it when the piles are counted, unless his ally has won the trick.',
          ],
        },
      ],
    },
    {
      id: 'count',
      title: 'The count',
      blocks: [
        {p: 'Each pile is counted in packets of three, together always 78:'},
        {
          list: [
            'three empty cards: 1',
            'one card that counts: its value',
            'two of them: their sum less 1',
            'three of them: their sum less 2',
          ],
        },
        {
          p: [
            'With 40 points the declarer has won, with fewer than 39 he has lost. 39 is a standing game (',
            ['remis', 'a standing game'],
            '): nobody pays.',
          ],
        },
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      blocks: [
        {
          grid: {
            caption: 'Marks from each opponent',
            head: ['', 'The game', 'Each point over 39', 'Tout'],
            rows: [
              ['a Due', '20', '2', '200'],
              ['a Uno', '30', '3', '300'],
              ['Solo, old manner', '60', '6', '600'],
              ['Solo, new manner', '50', '5', '500'],
            ],
          },
        },
        {p: 'A lost game costs the declarer the same, counted by the points that he lacks to 39, to each.'},
        {
          p: [
            'Whoever wins all 25 tricks makes ',
            ['Tout', 'all tricks'],
            ', which is paid instead of the game; even Sky must then be given up to him. A declarer who holds Sky himself cannot make it.',
          ],
        },
        {
          note: 'The price of a lost game is not printed; it mirrors that of a won one. The Tout of a Uno in the new manner is printed “5oo”; by the rule of the tariff it is 300.',
        },
      ],
    },
    {
      id: 'glossary',
      title: 'Words of the book',
      blocks: [
        {
          terms: [
            ['grający, zadający', 'the declarer'],
            ['pomocnik', 'helper: the other opponent'],
            ['karta liczbowa', 'a card that counts'],
            ['sztych', 'trick'],
            ['we środku', 'in the middle: the second seat'],
            ['za ręką', 'behind the hand: the dealer’s seat'],
            ['kupować', 'to buy: to take the three cards'],
            ['renons', 'a void'],
            ['a personne', 'from each'],
            ['bicz', 'the whip: a long suit, led again and again'],
          ],
        },
      ],
    },
    {
      id: 'sources',
      title: 'Source',
      blocks: [
        {
          p: [
            [
              'Sposób do nauczenia się gry Tarok i Tarok-Lombra',
              'A way to learn the games of Tarok and Tarok-ombre',
            ],
            ', by Faber, fourth treatise of a Polish book of games, without place or date, about 1820. The rules here are told in our own words.',
          ],
        },
      ],
    },
  ],
};
