import type {Glossary} from '@quinola/table';

/** Polish: the terms of Mariage. */
export const terms: Glossary = {
  partia: [
    'partia|Partia|Partię|partii',
    'gra do 131 punktów: jedno rozdanie albo dwa, których punkty się dodaje.',
  ],
  talon: ['talon|Talon', 'karty nierozdane; po każdej lewie obaj dobierają z wierzchu.'],
  marriage: [
    'mariasz|mariasze|Mariasze|Mariasz',
    'król i wyżnik jednego koloru: dwadzieścia punktów, kozerny czterdzieści.',
  ],
  ober: ['wyżnik|wyżnika', 'wyższy oficer koloru, w miejscu damy z talii francuskiej; liczy trzy.'],
  unter: ['niżnik|niżnika', 'niższy oficer koloru, w miejscu waleta z talii francuskiej; liczy dwa.'],
  arrest: ['Areszt|areszt', 'w dogrywce: twierdzenie, że ma się 131 punktów.'],
  dubla: ['Dubla|dubla', 'partia wygrana w pierwszym rozdaniu, czyli sucha; płaci się podwójnie.'],
  sympla: ['Sympla|sympla', 'partia wygrana w dogrywce, czyli mokra; płaci się raz.'],
  swatowe: ['Swatowe', 'opłata za wszystkie cztery mariasze w jednym rozdaniu: pięć stawek.'],
};
