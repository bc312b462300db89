import type {MariageGallery} from './en.js';

/** German: the page of Mariage. */
export const words: MariageGallery = {
  pageTitle: 'Mariage, das polnische Mariagespiel',
  description:
    'Mariage spielen, das polnische Spiel, das der Richter und der Bernhardiner im Pan Tadeusz spielen: sechs Karten, ein Talon, König und Dame beisammen, 131 Punkte, gegen Gegner, die in Ihrem Browser denken.',
  name: 'Mariage',
  lead: 'sechs Karten, ein Talon, König und Dame beisammen',
  inside:
    'König und Dame einer Farbe sind eine Mariage, zwanzig Punkte oder vierzig. Wer 131 hat, gewinnt, in einem Spiel oder in zweien.',
  more: 'Mehr über Mariage',
  tile: 'König und Dame zusammenhalten, im Kopf bis 131 zählen und beim rechten Stich den Arrest legen. Zu zweit, oder zu viert in Paaren.',
  options: {
    variant: [
      'Gespielt wird',
      'zu zweit, 36 Karten',
      'zu zweit, 24 Karten: szlifowany',
      'zu viert in Paaren: kiks',
    ],
    'blind-trump': ['Trumpf', 'wird aufgedeckt', 'wird vor dem Geben abgehoben: ślepy'],
    skup: ['Die offene Karte', 'bleibt, wo sie liegt', 'ist mit dem niedrigsten Trumpf zu kaufen'],
    swatowe: ['Alle vier Mariagen', 'fünf Einsätze dazu', 'fünf Einsätze stattdessen'],
    'kiks-overtake': ['Im Kiks muss die angespielte Farbe', 'nicht überstochen werden', 'überstochen werden'],
    partie: ['Partien', 'zwei', 'eine', 'drei', 'fünf'],
    etiquette: ['Die Punkte', 'werden gezeigt', 'zählt man im Kopf: streng'],
    ceremony: ['Vor dem Geben', 'gleich zu den Karten', 'ums Geben ziehen, abheben'],
  },
  rulesMariage: 'Mariage',
  opponentsBook:
    'Die alte Seite gibt keinen Rat; zwei Bemerkungen sind von Gloger, alles Übrige folgt aus den Regeln: welche Karten man für eine Mariage behält, und wann ein Stich besser verloren ist. Ist der Talon aus, so ist nichts mehr verborgen, und sie spielen genau; ein <em>Anfänger</em> scheitert am Zählen. Auf <em>Warum?</em> nennt der Tisch, was den Ausschlag gab. Als <em>Meister</em> spielen sie auch gedachte Spiele zu Ende.',
  opponentsFair:
    'Die Gegner wissen nur, was ihr eigener Platz wissen darf: ihre Karten, was offen liegt oder lag, und was gesagt wurde. Der Teil, der denkt, bekommt nichts anderes; er kann nicht spicken.',
  source:
    'eine Seite der historischen Darsteller des 12. Infanterieregiments des Herzogtums Warschau, und Glogers <cite lang="pl">Encyklopedia staropolska</cite>; was sie offen lassen, ist in den Regeln vermerkt.',
};
