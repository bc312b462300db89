import type {Glossary} from '@quinola/table';

/** English: the terms of Reversis. */
export const terms: Glossary = {
  quinola: [
    'Quinola',
    'the knave of hearts: in a trick a knave like any other, but the pannier goes with it.',
  ],
  pannier: ['pannier', 'the basket with the stakes: whoever gives the Quinola away wins it.'],
  bete: [
    'bête|bêtes',
    'as much as lies in the pannier, put in by whoever had to play the Quinola in its own suit.',
  ],
  party: [
    'the deal|winner of the deal|wins the deal',
    'with the fewest points one wins it: whoever has the most pays two Fischer. The book calls it the party.',
  ],
  reversis: ['Reversis', 'all eleven tricks: whoever takes the first nine has undertaken it.'],
  undertaken: ['undertaken', 'nine tricks in a row are taken: now all eleven must be.'],
  given: [
    'given',
    'thrown on another suit, because none of the suit led was held: the best way to be rid of a card.',
  ],
  forced: ['forced', 'drawn out by a lead in its own suit: its holder pays whoever led.'],
  gorged: ['gorged', 'led as the very last card.'],
  bonne: ['à la bonne', 'in the last trick, or the last two for a Reversis: it is paid double.'],
  guarded: [
    'guarded|not guarded',
    'other hearts that can be played in place of the Quinola as long as hearts are led.',
  ],
  talon: ['talon', 'the three cards left after the deal: each may exchange one card there.'],
  best: ['wins ties', 'wins where others have as many points and tricks: the dealer, who sits best.'],
  worst: [
    'loses ties',
    'pays where others have as many points and tricks: the player at the dealer’s right.',
  ],
  round: ['round|rounds', 'everybody has dealt once: a pip of the ten is torn off.'],
  jettons: ['jettons|jetton|Fische|Fischer', 'the counters; ten of them, or five, are one Fische.'],
};
