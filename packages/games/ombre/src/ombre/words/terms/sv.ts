import type {Glossary} from '@quinola/table';

/** Swedish: the terms of Ombre. */
export const terms: Glossary = {
  ombre: ['Lombre|Lombren', '”mannen”: den som spelar mot alla de andra.'],
  favourite: ['favorit|favoriten|favoritfärg', 'färgen i den här given som betalas dubbelt om den är trumf.'],
  matadors: [
    'matador|matadorer|matadorerna',
    'Spadilj, manilj och basta, de tre högsta trumferna; vid betalning även de följande utan lucka.',
  ],
  talon: ['talong|talongen', 'korten som blir över vid given: man byter från toppen.'],
  bonus: [
    'tillägg*',
    'vad som betalas utöver själva spelet: för matadorer, de första sticken och vole. Boken kallar det honnörer.',
  ],
  bete: ['bet|bete|beter', 'vad förloraren lägger i skålen: så mycket som han skulle ha dragit.'],
  remise: ['remis', 'förlorat på lika: någon har lika många stick som Lombren.'],
  codille: ['kodilj', 'helt förlorat: någon annan har fler stick än Lombren.'],
  vole: ['vole', 'alla stick.'],
  tournee: ['turné', 'ett spel där ett uppvänt kort ur talongen gör trumf.'],
  obscur: ['obskyr', 'ett spel där nästan hela handen tas ny ur talongen.'],
  casco: ['kask|Stor kask', 'turné för den som visar båda svarta essen.'],
  solo: ['Solo', 'ett spel där Lombren inte byter.'],
  eldest: ['förhand', 'spelaren till höger om givaren: han talar och spelar ut först.'],
};
