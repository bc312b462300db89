import type {Glossary} from '@quinola/table';

/** Swedish: the terms of twenty-one. */
export const terms: Glossary = {
  bank: [
    'bank|banken|bankir|Banken',
    'pengarna som alla andra spelar mot; bankiren drar sist, och lika summor är hans.',
  ],
  stake: [
    'insats|Insats',
    'det som läggs på ett kort innan nästa kommer: inte mer än det som finns i banken.',
  ],
  pool: ['potten', 'det som alla har betalat in: den går till den som är närmast tjugoett.'],
  eye: ['persiskt öga', 'två ess som de två första korten: de vinner fast de räknas 22.'],
};
