import type {CinquilleGallery} from './en.js';

/** German. */
export const words: CinquilleGallery = {
  pageTitle: 'Cinquille, um 1820',
  description:
    'Spielen Sie Cinquille im Browser nach Regeln von etwa 1820, ein L’Hombre zu fünft: Ein König wird gerufen, und wer ihn hat, ist der heimliche Partner.',
  name: 'Cinquille',
  lead: 'L’Hombre zu fünft: Ein König wird gerufen, und nur wer ihn hat, weiß, wer der Partner ist',
  inside: 'Fünf Spieler, vierzig Karten, ein gerufener König und ein Teller.',
  more: 'Mehr über Cinquille',
  tile: 'L’Hombre zu fünft. Ein König wird gerufen: Wer ihn hat, spielt heimlich mit, bis die Karte fällt.',
  options: {
    tours: ['Touren, in denen jeder einmal gibt', 'zwei', 'eine', 'fünf'],
    favourites: ['Favoritfarben, die mehr kosten', 'keine', 'die des ersten gewonnenen Spiels', 'drei'],
    'bete-by': ['Eine Bete zahlen', 'Hombre und Partner', 'nur der Hombre'],
    delices: ['Délices', 'werden bezahlt', 'werden nicht gespielt'],
    'vole-pricing': ['Alle Stiche kosten', '2, angesagt 4', '4, angesagt 12'],
    packets: ['Gegeben wird zu', 'vier, vier', 'drei, drei, zwei'],
    'missed-vole-matadors': [
      'Matadore, wenn eine angesagte Vole misslingt',
      'werden trotzdem bezahlt',
      'zählen nicht',
    ],
    'look-at-tricks': ['Stiche ansehen darf der Hombre', 'im Solo', 'sooft er allein spielt'],
    ceremony: ['Vor dem Geben', 'gleich zu den Karten', 'Karten um die Plätze ziehen'],
  },
  rulesCinquille: 'Cinquille',
  opponentsBook:
    'Sie bieten, rufen und spielen nach dem Rat des Buches, soweit er sich aus einer einzigen Hand ersehen lässt. Drücken Sie <em>Warum?</em>, und der Tisch nennt den Grundsatz, der den Ausschlag gab. Der Meister weicht nur dort davon ab, wo gedachte und zu Ende gespielte Verteilungen zeigen, dass eine andere Karte mehr bringt.',
  opponentsFair:
    'Ihre Gegner wissen nur, was man auf ihrem Platz wissen darf: ihre Karten, was geboten und was gespielt wurde. Wer der Partner ist, erfahren sie nicht eher als Sie. Der Teil, der denkt, bekommt nichts anderes und kann also nicht spicken.',
  source:
    'Polen, um 1820. Der Teil über <i lang="pl">Cinkwil</i> mit den gemeinsamen Regeln für <i lang="pl">Kadryl</i> und <i lang="pl">Cinkwil</i>.',
};
