import type {Glossary} from '@quinola/table';

/** German: the terms of all games on 78 cards. */
export const terms: Glossary = {
  tarok: [
    'Tarock|Tarocks|Tarocke|Tarocken',
    'einer von 22 ständigen Trümpfen: XXI der höchste, I der niedrigste, dazu der Sküs.',
  ],
  sky: ['Sküs', 'der Harlekin: darf jederzeit gespielt werden, gewinnt nichts und bleibt seinem Besitzer.'],
  skize: [
    'entschuldige mich mit dem Sküs',
    'er wird gespielt und behalten, für eine leere Karte. Im Buch heißt das sküsieren.',
  ],
  pagat: ['Pagat|Pagats', 'Tarock I, der Gaukler: das niedrigste der Tarocke, und 5 wert.'],
  matador: [
    'Matador|Matadore|Matadoren',
    'Sküs, XXI und Pagat; angesagt auch die Tarocke, die ohne Lücke folgen.',
  ],
  skat: [
    'Skat|Skats|Skate',
    'drei verdeckt weggelegte Karten; sie zählen am Ende. König und Tarock dürfen nicht hinein.',
  ],
  counting: ['Zählkarte|Zählkarten', 'Könige, XXI, Pagat und Sküs 5, Damen 4, Cavalls 3, Buben 2.'],
  empty: [
    'leere Karte|leere Karten|leer|leere',
    'Zahlkarte einer Farbe oder Tarock II bis XX: allein nichts wert, drei zählen 1.',
  ],
  packet: ['Päckchen', 'drei Karten zusammen gezählt, so dass das ganze Spiel 78 macht.'],
  knight: ['Cavall|Cavalls', 'der Reiter, zwischen Dame und Bube.'],
  whip: ['Peitsche', 'die stärkste eigene Farbe, immer wieder ausgespielt, damit andere sie stechen müssen.'],
  figure: ['Figur|Figuren', 'König, Dame, Cavall oder Bube.'],
  void: [
    'hat die Farbe nicht|Farbe ganz ablegen',
    'keine Karte der Farbe haben: Dann muss Tarock zugegeben werden.',
  ],
  redSuits: [
    'Herz|Karo',
    'in den roten Farben gelten die Zahlen umgekehrt: K D C B A 2 3 … 10, die Zwei sticht die Zehn.',
  ],
};
