import type {Glossary} from '@quinola/table';

/** English: the terms of Ombre. */
export const terms: Glossary = {
  ombre: ['Ombre', '“the man”: who plays the game against all the others.'],
  favourite: ['favourite', 'the suit of this deal that pays double if it is trumps.'],
  matadors: [
    'matador|matadors',
    'Spadille, Manille and Basta, the three highest trumps; for payment also trumps that follow them without a gap.',
  ],
  talon: ['talon', 'the cards that were not dealt: they are exchanged from its top.'],
  bete: ['bête|bêtes', 'what a loser puts into the dish: as much as he would have drawn.'],
  remise: ['remise', 'lost by a tie: somebody has as many tricks as the Ombre.'],
  codille: ['codille', 'lost outright: one of the others has more tricks than the Ombre.'],
  vole: ['Vole', 'all the tricks.'],
  tournee: ['Tournée', 'a game in which the card turned up from the talon makes trumps.'],
  obscur: ['Obscur', 'a game in which nearly the whole hand is drawn anew from the talon.'],
  casco: ['Grand Casco', 'Tournée for whoever shows both black aces.'],
  solo: ['Solo', 'a game without exchange for the Ombre.'],
  eldest: ['eldest hand', 'the player at the dealer’s right: he speaks and leads first.'],
};
