import type {Glossary} from '@quinola/table';

/** English: the terms of Boston, Tri-Boston and Boston-Whist. */
export const terms: Glossary = {
  misere: ['misère|misères', 'a game in which its player takes no trick at all; there are no trumps.'],
  forced: ['forced', 'played like the misère of the same name, but it ranks higher and pays more.'],
  bete: ['bête|bêtes', 'what a loser sets into the pool: as much as would have been drawn from it.'],
  stake: ['at stake', 'pot, Block and bête together: the winner draws it, the loser sets as much again.'],
  eldest: ['eldest hand', 'the player after the dealer: he speaks and leads first.'],
  trumps: ['trump|trumps', 'the suit that beats all others; it is named after all have passed.'],
  hold: ['hold|holds', 'to take over an equal bid: only who sits before its bidder may.'],
  best: ['best colour', 'the supérieure: games in it rank and pay highest.'],
  second: ['second colour|couleur', 'the other suit of the same colour as the best.'],
};
