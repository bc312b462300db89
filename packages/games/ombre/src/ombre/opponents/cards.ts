import type {Card} from '@quinola/cards';
import {bookOf, inOrder, type Maxim} from '@quinola/opponents';
import {winners, type CardFacts} from './card-facts.js';
import {follows} from './follows.js';
import {leads} from './leads.js';

// The maxims of card play, as far as one hand can tell. Where the book says nothing the engine adds its own.

const e = bookOf<CardFacts, Card>('lomber.engine.', 'engine');

/** The card to play; rank 1 has the highest priority. */
export const cardMaxims: readonly Maxim<CardFacts, Card>[] = inOrder([
  // Nullissimo: the Ombre plays below the others, and leads his lowest card; the others try to play below him.
  e(
    'null.low',
    1,
    ({isNull}) => isNull,
    (facts, open) => {
      const {best, words, leading, isOmbre, ombreWins} = facts;
      if (leading || (!isOmbre && !ombreWins)) return words.lowest(open);
      const below = open.filter((card) => !words.wins(card, best!.card));
      return below.length ? words.highest(below) : words.lowest(open);
    },
  ),
  ...leads,
  ...follows,
]);

/** A beginner: wins what he can with his highest card, and leads it. */
const h = bookOf<CardFacts, Card>('lomber.novice.', 'engine');
export const HABITS: readonly Maxim<CardFacts, Card>[] = [
  h(
    'high',
    1,
    ({isNull}) => !isNull,
    (facts, open) => facts.words.highest(winners(facts, open)),
    {chance: 5},
  ),
];
