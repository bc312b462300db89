import type {Glossary} from '@quinola/table';

/** Polish: the terms of twenty-one. */
export const terms: Glossary = {
  bank: [
    'bank|banku|bankier|Bank|Bankier',
    'pieniądze, przeciw którym grają wszyscy; bankier dobiera ostatni i ma równe sumy.',
  ],
  stake: [
    'stawka|stawki|Stawka',
    'co kładzie się na kartę, zanim przyjdzie następna: nie więcej, niż leży w banku.',
  ],
  pool: ['pula|puli|pulę', 'co wszyscy wpłacili: zabiera ją ten, kto jest najbliżej dwudziestu jeden.'],
  eye: ['perskie oczko', 'dwa asy jako pierwsze dwie karty: wygrywają, choć liczą 22.'],
};
