import type {Glossary} from '@quinola/table';

/** Swedish: the terms of Quadrille and Cinquille. */
export const terms: Glossary = {
  ombre: ['Lombre|Lombren', '”mannen”: den som spelar spelet, med en partner eller ensam.'],
  partner: ['partner|partnern', 'den som har den kallade kungen: han vinner och förlorar med Lombren.'],
  called: [
    'kalla|kallar|kallad|kallade|kallas',
    'en kung nämns: den som har den är partnern, och visar det först när han spelar den.',
  ],
  mediateur: [
    'Mediatör',
    'ett spel för en ensam spelare med en kung som någon måste lämna över mot ett kort.',
  ],
  matadors: [
    'matador|matadorer|matadorerna',
    'Spadilj, manilj och basta, de tre högsta trumferna; vid betalning även de följande utan lucka.',
  ],
  bonus: [
    'tillägg*',
    'vad som betalas utöver själva spelet: för matadorer, de första sticken och vole. Boken kallar det honnörer.',
  ],
  bete: ['bet|bete|beter', 'vad förlorarna lägger i skålen: så mycket som de skulle ha dragit.'],
  remise: ['remis', 'förlorat på lika: varje sida har hälften av sticken.'],
  codille: ['kodilj', 'helt förlorat: den andra sidan har fler stick och drar skålen.'],
  vole: ['vole', 'alla stick.'],
  delices: [
    'Délices',
    'en annan trumfar första gången den överlämnade kungens färg spelas ut, och får betalt.',
  ],
  casco: ['kask|Stor kask', 'ett spel med båda svarta essen: den som har den kallade kungen väljer trumf.'],
  forced: ['Tvungen spadilj', 'alla har passat: den som har spadilj, spader ess, måste spela.'],
  solo: ['Solo', 'ett spel för en ensam spelare, utan hjälp.'],
  eldest: ['förhand', 'spelaren till höger om givaren: han talar och spelar ut först.'],
};
