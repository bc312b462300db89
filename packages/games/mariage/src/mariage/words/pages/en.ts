import type {Page} from '@quinola/table';

/**
 * The rules of Mariage in English. Sources: the page *Gry karciane* of the 12th Infantry of the Duchy of Warsaw, lines 44 to 79, and
 * Gloger’s *Encyklopedia staropolska*, article *Marjasz*.
 */
export const page: Page = {
  lang: 'en',
  termLang: 'pl',
  title: 'Mariage, the Polish marriage game',
  intro:
    'Two players, six cards each and a talon. King and ober of a suit, held together, are a marriage. Whoever comes to 131 points wins the partia, in one deal or in two.',
  sections: [
    {
      id: 'cards',
      title: 'The cards',
      blocks: [
        {
          p: 'Two play with 36 cards, from the sixes. All cards together count 128, and the last trick ten: 138 in every deal.',
        },
        {
          p: [
            'The Polish pack has no queen and no knave: in their place stand two officers, the ober and the unter. The ober of trumps is the ',
            ['pamfil', 'the pamfil'],
            ': it stands above all other cards. In trumps and in every other suit ace, ten, king come next.',
          ],
        },
        {
          grid: {
            caption: 'Order and points',
            head: ['', 'trumps', 'other suits'],
            rows: [
              ['highest', 'ober 11', 'ace 11'],
              ['second', 'ace 11', 'ten 10'],
              ['third', 'ten 10', 'king 4'],
              ['fourth', 'king 4', 'ober 3'],
              ['fifth', 'unter 2', 'unter 2'],
              ['9 8 7 6', 'nothing', 'nothing'],
            ],
          },
        },
      ],
    },
    {
      id: 'deal',
      title: 'The deal',
      blocks: [
        {
          p: 'Each draws a card: the lowest deals first, then they take turns. Six cards go to each, three at a time, the dealer’s opponent first.',
        },
        {
          p: [
            'The thirteenth card is turned up and laid under the rest, the ',
            ['talon', 'the talon'],
            '. Its suit is ',
            ['kozer', 'trumps'],
            '. The dealer’s opponent leads.',
          ],
        },
      ],
    },
    {
      id: 'talon',
      title: 'While the talon lasts',
      blocks: [
        {
          p: 'Any card may be played to any card: nobody need follow suit or beat. The highest trump takes the trick, else the highest card of the suit led.',
        },
        {
          p: 'After each trick both draw a card, its winner first. The last hidden card goes to the winner of that trick, the open one to the other.',
        },
        {
          p: [
            'With skup="yes" whoever has taken a trick and is to lead may ',
            ['skupić', 'buy the turned card'],
            ' with the lowest trump. Before beating a card the other may ask: ',
            ['czy skupna?', 'is it still to be bought?'],
          ],
        },
      ],
    },
    {
      id: 'marriage',
      title: 'Marriages',
      blocks: [
        {
          p: 'King and ober of a suit are said when one of them is played, while the other is still in the hand: when leading, or when beating the other’s card. The other half is shown. It counts at once, even if the trick is lost.',
        },
        {
          grid: {
            caption: 'What a marriage counts and what is paid for it',
            head: ['', 'points', 'paid'],
            rows: [
              ['plain suit, “twenty”', '20', '1'],
              ['trumps, “forty”', '40', '2'],
              ['swatowe: all four of one player in one deal', '', '5 besides'],
            ],
          },
        },
        {
          note: 'The page lists swatowe as an item of its own. With swatowe="replaces" the five are instead of the single payments. With marriage-when-beating="no" a marriage is said only with a card that is led.',
        },
      ],
    },
    {
      id: 'end',
      title: 'When the talon is gone',
      blocks: [
        {
          p: 'Six tricks are left. Now suit must be followed, with a card that beats if there is one; whoever has none of the suit must beat with a trump, if he can. The last trick counts ten.',
        },
        {
          p: 'From here on nothing is hidden: whoever has counted the cards knows the other’s hand. Marriages may still be said.',
        },
      ],
    },
    {
      id: 'partia',
      title: 'The partia',
      blocks: [
        {
          p: [
            'With 131 points in the first deal the partia is won ',
            ['sucha', 'dry'],
            ', a ',
            ['dubla', 'dubla'],
            ', paid double. Otherwise a second deal follows, the ',
            ['dogrywka', 'dogrywka'],
            ', and its points are added.',
          ],
        },
        {
          p: [
            'Points are counted in the head. Whoever has 131 in the second deal, after a trick that he has taken or a marriage that he has said, lays the ',
            ['areszt', 'arrest'],
            ' when it is his turn, and wins ',
            ['mokra', 'wet'],
            ', a ',
            ['sympla', 'sympla'],
            ', paid once. If the arrest is false, the other wins. If nobody lays it, the higher sum wins.',
          ],
        },
        {p: 'Marriages are paid besides, whoever wins the partia.'},
        {
          note: 'Two deals are always enough: together they hold 276 points, so that one side has 138. If both have the same, another deal decides. With false-areszt="continue" play goes on after a false arrest. At a strict table (etiquette="strict") no sums are shown.',
        },
      ],
    },
    {
      id: 'variants',
      title: 'Other manners',
      blocks: [
        {
          list: [
            [['szlifowany', 'szlifowany, polished'], ': 24 cards, from the nines, and six draws.'],
            [
              ['kiks', 'kiks'],
              ': four play, partners opposite, nine cards each; the dealer’s last card is shown and makes trumps. From the first trick suit must be followed, and whoever has none of it must beat with a trump. Either partner may lay the arrest.',
            ],
            [
              ['ślepy', 'ślepy, blind'],
              ': before the deal a card is cut and shown; it makes trumps, goes back, and the pack is shuffled again. Nothing is turned up.',
            ],
          ],
        },
        {
          note: 'That the suit led must be overtaken in kiks the page does not say; with kiks-overtake="yes" it must.',
        },
      ],
    },
  ],
};
