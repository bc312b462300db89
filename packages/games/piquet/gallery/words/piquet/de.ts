import type {PiquetGallery} from './en.js';

/** German: the page of piquet. */
export const words: PiquetGallery = {
  pageTitle: 'Piquet, Warschau, um 1820',
  description:
    'Piquet spielen, das alte Spiel zu zweit: tauschen, Point, Sequenz und Gleiche ansagen und zwölf Stiche spielen, gegen einen Gegner, der in Ihrem Browser denkt.',
  name: 'Piquet',
  lead: 'das Spiel zu zweit: tauschen, ansagen, zwölf Stiche spielen',
  inside: 'Karten werden getauscht, angesagt und verglichen, und jedes Ausspiel zählt.',
  more: 'Mehr über Piquet',
  tile: 'Fünf Blatt. Gut. Dreißig, ehe der andere etwas hat, machen neunzig. Zu zweit, nach dreierlei Regeln.',
  options: {
    rules: ['Regeln', 'Warschau, um 1820', 'die Seite der historischen Darsteller', 'die englischen Klubs'],
    parties: ['Partien', 'eine', 'zwei', 'drei'],
    'match-mode': ['Eine Partie geht', 'bis hundertundeins', 'über vier Spiele'],
    target: ['Gewonnen ist mit', 'hundertundeins', 'hundert'],
    'four-deal-settlement': ['Vier Spiele werden beglichen', 'nach der Summe', 'jedes für sich'],
    'younger-minimum': [
      'Die Hinterhand nimmt',
      'so viele, dass drei bleiben',
      'mindestens eine',
      'mindestens drei',
    ],
    fidelity: ['Die Seite', 'wie üblich gelesen', 'nach dem Buchstaben', 'wie andere spielen'],
    deals: ['Spiele der Partie', 'vier', 'sechs'],
    'younger-left': [
      'Was die Hinterhand liegen lässt',
      'bleibt verdeckt',
      'sehen beide nach dem ersten Ausspiel',
    ],
    announce: ['Was man hält', 'wird von selbst angesagt', 'sagen Sie an, oder behalten es für sich'],
    forced: ['Eine Karte, die allein gespielt werden darf', 'spielen Sie selbst', 'spielt sich von selbst'],
    etiquette: ['Die Gesetze', 'hält der Tisch ein', 'werden bestraft: streng'],
    ceremony: ['Vor dem Geben', 'gleich zu den Karten', 'ums Geben ziehen, abheben'],
  },
  rulesPiquet: 'Piquet',
  opponentsBook:
    'Die alte Abhandlung gibt wenig Rat; sie spielen danach und nach allgemeinem Brauch, und sagen, wonach. Als <em>Meister</em> zählen sie jedes Blatt, das Sie nach allem Gesagten haben können, und spielen es genau aus.',
  opponentsFair:
    'Der Gegner weiß nur, was sein eigener Platz wissen darf: seine Karten, was offen liegt oder lag, und was gesagt wurde. Der Teil, der denkt, bekommt nichts anderes; er kann nicht spicken.',
  source:
    'in Engelmans polnischem Spielbuch (um 1820), dazu eine Seite der historischen Darsteller des 12. Infanterieregiments des Herzogtums Warschau; was sie offen lassen, steht in den Regeln.',
};
