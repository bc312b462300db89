import type {Glossary} from '@quinola/table';

/** English: the terms of all games on 78 cards. */
export const terms: Glossary = {
  tarok: ['tarok|taroks', 'one of the 22 permanent trumps: XXI the highest, I the lowest, and Sky.'],
  sky: ['Sky', 'the Harlequin: may be played at any time, wins nothing, and comes back to its owner.'],
  skize: [
    'excuse myself with Sky',
    'Sky is played to a trick and kept, for an empty card. The book calls that to skize.',
  ],
  pagat: ['Pagat', 'tarok I, the buffoon: the lowest of the taroks, and worth 5.'],
  matador: [
    'matador|matadors',
    'Sky, XXI and the Pagat; announced, also the taroks that follow them without a gap.',
  ],
  skat: [
    'Skat',
    'three cards laid away face down; they count at the end. No king and no tarok may lie there.',
  ],
  counting: [
    'card that counts|cards that count|counting card|counting cards',
    'kings, XXI, Pagat and Sky 5, queens 4, knights 3, knaves 2.',
  ],
  empty: [
    'empty card|empty cards|empty',
    'a pip card of a suit, or one of the taroks II to XX: worth nothing by itself, three count 1.',
  ],
  packet: ['packet|packets', 'three cards counted together, so that the whole pack makes 78.'],
  knight: ['knight|knights', 'the mounted figure, between queen and knave.'],
  whip: ['whip', 'the suit in which one is strongest, led again and again so that the others must trump it.'],
  figure: ['figure|figures', 'king, queen, knight or knave.'],
  void: ['void', 'having no card of a suit: taroks must then be played to it.'],
  redSuits: [
    'hearts|diamonds',
    'the red suits turn the numbers round: K Q N J A 2 3 … 10, so the two beats the ten.',
  ],
};
