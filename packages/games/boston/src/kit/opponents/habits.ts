import {suitOf, type Card} from '@quinola/cards';
import {bookOf, most, type Maxim} from '@quinola/opponents';
import {strengthOf} from '../rules/suits.js';
import type {CardFacts} from './facts.js';

const ours = bookOf<CardFacts, Card>('boston.engine.', 'engine');

const plain = ({trump}: CardFacts, cards: readonly Card[]): readonly Card[] =>
  cards.filter((card) => suitOf(card) !== trump);

/** How often a beginner follows a bad habit: one time in so many. */
const often = {chance: 6} as const;

/** Typical mistakes of beginners: they take tricks too early and too high, and lead their highest cards at once. */
export const HABITS: readonly Maxim<CardFacts, Card>[] = [
  ours(
    'eager',
    1,
    (facts) => !facts.misere && !facts.leading && !facts.last && !facts.withFriend,
    (facts, open) => facts.words.highest(facts.words.winners(open, facts.best!.card)),
    often,
  ),
  ours(
    'figures',
    1,
    (facts) => !facts.misere && facts.leading,
    (facts, open) => most(plain(facts, open), strengthOf),
    often,
  ),
];
