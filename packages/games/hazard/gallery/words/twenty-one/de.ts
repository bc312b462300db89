import type {TwentyOneGallery} from './en.js';

/** German: the page of twenty-one. */
export const words: TwentyOneGallery = {
  pageTitle: 'Einundzwanzig, das polnische Oczko',
  description:
    'Einundzwanzig, das polnische Oczko, gegen eine Bank oder um den Topf: großes oder kleines Blatt, persisches Auge, um Spielgeld, gegen Mitspieler, die in Ihrem Browser denken.',
  name: 'Einundzwanzig',
  lead: 'gegen die Bank oder um den Topf, um Spielgeld',
  inside: 'Ein Ass zählt elf, ein König vier: noch eine Karte oder genug?',
  more: 'Mehr über Einundzwanzig',
  tile: 'Eine Karte oder genug? Gegen eine Bank oder um den Topf, mit genau berechneten Aussichten. Für zwei bis sechs, um Spielgeld.',
  options: {
    mode: ['Gespielt wird', 'gegen eine Bank', 'um einen Topf'],
    pack: ['Blatt', 'groß, 52 Karten', 'klein, 24 Karten'],
    players: ['Spieler', 'vier', 'zwei', 'drei', 'fünf', 'sechs'],
    rounds: ['Runden', 'sechs', 'drei', 'zwölf'],
    'initial-cards': ['Vor den Einsätzen', 'eine Karte für jeden', 'zwei Karten für jeden'],
    'banker-rule': ['Der Bankier', 'zieht bis 15 und hält ab 17', 'zieht, wie er will'],
    'persian-pays': ['Ein persisches Auge zahlt', 'einfach', 'doppelt', 'dreifach'],
    'five-pictures': ['Fünf Bilder', 'zählen nichts Besonderes', 'gewinnen sofort'],
    'bank-passes': ['Die Bank', 'bleibt', 'geht an den, der sie sprengt', 'geht reihum'],
    'show-odds': ['Die Aussichten', 'sagt der Tisch auf Wunsch', 'sagt der Tisch immer'],
  },
  opponentsBook:
    'Sie spielen, wie man zu Hause spielt, und nach dem, was sich zählen lässt. Als <em>Meister</em> rechnen sie genau: jede Karte, die noch kommen kann, gegen eine Bank oder im Spiel um den Topf, in dem niemand allein besser spielen könnte. Drücken Sie <em>Warum?</em>, und der Tisch nennt, was entschieden hat.',
  opponentsFair:
    'Die Mitspieler wissen nur, was an ihrem Platz gewusst werden darf: ihre Karten, was offen liegt oder lag, und was gesagt wurde. Der Teil, der denkt, bekommt nichts anderes und kann also nicht spicken.',
  source:
    'eine Seite polnischer Darsteller, die nur von einer Hand erzählt; Bank, Einsätze und Topf sind die des häuslichen Spiels.',
};
