import type {Glossary} from '@quinola/table';

/** Swedish: the terms of Vira. */
export const terms: Glossary = {
  kop: ['köp|Köp', 'ett spel med byte: man kastar kort och tar lika många ur talongen.'],
  tournee: ['Tournée|tournée|tournéen', 'ett spel där talongens översta kort gör trumf.'],
  gasque: ['Gasque|gasque', 'ett spel där några egna kort behålls och hela talongen tas.'],
  solo: ['Solo|solo', 'ett spel där den som spelar inget byter.'],
  misere: ['misère', 'ett spel där den som spelar inget stick tar; utan trumf.'],
  talon: ['talong|talongen|Talong', 'de tretton kort som blir över vid given.'],
  al: ['ål|ålen', 'vad var och en sätter en gång; det spelas om den när ingen bet står.'],
  bete: ['bet|beter|beterna', 'en skuld på papperet för den som förlorat: nästa vinnare drar den.'],
  codille: ['kodilj', 'förlorat med två stick eller fler: det blir två beter.'],
  fisch: ['fisch', 'marken som man betalar med; femtio poäng är en.'],
  forehand: ['förhand', 'spelaren efter givaren: han talar och spelar ut först.'],
  trumps: ['trumf|trumfen', 'färgen som slår alla andra.'],
};
