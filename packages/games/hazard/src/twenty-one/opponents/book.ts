import {bookOf, common, inOrder} from '@quinola/opponents';
import type {TwentyOneMove} from '../rules/index.js';
import {highStake, ofType, type Facts} from './facts.js';

// The page gives no advice. What it would have to say follows from counting its cards (section 11), and from what households play.

const derived = bookOf<Facts, TwentyOneMove>('oczko.derived.');
const engine = bookOf<Facts, TwentyOneMove>('oczko.engine.', 'engine');

const isAsked = (open: readonly TwentyOneMove[]): boolean => ofType(open, 'DRAW').length > 0;
const isBank = (open: readonly TwentyOneMove[]): boolean => ofType(open, 'BANK_DRAW').length > 0;
const isStaking = (open: readonly TwentyOneMove[]): boolean => ofType(open, 'STAKE').length > 0;
const isLarge = ({view}: Facts): boolean => view.options.pack === 'large';
const draw = (_: Facts, open: readonly TwentyOneMove[]): readonly TwentyOneMove[] =>
  ofType(open, 'DRAW', 'BANK_DRAW');
const stop = (_: Facts, open: readonly TwentyOneMove[]): readonly TwentyOneMove[] =>
  ofType(open, 'STOP', 'BANK_STOP');

/** The sum from which on nobody draws to the small pack: half of its cards are too much. */
const SMALL_STOP = 18;

/** The maxims. */
export const MAXIMS = inOrder([
  derived(
    'ace',
    1,
    ({isSingleAce}, open) => isStaking(open) && isSingleAce,
    ({view}, open) => open.filter((move) => move.type === 'STAKE' && move.amount === highStake(view)),
  ),
  engine(
    'least',
    8,
    (_, open) => isStaking(open),
    (_, open) => ofType(open, 'STAKE').slice(0, 1),
  ),
  engine('safe', 2, ({over}, open) => isAsked(open) && over === 0, draw, common),
  derived(
    'large.stop',
    3,
    (facts, open) => isAsked(open) && isLarge(facts) && facts.total >= 17,
    stop,
    common,
  ),
  derived(
    'large.draw',
    4,
    (facts, open) => isAsked(open) && isLarge(facts) && facts.total <= 15,
    draw,
    common,
  ),
  engine('sixteen', 5, (facts, open) => isAsked(open) && isLarge(facts) && facts.total === 16, draw),
  derived(
    'small.draw',
    4,
    (facts, open) => isAsked(open) && !isLarge(facts) && facts.total < SMALL_STOP,
    draw,
    common,
  ),
  derived(
    'small.eighteen',
    3,
    (facts, open) => isAsked(open) && !isLarge(facts) && facts.total >= SMALL_STOP,
    stop,
    common,
  ),
  engine('bank.draw', 3, ({total}, open) => isBank(open) && total <= 15, draw, common),
  engine('bank.stop', 4, ({total}, open) => isBank(open) && total >= 16, stop, common),
]);

/** What beginners do by hope and by fear. */
export const HABITS = [
  engine('hope', 1, ({total}, open) => isAsked(open) && total >= 16 && total <= 18, draw, {chance: 3}),
  engine('fear', 1, ({total}, open) => isAsked(open) && total >= 13 && total <= 15, stop, {chance: 3}),
  engine(
    'luck',
    1,
    (_, open) => isStaking(open),
    ({view}, open) => open.filter((move) => move.type === 'STAKE' && move.amount === highStake(view)),
    {chance: 3},
  ),
];
