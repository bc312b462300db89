import type {Page, Section} from '@quinola/table';

/** The pack and what its cards count, alike for three and for two. */
export const pack: Section = {
  id: 'pack',
  title: 'The cards',
  blocks: [
    {
      p: [
        'A pack of 78. Twenty-one ',
        ['taroki', 'taroks: the lasting trumps'],
        ' bear the numbers XXI to I; the lowest is the ',
        ['Pagat', 'tarok I, the buffoon'],
        '. A twenty-second, ',
        ['Sky', 'Scus, Excuse: the Harlequin'],
        ', bears no number. To these come the four French suits of fourteen cards, with a ',
        ['Kawall', 'the knight, mounted'],
        ' between queen and knave.',
      ],
    },
    {
      p: 'Any tarok beats any card of a suit. In the black suits the order is king, queen, knight, knave, 10, 9 … 2, ace. In the red suits the pips are reversed: king, queen, knight, knave, ace, 2 … 9, 10. “Order of the cards” in the menu shows it.',
    },
    {
      grid: {
        caption: 'What a card counts',
        head: ['Card', 'Value'],
        rows: [
          ['King, XXI, Pagat, Sky', '5'],
          ['Queen', '4'],
          ['Knight', '3'],
          ['Knave', '2'],
          [
            ['All others: ', ['próżne', 'empty cards: the pips of the suits and taroks II to XX']],
            'nothing by themselves',
          ],
        ],
      },
    },
  ],
};

/** How tricks are played, alike for three and for two. */
export const tricks: Section = {
  id: 'play',
  title: 'The play',
  blocks: [
    {
      p: 'Twenty-five tricks. Follow the suit that is led. If you cannot, you must play a tarok; if you have none either, any card. You need not beat what lies there. The highest tarok wins, or else the highest card of the suit led; the winner leads to the next trick.',
    },
    {
      p: [
        'Sky may be played to any trick, whatever is led, and never wins: its owner says that he skizes himself (',
        ['skizować się', 'to excuse oneself'],
        '), keeps it, and owes the winner of the trick an empty card. But it must go before the last three tricks: in tricks 23 to 25 it is lost.',
      ],
    },
    {
      note: 'A led Sky asks for taroks, as a tarok would. The book does not say. The empty card is given at the count.',
    },
  ],
};

/** Announcing, alike for three and for two. */
export const announcing: Section = {
  id: 'announcing',
  title: 'Announcing',
  blocks: [
    {
      p: [
        'Before the first card everybody announces (',
        ['zgłosić', 'to announce'],
        ') what his hand holds, the dealer first. One card may serve several announcements.',
      ],
    },
    {
      grid: {
        caption: 'What is announced, and its worth',
        head: ['Announcement', 'Needs', 'Points'],
        rows: [
          ['Taroks', 'ten or more, Sky and Pagat with them', '10, and 5 for each above ten'],
          [
            'Matadors from above',
            'Sky, XXI, Pagat; then XX, XIX … unbroken',
            '10 for three, and 5 for each more',
          ],
          ['Matadors from below', 'Sky, Pagat, II; then III, IV … unbroken', 'the same'],
          [
            'Kings',
            'three or more of seven: four kings, Sky, XXI, Pagat',
            '5 for three, and 5 for each more',
          ],
          ['A whole cavalry', 'king, queen, knight, knave of one suit', '10; with Sky in hand 20'],
          ['Half a cavalry', 'three of these four', '5; with Sky in hand 10'],
        ],
      },
    },
    {
      p: [
        'The number is said, not the cards; a cavalry with Sky is called ',
        ['skizowana', 'skized: doubled by Sky'],
        '. Nobody must announce, but what is not announced now is lost.',
      ],
    },
    {
      note: 'The table proposes all that your hand holds. That of two series of matadors the better one is announced is our ruling. That a forgotten announcement is lost stands in rules printed at Leipzig in 1754, not in this book.',
    },
  ],
};

/** The Skat, alike for three and for two. */
export const skat: Section = {
  id: 'skat',
  title: 'The Skat',
  blocks: [
    {
      p: [
        'The dealer holds 28 cards and lays three of them away, face down: the ',
        ['Skat', 'écart: the three cards laid away'],
        '. They count for him at the end. Kings and taroks may not lie there.',
      ],
    },
    {
      p: 'One exception: whoever holds just three taroks, the Pagat among them, may bury all three. The Pagat then counts as made.',
    },
    {
      note: 'Until you announce you may take your Skat back. That is our ruling; the book lets it be mended until the first card is led.',
    },
  ],
};

/** Errors and what the book sets on them (`laws.ts`), alike for three and for two. */
export const errors: Section = {
  id: 'errors',
  title: 'Errors and penalties',
  blocks: [
    {
      p: 'The table lets none of the first five happen. The book says of them, for three players and for two:',
    },
    {
      list: [
        'A misdeal: the next player deals, for the Skat is an advantage that the culprit forfeits (hint 2).',
        [
          'A Skat of more or fewer than three cards may be mended until the first card is led. After that play goes on, but the culprit announces and counts nothing in the whole deal: he plays ',
          ['rolę niemą', 'a mute part'],
          ' (rule 13, hint 3).',
        ],
        'A king or a matador in the Skat: that card is not counted for him (hint 4).',
        'An announced cavalry of which a card lies in the Skat: the announcement is taken back, even after the play (hint 4).',
        'Not following suit, not trumping, not answering a tarok: the culprit makes good all the damage that comes of it (hint 5).',
        'Sky kept into the last three tricks is lost. This may happen to you (rule 3).',
      ],
    },
  ],
};

/** The rules of Tarok en trois in English. Source: the treatise *Tarok i Tarok-Lombra* “by Faber”, a Polish book of games without place or year, about 1820. */
export const trois: Page = {
  lang: 'en',
  termLang: 'pl',
  title: 'Tarok en trois',
  intro:
    'Three players, each for himself, seventy-eight cards. Announce what your hand is worth; then fight over the Pagat, then over the kings, and above all over the last trick. At the end the cards are counted against a par of 26.',
  sections: [
    {
      id: 'what',
      title: 'What it is',
      blocks: [
        {
          p: 'The fourth treatise of a Polish book of games, which names neither place nor year; we call it after Warsaw and put it about 1820. The writer calls his game “today’s Tarok”: older players knew neither the seven kings nor matadors from below nor skized cavalry.',
        },
        {
          p: 'There are no fixed partners. Two join against whoever threatens to bring the Pagat or a king home, and part when the danger is over. The book finds in it an image of the weightier game of state politics.',
        },
      ],
    },
    pack,
    {
      id: 'deal',
      title: 'Places and deal',
      blocks: [
        {
          p: 'Three cards mark the places, a tarok and two of different suits. Whoever draws the tarok deals first. Everything goes to the right, against the clock.',
        },
        {
          p: 'Five cards at a time, five rounds; the last three go to the dealer. The player at his right leads to the first trick; the deal passes to the right.',
        },
        {note: 'A session has three deals unless the page says otherwise: the book sets it no end.'},
      ],
    },
    skat,
    announcing,
    tricks,
    {
      id: 'pieces',
      title: 'Pagat and kings',
      blocks: [
        {
          p: [
            'Kings and the Pagat, once played, lie face up before whoever got them. A Pagat that wins its trick is made (',
            ['zrobiony', 'made'],
            '); one that is taken has fallen, and goes to that opponent who announced less.',
          ],
        },
        {p: ['What happens to them in the last trick is ', ['ultimo', 'in the last trick'], ', and dearer.']},
        {
          grid: {
            caption: 'Paid at once, by or to each of the others',
            head: ['', 'Points'],
            rows: [
              ['Pagat lost', '10'],
              ['Pagat lost ultimo', '20'],
              ['Pagat made ultimo', '20'],
              ['King made or lost ultimo', '10'],
            ],
          },
        },
        {
          note: 'That a king in the last trick is paid with 10 is our ruling: the book names no sum for three players, and 10 agrees with what it scores for two. So is the rule that a fallen Pagat goes to the winner of the trick where both opponents have announced alike.',
        },
      ],
    },
    {
      id: 'count',
      title: 'The count',
      blocks: [
        {
          p: 'Each counts his cards by packets of three; the dealer adds his Skat. Three empty cards together count 1; a counting card with two empties its value; two counting cards their sum less 1; three their sum less 2. All cards together make 78.',
        },
        {p: 'Par is 26. Whoever has less pays what he lacks to whoever has more.'},
        {
          note: 'The book says that whoever has less pays the others what he lacks. That he pays it once, and only to those who have more, is our reading.',
        },
      ],
    },
    {
      id: 'settling',
      title: 'Five accounts',
      blocks: [
        {
          list: [
            'Announcements: each of the others pays the total.',
            'Pagat and ultimo, as above.',
            'The table: a king before you counts 5, the Pagat 10; the differences are paid.',
            'The cards, above or below 26.',
            [
              'The pot (',
              ['pulla', 'pot'],
              '), if it was agreed: a Pagat ultimo takes it, a king ultimo half; lost there, they add as much.',
            ],
          ],
        },
        {
          note: 'That each of the others pays the announced total, and that a made Pagat is paid once, by lying on the table, are our readings. By agreement (stichfrei) whoever makes no trick gets 26 from each; that nothing else is then paid for the cards is our ruling.',
        },
      ],
    },
    errors,
    {
      id: 'advice',
      title: 'Advice of the book',
      blocks: [
        {
          list: [
            'Count the taroks as they fall, and the suits as far as you can.',
            'Without the Pagat lead taroks until it has fallen; but not when somebody has announced ten and you hold six or more.',
            [
              'The suit in which you hold the most and the best cards is your whip (',
              ['bicz', 'whip'],
              '): lead it again and again to make others trump.',
            ],
            'When the Pagat is gone turn to the kings, so that none is made ultimo.',
            'Keep Sky for a higher card of a suit in which you have bare figures, and play it in time.',
          ],
        },
      ],
    },
  ],
};
