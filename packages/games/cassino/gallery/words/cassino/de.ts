import type {CassinoGallery} from './en.js';

/** German: the page of Cassino. */
export const words: CassinoGallery = {
  pageTitle: 'Cassino, Polen, um 1820',
  description:
    'Cassino nach Engelmans polnischem Spielbuch von etwa 1820: Nehmen Sie, was gleich ist oder dieselbe Zahl ergibt, zu viert in zwei Parteien, zu dritt oder zu zweit, gegen Spieler, die sich an das Buch halten.',
  name: 'Cassino',
  lead: 'nehmen, was gleich ist und was sich summiert: so gespielt in Polen um 1820',
  inside: 'Karten der Hand nehmen Karten vom Tisch: gleiche, und solche, die zusammen dieselbe Zahl ergeben.',
  more: 'Mehr über Cassino',
  tile: 'Die Sieben nimmt die Sieben und dazu Vier, Zwei und Ass. Für vier in zwei Parteien, für drei, für zwei.',
  options: {
    players: ['Spieler', 'vier, zwei gegen zwei', 'drei', 'zwei'],
    games: ['Spiele der Partie', 'eins', 'drei', 'fünf'],
    'court-capture': ['König, Dame oder Bube nimmt', 'alle seinesgleichen', 'einen'],
    'must-capture': ['Eine Karte, die nehmen kann,', 'darf hingelegt werden', 'muss nehmen'],
    'final-clear-scores': ['Räumt die letzte Karte den Tisch ab,', 'zählt es einen Punkt', 'zählt es nichts'],
    target3: ['Zu dritt geht es bis', 'fünfzehn', 'sechzehn'],
    'three-hand-setoff': ['Abzug zu dritt', 'keiner', 'die zwei niedrigeren zusammen'],
    markers: ['Stand', 'Marken und Ziffern', 'Ziffern'],
    etiquette: ['Mitzählen', 'wird gezeigt', 'verboten: streng'],
    ceremony: ['Vor dem Geben', 'gleich zu den Karten', 'um die Plätze ziehen und abheben'],
  },
  rulesCassino: 'Cassino',
  opponentsBook:
    'Sie nehmen und legen hin nach den allgemeinen Regeln des Buches: welche Verbindung die beste ist, wann man ein Ass behält und wann man dem Nächsten das Abräumen lassen darf. Drücken Sie <em>Warum?</em>, und der Tisch nennt die Regel, die entschied. Als <em>Meister</em> spielen sie außerdem erdachte Gaben zu Ende, die letzten Karten ganz genau.',
  opponentsFair:
    'Die Gegner wissen nur, was ihr eigener Platz wissen darf: ihre Karten und was offen liegt oder lag. Der Teil, der denkt, bekommt nichts anderes, kann also nicht in fremde Karten sehen.',
  source:
    'aus einem polnischen Spielbuch von etwa 1820, bekannt als das Engelmans: Gesetze 1 bis 8 und die allgemeinen Spielregeln.',
};
