import type {Card} from '@quinola/cards';
import {bookOf, inOrder, type Maxim} from '@quinola/opponents';
import {plainOf, winners, type CardFacts} from './card-facts.js';
import {follows} from './follows.js';
import {leads} from './leads.js';

// The maxims of card play: rules 19 to 43 of Quadrille, one of Cinquille, and the engine's own where the book is silent.

const e = bookOf<CardFacts, Card>('quadrille.engine.', 'engine');

/** The card to play; rank 1 has the highest priority. */
export const cardMaxims: readonly Maxim<CardFacts, Card>[] = inOrder(leads, follows);

/** How often a beginner follows a bad habit: one time in so many. */
const often = {chance: 6} as const;

/** Typical mistakes of beginners: they take tricks too early and too high, and lead court cards at once. */
export const HABITS: readonly Maxim<CardFacts, Card>[] = [
  e(
    'eager',
    1,
    (facts) => facts.follows && facts.later.length > 0,
    (facts, open) => facts.words.highest(winners(facts, open)),
    often,
  ),
  e(
    'figures',
    1,
    ({leading}) => leading,
    (facts, open) => plainOf(facts, open).filter((card) => 'KQ'.includes(card[0]!)),
    often,
  ),
];
