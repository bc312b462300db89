import type {Glossary} from '@quinola/table';

/** Polish: the terms of faro. */
export const terms: Glossary = {
  bank: ['bank|Bank|banku', 'pieniądze bankiera, który ciągnie karty i przeciw któremu grają wszyscy inni.'],
  plija: [
    'plija|Plija',
    'dwie karty tej samej wysokości w parze: bank zabiera połowę tego, co na nich leży.',
  ],
  parol: ['parol', 'wszystko zostaje na karcie, która wygrała, i załamuje się jej róg: gra o dwa razy tyle.'],
  corner: [
    'róg|rogi|rogów',
    'załamuje się jeden za każdą wygraną, która zostaje na karcie; po czwartym bierze się wszystko.',
  ],
};
