import type {Glossary} from '@quinola/table';

/** German: the terms of twenty-one. */
export const terms: Glossary = {
  bank: [
    'Bank|Bankier',
    'hält das Geld, gegen das alle anderen spielen, und zieht zuletzt; gleiche Summen sind sein.',
  ],
  stake: [
    'Einsatz|Einsätze',
    'was auf eine Karte gesetzt wird, ehe die nächste kommt: nicht mehr, als in der Bank liegt.',
  ],
  pool: ['Topf|Topfes', 'was alle eingezahlt haben: Er geht an den, der einundzwanzig am nächsten ist.'],
  eye: [
    'persisches Auge|persische Auge',
    'zwei Asse als die ersten beiden Karten: Sie gewinnen, obwohl sie 22 zählen.',
  ],
};
