import type {Glossary} from '@quinola/table';

/** Swedish: the terms of piquet. */
export const terms: Glossary = {
  elder: ['förhand|Förhand', 'den som inte ger: byter, anmäler och spelar ut först.'],
  talon: ['Talong|talong', 'de åtta kort som inte gavs: fem för förhand, tre under dem.'],
  blanche: ['carte blanche|Carte blanche', 'en given hand utan målare; den räknas tio.'],
  point: ['point|Point', 'flest kort i en färg; vart och ett räknas ett.'],
  repique: ['repik', 'trettio anmälda innan den andra har något: sextio till.'],
  pique: ['pik|Pik', 'trettio i spelet innan den andra har något: trettio till.'],
  capot: ['kapott', 'alla tolv stick.'],
  cards: ['flest stick', 'mer än hälften av sticken: tio.'],
};
