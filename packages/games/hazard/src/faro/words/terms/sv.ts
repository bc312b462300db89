import type {Glossary} from '@quinola/table';

/** Swedish: the terms of faro. */
export const terms: Glossary = {
  bank: ['bank|banken|Banken', 'pengarna hos den som drar korten och som alla andra spelar mot.'],
  doublet: [
    'två lika',
    'två kort av en valör i ett par: banken tar hälften av det som ligger på dem (*plija*).',
  ],
  parol: [
    'parol|Parol',
    'allt ligger kvar på ett kort som har vunnit, och ett hörn viks: det spelar om det dubbla.',
  ],
  corner: ['hörn', 'ett viks för varje vinst som ligger kvar på kortet; efter det fjärde tas allt.'],
};
