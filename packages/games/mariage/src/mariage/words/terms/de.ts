import type {Glossary} from '@quinola/table';

/** German: the terms of Mariage. */
export const terms: Glossary = {
  partia: [
    'Partie',
    'ein Spiel bis 131 Punkte: in einem Mal, oder in zweien, deren Punkte man zusammenzählt.',
  ],
  talon: ['Talon', 'die Karten, die nicht gegeben wurden; nach jedem Stich ziehen beide von oben.'],
  marriage: ['Mariage|Mariagen', 'König und Ober einer Farbe: zwanzig Punkte, in Trumpf vierzig.'],
  ober: [
    'Ober',
    'der höhere Offizier einer Farbe, an der Stelle der Dame im französischen Blatt; drei Punkte.',
  ],
  unter: [
    'Unter',
    'der niedere Offizier einer Farbe, an der Stelle des Buben im französischen Blatt; zwei Punkte.',
  ],
  arrest: ['Arrest', 'die Behauptung im zweiten Spiel, 131 Punkte zu haben.'],
  dubla: [
    'Dubla|dubla',
    'eine Partie, die im ersten Spiel gewonnen ist; sie wird doppelt bezahlt und heißt trocken.',
  ],
  sympla: [
    'Sympla|sympla',
    'eine Partie, die im zweiten Spiel gewonnen ist; sie wird einfach bezahlt und heißt nass.',
  ],
  swatowe: ['Swatowe', 'der Lohn des Brautwerbers: fünf Einsätze für alle vier Mariagen in einem Spiel.'],
};
