import type {Glossary} from '@quinola/table';

/** English: the terms of Reversis. */
export const terms: Glossary = {
  quinola: [
    'Quinola',
    'the knave of hearts: in a trick a knave like any other, but the pannier goes with it.',
  ],
  pannier: ['pannier', 'the basket with the stakes: whoever gives the Quinola away draws (wins) it.'],
  bete: [
    'bête|bêtes',
    'as much as lies in the pannier, put in by whoever had to play the Quinola in its own suit.',
  ],
  party: ['party', 'what the player with the most points pays to the one with the fewest: two Fischer.'],
  reversis: ['Reversis', 'all eleven tricks: whoever takes the first nine has undertaken it.'],
  undertaken: ['undertakes|undertake|undertaken', 'nine tricks in a row are taken: now all eleven must be.'],
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
  best: ['sits best', 'plays last to the first trick, and wins where others are equal: the dealer.'],
  worst: ['sits worst', 'leads to the first trick, and loses where others are equal: at the dealer’s right.'],
  round: ['round|rounds', 'everybody has dealt once: a pip of the ten is torn off.'],
  jettons: ['jettons|jetton|Fische|Fischer', 'the counters; ten of them, or five, are one Fische.'],
};
