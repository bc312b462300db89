import type {Page} from '@quinola/table';

/** The rules of Pamphile in English. Source: the page *Gry karciane* of the 12th Infantry of the Duchy of Warsaw, lines 16 to 42. */
export const page: Page = {
  lang: 'en',
  termLang: 'pl',
  title: 'Pamphile, Poland, 18th century',
  intro:
    'Five cards to each, new ones for those that are no use, and five tricks. Who plays must take two of them; who passes has a point for each.',
  sections: [
    {
      id: 'pack',
      title: 'The cards',
      blocks: [
        {p: 'Three play with 32 cards, from the sevens; four, five or six with 36, from the sixes.'},
        {
          p: [
            'The knave of clubs is the ',
            ['pamfil', 'the pamfil'],
            ': it stands above all other cards. Then come ace, king, queen, knave, ten, nine, eight, seven, six.',
          ],
        },
        {
          note: 'The pamfil is a trump whatever the trumps are, and no club unless clubs are trumps. With pamfil-freedom="free" it may be played to any trick.',
        },
      ],
    },
    {
      id: 'deal',
      title: 'The deal',
      blocks: [
        {
          p: 'Cards are drawn: the lowest deals, and equal ones are drawn again. The player on the dealer’s right cuts. Everybody gets five cards, three and then two, beginning on the dealer’s left.',
        },
        {
          p: [
            'The last card is laid face up under the rest, the ',
            ['talon', 'the talon'],
            '. Its suit is ',
            ['atut', 'trumps'],
            ', clubs if it is the pamfil. It is never drawn.',
          ],
        },
      ],
    },
    {
      id: 'word',
      title: 'To play or to pass',
      blocks: [
        {
          p: 'The player on the dealer’s left must play, which means: take at least two tricks. The others, in turn, play or pass. Who passes is bound to nothing, and plays his cards all the same.',
        },
        {
          p: 'Who plays may throw away one card, several or all of them, and draws as many from the top of the talon, as long as it lasts. Who has exchanged a card must play.',
        },
        {
          grid: {
            caption: 'The same tricks, played and passed',
            head: ['Sure tricks', 'passed', 'played, no third trick', 'worth it if three come'],
            rows: [
              ['none', '0', '−3', '1 time in 2'],
              ['one', '1', '−3', '2 times in 3'],
              ['two', '2', '0', '2 times in 3'],
              ['one, with the pamfil', '2', '−3', '5 times in 9'],
              ['two, with the pamfil', '4', '0', '2 times in 3'],
            ],
          },
        },
        {
          note: 'By the printed table a passer is never worse off than a player with as many tricks. So playing is worth it only for the new cards; the advice tells how likely they must be to bring a third trick.',
        },
      ],
    },
    {
      id: 'mucha',
      title: 'The mucha',
      blocks: [
        {
          p: [
            'Five cards of one suit, after the deal or after the exchange, are a ',
            ['mucha', 'a mucha, a fly'],
            ' and win the deal without play. If several have one, that in trumps goes first, then the one with more pips: ace, king, queen, knave and ten are ten each, small cards their number.',
          ],
        },
        {
          note: 'With equal pips the earlier player wins. The pamfil counts as a club or as a trump; with pamfil-wild-in-mucha="yes" it completes any suit. At a strict table (etiquette="strict") a mucha must be called.',
        },
      ],
    },
    {
      id: 'play',
      title: 'The play',
      blocks: [
        {
          p: 'The player on the dealer’s left leads. Suit must be followed, and who can beat the trick must beat it, by a higher card of the suit; who has none of the suit, by a trump. Who cannot beat it plays what he likes of the suit, and without the suit any card.',
        },
        {
          p: 'The highest trump takes the trick, else the highest card of the suit led. Its winner leads to the next.',
        },
      ],
    },
    {
      id: 'score',
      title: 'The points',
      blocks: [
        {
          grid: {
            caption: 'Points of a deal',
            head: ['Tricks', 'played', 'passed'],
            rows: [
              ['none', '−3', '0'],
              ['one', '−3', '1'],
              ['two', '0', '2'],
              ['three', '3', '3'],
              ['four', '4', '4'],
              ['five', '5', '5'],
              ['mucha', '5', '5'],
            ],
          },
        },
        {
          p: 'In the presence of the pamfil points for tricks and mucha count double: whoever held it when play began doubles what he wins.',
        },
        {
          note: 'The page does not say whose points are doubled; with pamfil-doubling="everyone" all are, while anybody holds it. Three points lost are not doubled, unless double-penalty="yes".',
        },
        {
          p: 'Everybody deals twice; then the most points win, and everyone pays everyone the difference.',
        },
        {note: 'The page ends with the deal; number of deals and payment are ours.'},
      ],
    },
  ],
};
