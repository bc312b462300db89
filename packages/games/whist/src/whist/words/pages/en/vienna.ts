import type {Page} from '@quinola/table';

/** The rules of Viennese whist, 1834, in English. Source: *Leitfaden zum Selbstunterrichte im Whistspiele*, §§1-25. */
export const vienna: Page = {
  lang: 'en',
  termLang: 'de',
  title: 'Viennese whist, 1834',
  intro: [
    'Four players in two partnerships, thirteen tricks, and a suit of trumps that the last card dealt decides. You need no bidding: you ',
    'follow suit, you take tricks, and you let your cards tell your partner what you hold. The name asks for silence.',
  ],
  sections: [
    {
      id: 'what',
      title: 'What it is',
      blocks: [
        {
          p: [
            'The drawing-room whist of Biedermeier Vienna, after a small anonymous guide printed there by Carl Gerold in 1834. It is “long” whist: ',
            'a game is ten points, honours count, and a side on eight may call for them (',
            ['rufen', 'to call: to ask one’s partner aloud for an honour'],
            ').',
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
            'Two French packs of 52, one with red backs and one with blue, are used in turn. In play the ace is highest: A K Q J 10 9 8 7 6 5 4 3 2. ',
            'When cards are drawn for partners the ace is lowest.',
          ],
        },
        {
          p: [
            'The suit of the card turned up is trumps (',
            ['Atout', 'trumps'],
            '); the others are plain suits (',
            ['Farben', 'plain suits'],
            '). Ace, king, ',
            'queen and knave of trumps are the honours (',
            ['Honneurs', 'honours: the four highest trumps'],
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
            'Each player draws a card from a spread pack. The two lowest play together against the two highest; the lowest of all deals first. ',
            'Only those whose tie leaves this open draw again.',
          ],
        },
        {
          p: [
            'For the second rubber (',
            ['Robber', 'rubber: a match, until one side has won two games'],
            ') all draw again. If the same two would be partners once more, the ',
            'lower of them takes the lower of the other side instead. In the third, the two who have not yet played together do so. After three rubbers ',
            'everyone has had everyone as partner.',
          ],
        },
        {
          p: 'Then seats are taken. A lady has the choice, and keeps her seat for the whole evening. Otherwise whoever drew the lowest card chooses, and his partner sits opposite; of the other two the one with the lower card chooses between the places left. Seats are kept for the rubber (§2).',
        },
        {
          note: 'With the short ceremony the table draws, seats and cuts by itself and tells you the result in a line. The full ceremony lets you do it.',
        },
      ],
    },
    {
      id: 'deal',
      title: 'Cutting and dealing',
      blocks: [
        {
          p: [
            'The first dealer chooses the red or the blue pack, and his side keeps it for the game. The player on his right cuts (',
            ['abheben, coupiren', 'to cut the pack'],
            '). He may twice refuse the cut (',
            ['umwerfen', 'to reject the cut; the pack is shuffled again'],
            ') to have the pack shuffled again, or divide it with a card of the other pack (',
            ['schneiden', 'to cut with a card pushed in'],
            '). The book smiles at this: it is done to change one’s luck.',
          ],
        },
        {
          p: [
            'The dealer gives the cards one at a time, beginning on his left, thirteen to each. His own last card is turned up and names trumps. ',
            'It lies on the table until he plays to the first trick; later one may ask for the trump suit but not for the card.',
          ],
        },
        {p: 'The deal passes to the left, also from one game to the next.'},
      ],
    },
    {
      id: 'play',
      title: 'The play',
      blocks: [
        {
          p: [
            'The player on the dealer’s left leads any card. The others must follow suit if they can; if not, they play what they like and are never bound ',
            'to trump or to win. The highest trump takes the trick (',
            ['Stich, Levée', 'trick'],
            '), or else the highest card of the suit led. ',
            'The winner leads to the next.',
          ],
        },
        {
          p: [
            'Until a trick is turned you may ask who played what (',
            ['Wie liegt es?', '“How does it lie?”'],
            '). Only the last trick may be looked at again.',
          ],
        },
      ],
    },
    {
      id: 'call',
      title: 'Calling at eight',
      blocks: [
        {
          p: [
            'A side that stands on exactly eight points may win the game with its honours at once. A player with two honours asks, with his own first card or after ',
            'his partner’s, and before the first trick is turned: ',
            ['Ich rufe!', '“I call!”'],
            ' or ',
            ['Können Sie antworten?', '“Can you answer?”'],
          ],
        },
        {
          list: [
            'If the partner holds an honour he says yes or shows it. The honours are proved and the game is won on the spot; the deal is not played.',
            'If not, play goes on, and everybody knows that the honours are divided.',
            [
              'A player with three or four honours of his own need not ask. He shows them (',
              ['vorzeigen', 'to show one’s honours'],
              ') and the game is won.',
            ],
          ],
        },
        {
          p: 'Calling is a right, not a duty. But honours marked at the end of the deal count after the tricks, and by then the others may have gone out.',
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
              [['each trick over six (', ['Trik', 'odd trick'], ')'], '1'],
              [['three honours between partners (', ['deux honneurs', 'two by honours', 'fr'], ')'], '2'],
              [['four honours (', ['quatre honneurs', 'four by honours', 'fr'], ')'], '4'],
            ],
          },
        },
        {
          p: [
            'Honours belong to the side to which they were dealt, whichever partner had them and whoever took them. Tricks are marked before honours: reason ',
            'goes before chance, says the book. The first side to reach ten has won the game (',
            ['Partie', 'a game of ten points'],
            '), and nothing more is marked.',
          ],
        },
        {p: 'A side on nine cannot go out by honours. It needs at least one odd trick.'},
        {
          note: 'Whether the losers’ honours of the deciding deal might still lift them out of a treble or double game, the book does not say. Here they are not marked, unless the table is set otherwise.',
        },
        {
          figure: 'counters',
          caption: [
            'Each side marks with four round counters (',
            ['Marken', 'counters'],
            '): one on the line (',
            ['Linie', 'the line'],
            ') is 1, one above it is 3, one below it is 5. So 5 is one above and two on the line; 7 is two on the line and one below; 9 is one of each.',
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
              ['1 to 4', [['Double', 'double', 'fr']], '2'],
              ['nothing', [['Triple', 'treble', 'fr']], '3'],
            ],
          },
        },
        {
          p: [
            'All thirteen tricks are a great slam (',
            ['Groß-Schlemm', 'great slam'],
            ') and worth 8 fishes (',
            ['Fische', 'fishes: the unit of payment'],
            '); twelve are a small slam, worth 4. They are paid besides the points, to whichever side made them.',
          ],
        },
        {
          p: [
            'Two games won end the rubber. Its winners add up their games, their slams and 4 for the rubber, and take off the games and slams of the losers. Each loser ',
            'pays a winner that many fishes. If the losers made slams enough, the winners pay.',
          ],
        },
        {
          list: [
            'Double and triple: 2 + 3 + 4 = 9.',
            'Simple and triple, the other side a triple: 1 + 3 + 4 − 3 = 5.',
            'Two simples, the other side a great slam: 1 + 1 + 4 − 8 = −2.',
          ],
        },
        {
          p: 'An evening is three, four or six rubbers. One that is broken off is paid by its games and slams, without the 4.',
        },
      ],
    },
    {
      id: 'variants',
      title: 'Other ways to play',
      blocks: [
        {
          terms: [
            [
              'Mit dem König',
              'Five players, five rubbers: one sits out each, and every two of the five play together once.',
            ],
            [
              'Fünf Honneurs',
              'The ten of trumps is a fifth honour: 3, 4 or 5 honours count 2, 4 or 5. There is no calling; points beyond ten are carried to the winners’ next game.',
            ],
            [
              'Preference',
              'The first suit turned up is preferred. In every deal in which it is trumps, the first included, tricks and honours count double, and a side on 6 may call. That 7 and 8 may call too is our ruling; a table can be set to the letter of the book.',
            ],
            [
              'Ohne Honneurs',
              'Honours are not counted, and five points are a game: losers with 3 or 4 lose it simple, with 1 or 2 double, with none triple.',
            ],
            [
              'Strohmann',
              'Three players: one plays a second, dead hand as his partner’s, and wins or loses double. He looks first at the one of his two hands that plays first; the dead hand is laid open after the first trick.',
            ],
          ],
        },
        {
          note: 'All are settings of this table. The book does not say how they mix; here any way of counting honours goes with any number of players, and the preferred suit with four honours only.',
        },
      ],
    },
    {
      id: 'irregularities',
      title: 'When something goes wrong',
      blocks: [
        {
          p: 'This table does not let you make a mistake of form. With strict etiquette it does, and the book’s remedies apply.',
        },
        {
          list: [
            [
              'A revoke (',
              ['Renonce', 'a revoke: failing to follow suit when one could'],
              '): three points for each. The other side may take three from the offenders, add three to its own, or split them. Offenders cannot win the game in that deal. It must be claimed after the trick is turned and before the next card is turned up (§19).',
            ],
            'A card led or played out of turn: an opponent may later demand that very card, as long as this forces no revoke (§20 III).',
            'Cards laid down: the opponents may direct which of them is played (§20 IV).',
            'A call when the score is not eight, or a mistaken “yes”: the opponents may have the deal again (§20 VI, VII). The same holds here for a call with fewer than two honours, which wins nothing (§7).',
            'A card seen while dealing: the side not at fault chooses whether the deal stands; if it was chance, the dealer’s opponents do. A card faced in the pack: the deal is given again (§3).',
            'The dealer may not look at his last card before it is turned up: the other side may have the deal again (§3).',
            'Cards may not be looked at while they are dealt. If it is in doubt whose a card is, it stays until both sides have counted theirs (§15).',
            'A misdeal, if counting proves it: the deal passes to the left. But where a card had fallen under the table or lain in the other pack, it is nobody’s fault, and the same dealer deals again (§3).',
            'One hand of twelve and another of fourteen: the deal is void. One of twelve, the others right: the deal stands, and that hand answers for its revokes (§18).',
            'Honours not marked before the next card is turned up are lost. If partners marked differently, the lower mark stands (§20 V, VIII).',
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
            ['anspielen, ausspielen', 'to lead'],
            ['zugeben', 'to follow suit'],
            ['coupiren', 'to ruff; also to cut the pack'],
            ['Surcoupe', 'an overruff'],
            [
              'Invito',
              'an invite: the lead of a two to six in a fresh suit; it promises a figure and asks for the suit back',
            ],
            ['Grande invite', 'the great invite: a king that wins, then another suit', 'fr'],
            ['Impaß', 'a finesse: playing the lower of two cards in hope'],
            ['laschieren', 'to let a trick go by'],
            ['Force', 'one’s long suit; with four cards and a figure, absolute force'],
            ['freie Karte, Carte forte', 'a master: the highest card left of its suit'],
            ['unbekannte Karte', 'an unknown card: nobody can tell who holds the higher one'],
            ['geschlossene Karte, Sequence', 'a sequence: three or more neighbours from the eight up'],
            ['befreien', 'to free a suit by drawing trumps'],
            ['Navette', 'a cross-ruff, the shuttle'],
            ['vorsetzen', 'to put up a figure'],
            ['sich defaussieren', 'to throw away a whole suit'],
            ['demarkiren', 'to take points off'],
            ['melieren', 'to shuffle'],
            ['Donne', 'a deal'],
            ['Parteneur', 'one’s partner'],
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
            ['Leitfaden zum Selbstunterrichte im Whistspiele', 'Guide for teaching oneself whist'],
            ', Vienna, Carl Gerold, 1834, §§1–25. The rules here are told in our own words. Where the book is silent the table follows its sense: after a ',
            'voided deal the same dealer deals again, and the losers’ honours are not marked in the deal in which they lose by tricks, unless the table is set otherwise.',
          ],
        },
      ],
    },
  ],
};
