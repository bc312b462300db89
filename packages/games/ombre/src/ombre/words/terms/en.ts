import type {Glossary} from '@quinola/table';

/** English: the terms of Ombre. */
export const terms: Glossary = {
  ombre: ['Ombre', '“the man”: who plays the game against all the others.'],
  favourite: ['favourite', 'the suit of this deal: a game in which it is trumps pays double.'],
  matadors: [
    'matador|matadors',
    'Spadille, Manille and Basta, the three highest trumps; for payment also trumps that follow them without a gap.',
  ],
  talon: ['talon', 'the cards that were not dealt: they are exchanged from its top.'],
  bonus: [
    'bonus|bonuses',
    'what is paid beside the game itself: for matadors, the first tricks and the Vole. The book calls it honours.',
  ],
  bete: ['bête|bêtes', 'what the loser pays into the dish: as much as he would have won from it.'],
  remise: ['remise', 'lost by a tie: somebody has as many tricks as the Ombre.'],
  codille: ['codille', 'lost outright: one of the others has more tricks than the Ombre.'],
  vole: ['Vole', 'all the tricks.'],
  tournee: ['Tournée', 'a game in which a card turned up from the talon decides trumps.'],
  obscur: ['Obscur', 'a game in which nearly the whole hand is drawn anew from the talon.'],
  casco: ['Grand Casco', 'Tournée for whoever shows both black aces.'],
  solo: ['Solo', 'a game without exchange for the Ombre.'],
  eldest: ['eldest hand', 'the player at the dealer’s right: he speaks and leads first.'],
};
