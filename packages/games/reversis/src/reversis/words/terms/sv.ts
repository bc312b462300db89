import type {Glossary} from '@quinola/table';

/** Swedish: the terms of Reversis. */
export const terms: Glossary = {
  quinola: ['Quinola', 'hjärter knekt: i ett stick en knekt som andra, men panniern följer med den.'],
  pannier: ['panniern|pannier', 'korgen med insatserna: den som ger bort Quinola vinner den.'],
  bete: [
    'bete|beten|beter',
    'så mycket som ligger i panniern: det sätter den som måste spela Quinola i dess egen färg.',
  ],
  party: ['partiet|parti', 'vad den med flest poäng betalar den med minst: två Fischer.'],
  reversis: ['Reversy', 'alla elva sticken: den som tagit de första nio har entreprenerat den.'],
  undertaken: ['entreprenerar|entreprenerad', 'nio stick i rad är tagna: nu måste alla elva tas.'],
  given: [
    'gifven|gifna|given',
    'kastad på en annan färg, för att den utspelade saknades: så blir man bäst av med ett kort.',
  ],
  forced: ['forcerad|forceras', 'lockad fram i sin egen färg: dess innehavare betalar den som spelade ut.'],
  gorged: ['gorgerad', 'utspelad som allra sista kort.'],
  bonne: ['à la bonne', 'i sista sticket, för Reversy i de två sista: det betalas dubbelt.'],
  guarded: [
    'garderad|ogarderad',
    'andra hjärter som kan läggas i stället för Quinola så länge hjärter spelas ut.',
  ],
  talon: ['talongen|talong', 'de tre korten som blir över vid given: var och en får byta ett kort där.'],
  best: ['vinner på lika', 'vinner när andra har lika många poäng och stick: givaren.'],
  worst: ['förlorar på lika', 'betalar när andra har lika många poäng och stick: till höger om givaren.'],
  round: ['omgång|omgångar|omgångarna', 'var och en har gett en gång: ett märke på tian rivs av.'],
  jettons: ['jettoner|jetton', 'markerna; tio av dem, eller fem, är en Fische.'],
};
