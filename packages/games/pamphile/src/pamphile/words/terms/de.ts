import type {Glossary} from '@quinola/table';

/** German: the terms of Pamphile. */
export const terms: Glossary = {
  pamfil: ['Pamphil', 'der Treff-Bube: über allen Trümpfen, und selbst ein Trumpf, was immer Trumpf ist.'],
  mucha: ['Mucha', 'fünf Karten einer Farbe: Sie gewinnen das Spiel, ohne dass gespielt wird.'],
  talon: ['Talon', 'die Karten, die nicht verteilt wurden; von oben werden neue gezogen.'],
  plays: ['muss spielen|spielt', 'muss zwei Stiche machen; mit weniger verliert er drei Punkte.'],
  passes: ['passt', 'ist zu nichts verpflichtet, spielt mit und hat für jeden Stich einen Punkt.'],
  fresh: ['neu', 'getauschte Karten.'],
};
