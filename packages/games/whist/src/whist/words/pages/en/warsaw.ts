import type {Page} from '@quinola/table';

/** The rules of Polish wist in English. Source: *Gra Wista*, first treatise of a Polish book of games, c. 1820. */
export const warsaw: Page = {
  lang: 'en',
  termLang: 'pl',
  title: 'Polish wist, c. 1820',
  intro: [
    'Four players in two partnerships, thirteen tricks, trumps by the last card dealt. A game can be won at four levels, and the best rubber ',
    'without slams is worth eleven. The advice that goes with it is Edmond Hoyle’s of 1742, in Polish dress.',
  ],
  sections: [
    {
      id: 'what',
      title: 'What it is',
      blocks: [
        {
          p: [
            'The first treatise of a Polish book of games, printed without a date; we call it after Warsaw and put it about 1820. Its numbered ',
            'rules are, one by one, those of Hoyle’s ',
            ['Short Treatise', 'Edmond Hoyle, A Short Treatise on the Game of Whist, London 1742', 'en'],
            ', come to Poland by way of Germany.',
          ],
        },
        {p: 'Partners sit opposite each other. Everything goes clockwise: dealing, leading and playing.'},
      ],
    },
    {
      id: 'pack',
      title: 'The cards',
      blocks: [
        {
          p: [
            'One French pack of 52 (',
            ['tallia', 'a pack of cards'],
            '). In play the ace is highest in every suit: A K Q J 10 9 8 7 6 5 4 3 2. When cards are ',
            'drawn for partners it counts as one. Ace, king, queen and knave of trumps are the honours (',
            ['honory, matadory', 'honours: the four highest trumps'],
            ').',
          ],
        },
      ],
    },
    {
      id: 'draw',
      title: 'Partners and places',
      blocks: [
        {
          p: [
            'Before every rubber each player draws a card. The two highest play together against the two lowest; the lowest of all deals. If two equal cards lie ',
            'in the middle, those two draw again and, so the printed example has it, the higher joins the lowest card. Three equal cards: those three draw ',
            'again, and the fourth player’s card keeps its rank.',
          ],
        },
        {
          note: 'A general principle would let the lower of the two join the lowest. The rules keep that reading as an option.',
        },
      ],
    },
    {
      id: 'deal',
      title: 'Cutting and dealing',
      blocks: [
        {
          p: [
            'The player on the dealer’s right cuts. Cards are given one at a time, beginning on the dealer’s left, thirteen to each. The last is the dealer’s; he ',
            'must turn it up at once (',
            ['wyświęcić', 'to turn up the trump card'],
            ') and its suit is trumps (',
            ['trumf', 'trumps'],
            ').',
          ],
        },
        {
          p: [
            'If he hides it in his hand instead, the player who is to lead (',
            ['kto ma rękę', 'he who has the hand: the player on the dealer’s left'],
            ') names the trumps. The turned card lies on the table until the dealer plays to the first trick; afterwards one may ask for its suit only.',
          ],
        },
        {p: 'The deal passes to the left.'},
      ],
    },
    {
      id: 'play',
      title: 'The play',
      blocks: [
        {
          p: [
            'The player on the dealer’s left leads (',
            ['zadać', 'to lead'],
            '). The others must follow suit (',
            ['dodawać do koloru', 'to follow suit'],
            ') if they can; if not, they ruff (',
            ['przybić', 'to beat, to ruff'],
            ') or discard as they like. The highest trump takes the trick (',
            ['sztych', 'trick'],
            '), or else the highest card of the suit led, and its winner leads to the next.',
          ],
        },
        {
          note: 'The Polish book does not say whether tricks may be looked at again. Here, as in Vienna, the last one may, and no other.',
        },
      ],
    },
    {
      id: 'call',
      title: 'Calling at eight',
      blocks: [
        {
          p: [
            'A side that stands on exactly eight may win the game with its honours at once. A player with two honours calls on his partner (',
            ['wezwać pomocnika', 'to call on one’s partner'],
            ') with his own first card, or after his partner’s, before the first trick is turned.',
          ],
        },
        {
          list: [
            'If the partner holds an honour, both show and the game is won; the deal is not played.',
            'If not, play goes on, and everybody knows that the honours are divided.',
            'A player with three or four honours shows them without asking.',
          ],
        },
        {
          note: 'The Polish laws speak of the call but do not describe it. The manner is taken from the Viennese guide of 1834, which agrees with every one of them.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Points of a deal',
      blocks: [
        {
          grid: {
            caption: 'What a side marks',
            head: ['', 'Points'],
            rows: [
              [['each trick over six (', ['tryk', 'odd trick'], ')'], '1'],
              ['three honours between partners', '2'],
              ['all four honours', '4'],
            ],
          },
        },
        {
          p: [
            'Honours belong to the side to which they were dealt. The side that first marks ten has won the game (',
            ['partya', 'a game of ten points'],
            '). Where the book is silent the table counts as Vienna does: tricks before honours, and on nine a side needs an odd trick.',
          ],
        },
        {
          figure: 'counters',
          caption: [
            'Each side marks with four counters (',
            ['marki', 'counters'],
            '): one on the line is 1, one above it is 3, one below it is 5. So 5 is one above and two on ',
            'the line; 7 is two on the line and one below; 9 is one of each.',
          ],
        },
      ],
    },
    {
      id: 'rubber',
      title: 'Game, rubber and payment',
      blocks: [
        {
          grid: {
            caption: 'The worth of a game, by what the losers have marked',
            head: ['Losers have', 'Name', 'Worth'],
            rows: [
              ['5 to 9', [['Simple', 'single', 'fr']], '1'],
              ['3 or 4', [['Double', 'double', 'fr']], '2'],
              ['1 or 2', [['Triple', 'treble', 'fr']], '3'],
              ['nothing', [['Quadruple', 'fourfold', 'fr']], '4'],
            ],
          },
        },
        {
          p: [
            'Two games won end the rubber (',
            ['robber', 'rubber: a match, until one side has won two games'],
            '), and winning it counts 3. A great slam (',
            ['wielki szlem', 'all thirteen tricks'],
            ') counts 6, a small slam (',
            ['mały szlem', 'twelve tricks'],
            ') 3, for whichever side made it. The winners add up theirs and take off the games and slams of the losers.',
          ],
        },
        {
          list: [
            'Two fourfold games: 4 + 4 + 3 = 11, the rubber “of eleven”.',
            'The book’s record: five great slams, two fourfold games, one simple game lost: 30 + 8 + 3 − 1 = 40.',
          ],
        },
        {p: 'A rubber that is broken off is paid by its games and slams, without the 3.'},
      ],
    },
    {
      id: 'variants',
      title: 'Other ways to play',
      blocks: [
        {
          p: [
            'Some count no treble or fourfold: losers with 0 to 4 lose the game double, with 5 to 9 simple. The best rubber is then 2 + 2 + 3 = 7, and ',
            'one speaks of a rubber “of seven”.',
          ],
        },
      ],
    },
    {
      id: 'irregularities',
      title: 'The laws',
      blocks: [
        {
          p: 'This table does not let you make a mistake of form. With strict etiquette it does, and the book’s laws apply.',
        },
        {
          list: [
            [
              'A revoke (',
              ['fałszywy renons', 'a revoke: failing to follow suit when one could'],
              '): the opponents add three, before anything else is marked; the offenders cannot come above nine in that deal (laws 2, 3).',
            ],
            'A revoke noticed before the trick is turned: the opponents may demand the highest or lowest card of the suit led, or call the wrongly shown card later (law 8).',
            'A card led out of turn: an opponent may later demand that very card, or the one who is to lead may have his own partner name the suit (law 1).',
            'A card that falls on the table so that it is recognised: an opponent may call it later (law 7).',
            'A card played before one’s turn: the offender’s partner may not take that trick if he can help it (laws 10, 13).',
            'The leader’s partner plays before the opponent whose turn it is: the other opponent may then play before his own partner (law 16).',
            'Cards thrown open in the belief that the game is won: the opponents may call them in any order (law 15).',
            'Whoever is sure of all the tricks that are left may show his hand. If one of them can be beaten after all, the opponents may call each of his cards (law 17).',
            'A call when the score is not eight, and here also one with fewer than two honours: the opponents may confer and demand a new deal. A mistaken answer: they choose between a new deal and this one (laws 4, 18).',
            'A card seen while dealing: the opponents may have a new deal; if it was their doing, the dealer decides. A card faced in the pack: the deal is given again, unless it was the last (laws 9, 11).',
            'A misdeal: the same dealer deals again. Twelve cards in one hand and the others right: the deal stands and that hand answers for its revokes. Fourteen in one hand: the deal is void (laws 12, 14).',
            'Nobody may remind his partner to call once the turned card has been seen, and forgotten honours are lost with the next (laws 5, 6).',
          ],
        },
      ],
    },
    {
      id: 'glossary',
      title: 'Words of the book',
      blocks: [
        {
          terms: [
            ['maść, kolor', 'suit'],
            ['pomocnik, kompan', 'partner'],
            ['przeciwnik', 'opponent'],
            ['znak, point', 'point'],
            ['przed ręką, za ręką', 'before, behind the hand: playing earlier, later'],
            ['puścić', 'to let a trick go by'],
            ['odrzucić', 'to discard'],
            ['renons', 'a void: having none of a suit'],
            ['inwita', 'an invite: the lead of a six or lower from a suit with ace, king or queen'],
            ['fałszywa inwita', 'a false invite: the same without any of the three'],
            ['impas', 'a finesse: playing the third best card in hope'],
            ['forsować', 'to force: to lead what an opponent must ruff'],
            ['forte-karta', 'a master: it can only be beaten by a trump'],
            ['tertia major', 'ace, king and queen of a suit'],
            ['singleton', 'the only card of a suit'],
            ['z pod suchy', 'out of the lurch: to reach the score that saves a level'],
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
            ['Gra Wista', 'The game of whist'],
            ', first treatise of a Polish book of games, without place or date, about 1820. The rules here are told in our own words. Misprints are read in the light ',
            'of Hoyle’s text, and gaps are filled from the ',
            ['Leitfaden', 'Guide for teaching oneself whist, Vienna 1834', 'de'],
            ' of 1834.',
          ],
        },
      ],
    },
  ],
};
