import type {Glossary} from '@quinola/table';

/** English: the terms of Vira. */
export const terms: Glossary = {
  kop: ['Köp|köp', 'a game with exchange: cards are thrown, and as many drawn from the talon.'],
  tournee: ['Tournée', 'a game whose trump is made by the top card of the talon.'],
  gasque: ['Gasque', 'a game in which a few own cards are kept and the whole talon is taken.'],
  solo: ['Solo', 'a game in which the player exchanges nothing.'],
  misere: ['misère', 'a game in which its player takes no trick; there are no trumps.'],
  talon: ['talon|Talon', 'the thirteen cards that are left when all have theirs.'],
  al: ['ål', '“eel”: what each puts up once, played for while no bête stands.'],
  bete: ['bête|bêtes', 'a debt written on the paper for who has lost: the next winner draws it.'],
  codille: ['codille', 'lost by two tricks or more: that makes two bêtes.'],
  fisch: ['Fisch', 'the counter that is paid with; fifty points make one.'],
  forehand: ['forehand', 'the player after the dealer: he speaks and leads first.'],
  trumps: ['trump|trumps', 'the suit that beats all others.'],
};
