import type {ReversisGallery} from './en.js';

/** German. */
export const words: ReversisGallery = {
  pageTitle: 'Reversis, Schweden 1819',
  description:
    'Spielen Sie Reversis nach den schwedischen Regeln von 1819: vier Spieler, jeder für sich, ein Korb voll Marken und der Herzbube, gegen Gegner, die dem Buch folgen.',
  name: 'Reversis',
  lead: 'es gewinnt, wer am wenigsten nimmt, oder wer alles nimmt: mit der Quinola, wie man 1819 in Schweden spielte',
  inside: 'Vier Spieler, jeder für sich, und ein Korb voll Marken, der mit dem Herzbuben geht.',
  more: 'Mehr über Reversis',
  tile: 'Punkte meiden oder alle Stiche nehmen; und die Quinola rechtzeitig loswerden. Vier Spieler, jeder für sich.',
  options: {
    rounds: ['Runden', 'zehn'],
    fische: ['Eine Fische (große Marke) gilt', 'zehn Jetons', 'fünf Jetons'],
    claims: ['Zahlungen für Quinola und Asse', 'kommen von selbst', 'müssen verlangt werden'],
    'quinola-forcee': [
      'Die Quinola muss behalten werden',
      'nie',
      'in der ersten Runde',
      'in den ersten zwei Runden',
    ],
    'other-quinola-in-reversy': ['Eines anderen Quinola im Reversis', 'wird bezahlt', 'wird nicht bezahlt'],
    'quinola-bonne': [
      'Quinola im letzten Stich eines Reversis',
      'ist im Preis enthalten',
      'wird zusätzlich bezahlt',
    ],
    'bete-order': ['Von mehreren Beten kommt zuerst', 'die größte', 'die älteste'],
    ceremony: ['Vor dem Geben', 'gleich zu den Karten', 'Zehnen um die Plätze ziehen'],
  },
  rulesReversis: 'Reversis',
  opponentsBook:
    'Sie tauschen, spielen aus und werfen ab nach dem Rat, den das Buch zum guten Spiel gibt, und werden die Quinola rechtzeitig los. Drücken Sie <em>Warum?</em>, und der Tisch nennt den Grundsatz, der den Ausschlag gab, mit seiner Nummer. Als <em>Meister</em> stellen sie sich außerdem Verteilungen vor, die zu allem passen, was sie gesehen haben, und verlassen die Karte des Buches nur, wo eine andere sicher besser ist.',
  opponentsFair:
    'Ihre Gegner wissen nur, was man auf ihrem Platz wissen darf: ihre Karten, was gespielt wurde, und was sie selbst weggelegt oder gezogen haben. Der Teil, der denkt, bekommt nichts anderes und kann also nicht spicken.',
  source:
    'Stockholm, 1819. Der Artikel <i lang="sv">Reversy</i>: die Regeln 1 bis 42 und der Rat zum guten Spiel.',
};
