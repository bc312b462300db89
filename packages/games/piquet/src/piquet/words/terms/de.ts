import type {Glossary} from '@quinola/table';

/** German: the terms of piquet. */
export const terms: Glossary = {
  elder: ['Vorhand', 'wer nicht gibt: tauscht, sagt an und spielt zuerst aus.'],
  talon: ['Talon', 'die acht Karten, die nicht gegeben wurden: fünf für die Vorhand, drei darunter.'],
  blanche: ['Carte blanche', 'ein gegebenes Blatt ohne Figuren; es zählt zehn.'],
  point: ['Point', 'die meisten Karten einer Farbe; jede zählt eins.'],
  repique: ['Repique', 'dreißig angesagt, ehe die andere Seite etwas hat: sechzig mehr.'],
  pique: ['Pique', 'dreißig im Spiel erreicht, ehe die andere Seite etwas hat: dreißig mehr.'],
  capot: ['Kapot', 'alle zwölf Stiche.'],
  cards: ['die Karten', 'mehr als die Hälfte der Stiche: zehn.'],
};
