import type {Page} from '@quinola/table';

/** The rules of Reversis in English. Source: *Lyckans talisman* (Stockholm 1819), *Reversy*, rules 1 to 42. */
export const page: Page = {
  lang: 'en',
  termLang: 'sv',
  title: 'Reversis, Sweden 1819',
  intro:
    'Four play, each for himself. Here whoever has the fewest points wins, unless somebody takes every trick. The knave of hearts, the Quinola, wins or loses the whole pannier.',
  sections: [
    {
      id: 'pack',
      title: 'The cards',
      blocks: [
        {
          p: 'Fifty-two cards without the tens: forty-eight. Ace, king, queen, knave, nine and so on down to the two, in all suits; there is no trump. The ace counts four points, the king three, the queen two, the knave one: forty in the pack. The others are white and count nothing.',
        },
        {
          p: [
            'The knave of hearts is the ',
            ['Quinola', 'the knave of hearts'],
            '. In a trick it is a knave like any other.',
          ],
        },
        {
          p: 'One of the tens marks the rounds: a pip is torn off when each has dealt once. After ten rounds the session is over.',
        },
      ],
    },
    {
      id: 'deal',
      title: 'Stakes and deal',
      blocks: [
        {
          p: 'The tens are drawn for places; diamonds deal first. Deal and play go to the right. The player to the dealer’s right is forehand, and loses ties; the dealer wins them: the book says that he sits best.',
        },
        {
          p: [
            'When the ',
            ['pannier', 'the basket that holds the stakes'],
            ' is empty the dealer puts two ',
            ['Fischer', 'counters; one is worth ten jettons here, or five'],
            ' into it and each of the others one; after that the dealer alone one in each deal, also when a bête lies there.',
          ],
        },
        {
          p: 'Each gets two throws of four cards and then three, the dealer four: eleven, and twelve to the dealer. Three cards are left, the talon, and lie under the pannier.',
        },
      ],
    },
    {
      id: 'exchange',
      title: 'The exchange',
      blocks: [
        {
          p: 'From forehand on, each of the three others may once throw a card face down under the pannier and take the first of the talon for it; or he keeps all, looks at the first of the talon alone and lays it under the pannier. The dealer takes nothing and lays one of his twelve cards away.',
        },
        {
          p: 'The Quinola may be thrown away, and is when it is badly guarded. What lies under the pannier stays face down; each may look only at his own card.',
        },
      ],
    },
    {
      id: 'play',
      title: 'The play',
      blocks: [
        {
          p: 'Forehand leads. Suit must be followed; the highest card of the suit led takes the trick, and its winner leads to the next. There are eleven tricks. Each is turned over; the last may be looked at until another is made, one’s own at any time (11).',
        },
        {
          grid: {
            caption: 'How the Quinola and the aces fall',
            head: ['', 'Quinola', 'Ace'],
            rows: [
              [
                [['gifven', 'given: thrown on another suit']],
                'the winner of the trick pays 2 Fischer, in the last trick 4; whoever gave it wins the pannier',
                'the winner pays 2 jettons, for diamonds 4',
              ],
              [
                [['forcerad', 'forced: drawn out by its own suit']],
                'its holder pays the leader 2 Fischer and sets a bête',
                'its holder pays the leader 2 jettons (4)',
              ],
              [
                [['utspelt', 'led'], ', or ', ['gorgerad', 'led as the last card']],
                'its holder pays the winner of the deal 2 Fischer and sets a bête',
                'its holder pays the winner of the deal 2 jettons (4)',
              ],
            ],
          },
        },
        {
          p: 'Whoever holds all four aces when play begins need never follow suit in this deal. He may give the Quinola on any suit but hearts.',
        },
      ],
    },
    {
      id: 'reversis',
      title: 'Reversis',
      blocks: [
        {
          p: [
            'Whoever takes all eleven tricks makes Reversis. He has ',
            ['entreprenerad', 'undertaken'],
            ' it when he has taken the first nine and leads the tenth.',
          ],
        },
        {
          p: 'Made: each of the others pays him four Fischer; one who had the four aces pays for all, twelve. What he himself owes for aces and a Quinola is paid back; a pannier that was won by giving the Quinola stays won. If he led his own Quinola in one of the first nine tricks, or it was forced by the first lead, he wins the pannier too.',
        },
        {
          p: [
            'Broken ',
            ['à la bonne', 'at the right moment: in the tenth or eleventh trick', 'fr'],
            ': the play stops at once. The undertaker pays the breaker four Fischer, and for every ace he had led; had he led the Quinola, two more, and a bête. What falls in the breaking trick counts nothing.',
          ],
        },
        {p: 'Broken earlier it is nothing, and play goes on.'},
      ],
    },
    {
      id: 'payment',
      title: 'The deal, bêtes and the pannier',
      blocks: [
        {
          p: 'Without Reversis, whoever has the most points pays two Fischer to whoever has the fewest, the winner of the deal (the book calls this payment the party). If points are equal tricks decide, and if these are equal the place: the better placed wins, the worse placed pays. So a dealer without a trick always wins.',
        },
        {
          p: 'A bête is as large as what lies in the pannier. The first joins it at once; later ones wait, and when the pannier is won the largest of them is played for next.',
        },
        {
          p: 'At the end what lies in the pannier and the bêtes that wait are divided equally; odd jettons go to the best placed first.',
        },
      ],
    },
    {
      id: 'options',
      title: 'What may be agreed',
      blocks: [
        {
          list: [
            'Fewer rounds; a Fische of five jettons.',
            'On demand: Quinola, aces and the pannier are paid only if they are asked for before the cards are cut again. The deal and Reversis are paid unasked.',
            [
              'In the first rounds ',
              ['Quinola forcée', 'the Quinola must be kept', 'fr'],
              ': nobody may throw it away, so that a bête comes soon.',
            ],
            'Another’s forced or led Quinola in a Reversis that is made: it stands, or is void.',
            'The four Fischer for a Quinola à la bonne: they are those of the Reversis, or come beside them.',
            'The largest bête is played for next, or the oldest.',
          ],
        },
        {
          note: 'The book also knows a game with two Quinolas and two panniers, and rejects it as too intricate. It is not played here.',
        },
      ],
    },
    {
      id: 'laws',
      title: 'What should not happen',
      blocks: [
        {
          p: 'At this table nobody can misdeal, revoke, see what is hidden or mix the tricks. The book rules:',
        },
        {
          list: [
            'A missing stake: forehand may have to make it good (3).',
            'A misdeal that cannot be put right: the right neighbour deals. Whoever deals twice running deals in vain until the lead. Two or three cards of the talon taken: two Fischer into the pannier, and a new deal by the next (5).',
            'The Quinola hidden in the talon: the deal to the best placed, and all the loss (6).',
            'Another’s discard or card of the talon seen: he pays for that player, if that player loses the deal; his own discard taken back: he pays for the deal in any case (7).',
            'Twelve cards kept, or one drawn before one is thrown: he pays for the deal in any case; he can lose all and win nothing (8).',
            'A lead before all have exchanged may be changed (9).',
            'A revoke noticed at once: he must take the trick if he can; later: he pays for the deal in any case, and for a given Quinola in another’s place; if his own is forced, he sets two bêtes (10).',
            'A pannier that is not taken before the cut stays; a Quinola or an ace not asked for is not paid (12, 25): that is played where it is agreed.',
            'Tricks mixed before they are counted: he pays for the deal; if two have mixed theirs, the winner decides between them (16, 17).',
            'The Quinola or an ace thrown out of turn is not paid (22). Whoever has seen another’s discard is not paid for Reversis (32).',
          ],
        },
      ],
    },
  ],
};
