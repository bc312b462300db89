import type {Glossary} from '@quinola/table';

/** German: the terms of faro. */
export const terms: Glossary = {
  bank: ['Bank', 'das Geld des Bankhalters, der die Karten zieht und gegen den alle anderen spielen.'],
  doublet: ['zwei gleiche', 'zwei Karten eines Ranges in einem Paar: Die Bank nimmt die Hälfte (*plija*).'],
  parol: [
    'Paroli',
    'alles bleibt auf einer Karte, die gewonnen hat, und ihre Ecke wird gebogen: Sie spielt um das Doppelte.',
  ],
  corner: [
    'Ecke|Ecken',
    'eine wird für jeden Gewinn gebogen, der auf der Karte bleibt; nach der vierten wird alles genommen.',
  ],
};
