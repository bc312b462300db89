import type {OmbreGallery} from './en.js';

/** German. */
export const words: OmbreGallery = {
  pageTitle: 'L’Hombre, um 1820',
  description:
    'Spielen Sie L’Hombre im Browser nach Regeln von etwa 1820: einer gegen alle, mit Spadille, Manille und Basta, Talon und Teller, zu dritt, zu zweit oder zu viert.',
  name: 'L’Hombre',
  lead: 'einer gegen alle anderen: anderthalb Jahrhunderte lang das Spiel Europas, nach Regeln von etwa 1820',
  inside: 'Drei Spieler, vierzig Karten, ein Talon und ein Teller.',
  more: 'Mehr über L’Hombre',
  tile: 'Einer gegen alle. Die schwarzen Asse sind immer Trumpf, und die Sieben kann den König stechen. Zu dritt, zu zweit oder zu viert.',
  options: {
    players: ['Spieler', 'drei', 'zwei', 'vier, jeder für sich'],
    deux: ['Zu zweit: Karten', 'dreißig, je acht', 'zweiunddreißig, je zehn', 'zweiunddreißig, je zwölf'],
    'table-size': ['Zu dritt: am Tisch', 'drei', 'ein vierter, der König, setzt reihum aus'],
    deals: ['Spiele', 'zwölf', 'drei', 'sechs', 'bis ich aufhöre'],
    finish: ['Was am Ende steht', 'wird geteilt', 'wird ausgespielt'],
    favourite: [
      'Die Favorite',
      'in jedem Spiel eine andere',
      'eine für den ganzen Abend',
      'die des ersten gewonnenen Spiels',
      'keine',
    ],
    'grand-null': ['Grandissimo und Nullissimo', 'werden gespielt', 'werden nicht gespielt'],
    'codille-factor': ['Codille kostet', 'zwei Beten', 'eine Bete'],
    'rok-threshold': ['Ein Rok (Sondertopf)', 'wird nicht gespielt', 'von zehn Marken', 'von zwölf Marken'],
    'honours-claim': [
      'Prämien (Matadore, erste Stiche)',
      'werden von selbst bezahlt',
      'müssen gefordert werden',
    ],
    ceremony: ['Vor dem Geben', 'gleich zu den Karten', 'Karten um die Plätze ziehen'],
  },
  rulesOmbre: 'L’Hombre',
  opponentsBook:
    'Sie bieten, tauschen und spielen nach dem Rat des Buches, soweit er sich aus einer einzigen Hand ersehen lässt. Drücken Sie <em>Warum?</em>, und der Tisch nennt den Grundsatz, der den Ausschlag gab. Einen Spieler, der auch vorausrechnet, gibt es noch nicht.',
  opponentsFair:
    'Ihre Gegner wissen nur, was man auf ihrem Platz wissen darf: ihre Karten, was geboten wurde, wie viele Karten jeder getauscht hat und was sie selbst weggelegt haben. Der Teil, der denkt, bekommt nichts anderes und kann also nicht spicken.',
  source: 'Polen, um 1820. Der Teil über <i lang="pl">Lomber</i>: Regeln, Gesetze und Rat für die Spieler.',
};
