import type {Page} from '@quinola/table';

/** The rules of Vira in English. Source: *Lyckans talisman* (Stockholm, 1819), l. 68-360. */
export const page: Page = {
  lang: 'en',
  termLang: 'sv',
  title: 'Vira, 1819',
  intro:
    'One against two, with thirteen cards each and a talon of thirteen: a ladder of thirty-one games, from six tricks bought to all thirteen without a card exchanged.',
  sections: [
    {
      id: 'cards',
      title: 'Cards and colours',
      blocks: [
        {
          p: 'A whole pack of fifty-two; the ace is highest. A card of the second pack makes the colours of each deal: its suit is the highest, the other suit of the same colour the second, the two others are off-colours. Ace, king, queen and knave of trumps are honours: four of them count four, three count two.',
        },
      ],
    },
    {
      id: 'deal',
      title: 'The deal',
      blocks: [
        {
          p: 'Everything goes to the left. Each of three gets thirteen cards, three or four at a time; thirteen are left, the talon. The player at the dealer’s left is the forehand, who speaks and leads first. Of four the one at the dealer’s right sits out.',
        },
      ],
    },
    {
      id: 'auction',
      title: 'The auction',
      blocks: [
        {
          p: 'All speak in turn until two have passed; a pass is final. A later player must go higher; an equal game in an equally high colour belongs to the one who sits before. Games with exchange and Solos may be called in colour, the second or the highest, or in the highest; the suit is named later and may be better.',
        },
        {
          p: [
            'Some calls leave the game open: ',
            ['begär', '“I ask”: six tricks with exchange, or the small misère'],
            ', Tournée, Gasque and Solo. Whoever is left alone with one chooses; whoever is overcalled names a game that goes higher, or passes. If all pass, the next player deals.',
          ],
        },
      ],
    },
    {
      id: 'games',
      title: 'The games',
      blocks: [
        {
          list: [
            'Köp, six to ten tricks: the trump is named, then any number of cards exchanged.',
            'Tournée, six to eight: the top card of the talon makes the trump and is the first that is drawn.',
            'Small and great misère: no trick, after an exchange; in the small one a card is laid aside and twelve are played.',
            'Gasque on one to six: so many own cards are kept and the whole talon is taken; eight tricks are due with one card, up to twelve with five or six. On one or two it may be played as a misère.',
            'Solo: nothing is exchanged, six to twelve tricks; or a misère, closed, open after the first trick, or royal, when all three lay their cards open before it.',
            'Wira: thirteen tricks with the best of twenty-six cards. Solo Wira: thirteen without the talon.',
          ],
        },
      ],
    },
    {
      id: 'exchange',
      title: 'The exchange',
      blocks: [
        {
          p: 'The declarer exchanges first, then the opponent at his left, then the other, each as many as he likes and the talon has. How many is told, which is not. After Gasque and Wira nothing is left for the others.',
        },
        {
          p: 'A declarer with exchange who sees that he cannot win may buy once more; in a Tournée he may turn the next card, as often as there are any. A bête is written for him at once, in a Tournée each twice the one before. Until the first lead he may lie down: that is one bête, never two. A Tournée that is given up may be taken over by another, who turns the next card.',
        },
      ],
    },
    {
      id: 'play',
      title: 'The play',
      blocks: [
        {
          p: 'The forehand leads. Suit must be followed; nobody need trump or take. The two play together without a word. Games of tricks are played to the end, a misère until its second trick. Whoever leads as declarer may lay his cards down and claim the rest; if an opponent sees a chance, they play on.',
        },
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      blocks: [
        {
          p: 'The tricks that were due, those above or below, and honours are added and multiplied: by two for six tricks in an off-colour, more for more tricks, twice as much in the second colour, four times in the highest, and twice again in Tournée and Solo. Fifty points are a Fisch; a half counts, and nothing pays less than one. Gasque, misères and Wira have fixed prices. Each opponent pays a winner, and a loser pays each.',
        },
      ],
    },
    {
      id: 'betes',
      title: 'Ål and bêtes',
      blocks: [
        {
          p: 'While no bête stands, one plays for an ål of twelve Fisch, whose owner pays the winner; they are used up from the first dealer on. One trick too few is a bête, more are codille, two of them. A bête is written with its owner’s name, one Fisch larger than what was played for, and paid by him to whoever wins it; his own he strikes off. The largest is played for first. After codille the bête that was played for is divided between the two opponents.',
        },
        {
          p: 'A game that is bought again and won pays only what is above its own price; lost, it pays twice and writes bêtes of twice the size. Turned Tournées that were given up are paid each in its own colour.',
        },
      ],
    },
    {
      id: 'end',
      title: 'The end',
      blocks: [
        {
          p: 'After so many won games as were agreed, the bêtes that stand are divided among those who have set at least three, those of codilles not counted; whoever owes more than his share pays the difference.',
        },
      ],
    },
    {
      id: 'readings',
      title: 'What the book leaves open',
      blocks: [
        {
          list: [
            'The forehand leads, a pass is final, and the second pack makes the colours as in Boston: it is general practice.',
            'An ål belongs to each player in turn, as the Block in Ombre.',
            'Whoever lies down pays the bare price of the game.',
            'The line for seven tricks is lost; it follows from the law that Tournée and Solo cost double.',
          ],
        },
      ],
    },
  ],
};
