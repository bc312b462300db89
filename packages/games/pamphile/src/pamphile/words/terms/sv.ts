import type {Glossary} from '@quinola/table';

/** Swedish: the terms of Pamphile. */
export const terms: Glossary = {
  pamfil: ['pamfilen|Pamfilen|pamfil', 'klöver knekt: över alla trumf, och själv alltid trumf.'],
  mucha: ['mucha|Mucha', 'fem kort i en färg: de vinner given utan spel.'],
  talon: ['talongen|Talongen|talong|Talong', 'korten som inte gavs; nya köps från toppen.'],
  plays: ['måste spela|spelar', 'måste ta två stick; med färre förlorar han tre poäng.'],
  passes: ['passar', 'är inte bunden till något, spelar med och får en poäng för varje stick.'],
  fresh: ['nytt|nya', 'bytta kort.'],
};
