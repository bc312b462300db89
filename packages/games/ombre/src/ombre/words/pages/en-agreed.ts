import type {Section} from '@quinola/table';

/** English: offering the game, what may be agreed, and what should not happen. */
export const agreed: readonly Section[] = [
  {
    id: 'offering',
    title: 'Offering the game',
    blocks: [
      {
        p: [
          'In the old way an Ombre whose exchange has left him without hope does not simply give up: he offers the game and puts down a bête. The player at his right accepts, or says that he plays against (',
          ['contre l’hombre', 'against an Ombre who has offered his game', 'fr'],
          '); if he accepts, the next has the same choice. If all accept, the game is given up.',
        ],
      },
      {
        p: 'If one plays against, the others help the Ombre, so that he does not make the codille. Whoever alone has the most tricks draws the dish, but neither the Ombre nor one who has accepted; and who played against puts down a bête unless it is he. An Ombre who makes his game after all gains nothing by it; if he loses it, he pays its price and his matadors, beside the bête that lies already.',
      },
      {
        p: [
          'The newer way is ',
          ['Kunil', 'asking to annul the deal'],
          ': the Ombre asks to annul the deal. If all agree there is no bête, and the next deal follows; if one refuses he must play, and may no longer give up.',
        ],
      },
      {
        note: 'Who offers his game only after his first card pays a bête for it, and a second if he loses. At this table that cannot happen.',
      },
    ],
  },
  {
    id: 'options',
    title: 'What may be agreed',
    blocks: [
      {
        list: [
          'The favourite suit: another in each deal, one for the whole session, that of the first game won, or none.',
          'Grandissimo and Nullissimo, which the book does not count as proper Lomber.',
          'One kind of Obscur, or three.',
          'Tournée and Grand Casco as one game, without showing the aces; it then ranks below Obscur.',
          'After a turned black ace a second card may be turned; if the game is lost that costs two bêtes.',
          'No blocks; stakes of two or four.',
          [
            'A ',
            ['Rok', 'an extra pot, saved from the bêtes that are won'],
            ': from each bête drawn one mark in ten is set aside, and when ten or twelve have gathered they go into the dish.',
          ],
          'Giving up: for a bête; by offering the game; also by asking to annul it (Kunil); or not at all.',
          'A codille costs one bête instead of two; or, the old way, whoever makes it draws the dish.',
          'Whoever takes every trick draws all bêtes on the table.',
          'Strict etiquette: whoever claims the rest of the tricks without being sure is punished. And the Ombre’s discards: to be looked at until he plays, or not at all.',
          [
            'Bonuses on demand (',
            ['Surprise', 'unclaimed bonuses are lost', 'fr'],
            '): what the Ombre does not ask for before the next deal is lost. The book already calls it indecent.',
          ],
        ],
      },
    ],
  },
  {
    id: 'laws',
    title: 'What should not happen',
    blocks: [
      {
        p: 'Whoever is on lead may lay down his cards and claim all tricks that are left, once in a deal. If nothing can beat them they are his, and an Ombre who has lost none has made the Vole as well. If something can, the game simply goes on; but a strict table punishes it. An Ombre then plays on with open cards and leads the one that his right-hand neighbour names (law 65). An opponent has lost to an Ombre who could still have won, and puts down a bête (laws 43, 71).',
      },
      {
        p: 'Until he has played his first card the Ombre may look through what he laid away; the older rule forbade it. If he looks later he may not play for the Vole (law 64).',
      },
      {
        p: 'At this table nobody can misdeal, revoke, speak out of turn or look where he may not. The book rules:',
      },
      {
        list: [
          'A suit not followed, and the trick laid away: a bête for an opponent, and the Ombre has won without playing on (rule 12).',
          'A card played may not be taken back; a wrong one only until the trick is laid away, and then not for a higher one (rules 11, 12).',
          'Whoever talks during the play, or tells what is gone, pays what the table decides; strictly, a bête (rule 16).',
          'A hand of ten cards cannot play Solo; whoever did not count pays a bête (laws 10 to 12).',
          'An exposed black ace, or several cards: a new deal (laws 6 to 9).',
          'Trumps named too late may be named by the opponents; naming a suit without asking is a Solo (laws 27, 35).',
          'Whoever looks at turned tricks may not play for all nine (law 41).',
        ],
      },
    ],
  },
];
