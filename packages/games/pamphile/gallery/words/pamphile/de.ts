import type {PamphileGallery} from './en.js';

/** German: the page of Pamphile. */
export const words: PamphileGallery = {
  pageTitle: 'Pamphil, Polen, 18. Jahrhundert',
  description:
    'Pamphil, ein polnisches Kartenspiel des 18. Jahrhunderts für drei bis sechs: fünf Karten, ein Tausch, fünf Stiche und der Treff-Bube über allen Trümpfen, gegen Mitspieler, die in Ihrem Browser denken.',
  name: 'Pamphil',
  lead: 'fünf Karten, ein Tausch und der Treff-Bube über allen Trümpfen',
  inside: 'Wer spielt, darf tauschen und muss zwei Stiche machen; wer passt, hat für jeden einen Punkt.',
  more: 'Mehr über Pamphil',
  tile: 'Spielen und tauschen, oder passen und nehmen, was kommt. Fünf einer Farbe, eine Mucha, gewinnen sofort. Für drei bis sechs.',
  options: {
    players: ['Spieler', 'drei', 'vier', 'fünf', 'sechs'],
    deals: ['Spiele der Partie', 'zwei für jeden', 'drei', 'sechs', 'zwölf'],
    'target-points': ['Die Partie endet', 'nach so vielen Spielen', 'mit einundzwanzig Punkten'],
    'pamfil-doubling': [
      'Der Pamphil verdoppelt',
      'die Punkte seines Besitzers',
      'die Punkte aller',
      'nichts',
    ],
    'pamfil-freedom': ['Der Pamphil', 'ist ein Trumpf wie andere', 'darf zu jedem Stich gespielt werden'],
    'pamfil-wild-in-mucha': ['In einer Mucha ist der Pamphil', 'Treff oder Trumpf', 'jede Farbe'],
    etiquette: ['Eine Mucha', 'gewinnt von selbst', 'muss angesagt werden: streng'],
    ceremony: ['Vor dem Geben', 'gleich zu den Karten', 'um das Geben ziehen und abheben'],
  },
  rulesPamphile: 'Pamphil',
  opponentsBook:
    'Die alten Regeln geben keinen Rat; sie spielen nach allgemeinem Brauch und nach dem, was aus der Punktetafel folgt: wie wahrscheinlich die neuen Karten den dritten Stich bringen müssen, ist genau berechnet. Drücken Sie <em>Warum?</em>, und der Tisch nennt, was entschieden hat. Als <em>Meister</em> spielen sie auch erdachte Gaben zu Ende.',
  opponentsFair:
    'Die Mitspieler wissen nur, was an ihrem Platz gewusst werden darf: ihre Karten, was offen liegt oder lag, und was gesagt wurde. Der Teil, der denkt, bekommt nichts anderes und kann also nicht spicken.',
  source:
    'eine Seite der Darsteller des 12. Infanterieregiments des Herzogtums Warschau; was sie offenlässt, ist in den Regeln bezeichnet.',
};
