import type {Glossary} from '@quinola/table';

/** English: the terms of Quadrille and Cinquille. */
export const terms: Glossary = {
  ombre: ['Ombre', '“the man”: who plays the game, with a partner or alone.'],
  partner: ['partner', 'the holder of the called King: he wins and loses with the Ombre.'],
  called: [
    'called|calls|call',
    'a King is named: whoever holds it is the partner, and the others learn it only when the King is played.',
  ],
  mediateur: ['Médiateur', 'a game played alone with a King that another has to hand over for a card.'],
  matadors: [
    'matador|matadors',
    'Spadille, Manille and Basta, the three highest trumps; for payment also trumps that follow them without a gap.',
  ],
  bonus: [
    'bonus|bonuses',
    'what is paid beside the game itself: for matadors, the first tricks and the Vole. The book calls it honours.',
  ],
  bete: ['bête|bêtes', 'what losers pay into the dish: as much as they would have won from it.'],
  remise: ['remise', 'lost by a tie: each side has half of the tricks.'],
  codille: ['codille', 'lost outright: the other side has more tricks, and wins the dish.'],
  vole: ['Vole', 'all the tricks.'],
  delices: [
    'Délices|délices',
    'the first lead of the handed King’s suit is taken with a trump by another: he is paid for it.',
  ],
  casco: [
    'Grand Casco',
    'a game for whoever holds both black aces: whoever holds the called King chooses trumps.',
  ],
  forced: ['Spadille forcée', 'all have passed: the holder of Spadille, the ace of spades, must play.'],
  solo: ['Solo', 'a game played alone, without help.'],
  eldest: ['eldest hand', 'the player at the dealer’s right: he speaks and leads first.'],
};
