import {bookOf, common, inOrder} from '@quinola/opponents';
import {betOn, rankOn, type FaroMove} from '../rules/index.js';
import {betsOf, hasRank, isBare, laying, MANNER, ofType, type Facts} from './facts.js';

// The page has little advice: nobody has to go on, and who wants much has to win five times. The rest follows from counting
// (section 11), and from three temperaments. What is counted there holds on the page's table, and not in a salon.

const page = bookOf<Facts, FaroMove>('faraon.page.');
const derived = bookOf<Facts, FaroMove>('faraon.derived.');
const engine = bookOf<Facts, FaroMove>('faraon.engine.', 'engine');

/** The corners of the bet that an answer is about. */
const cornersOf = ({view}: Facts, on: string): number =>
  view.bets[view.seat]?.find((bet) => bet.on === on)?.corners ?? 0;

const goesOn = (facts: Facts, on: string): boolean => cornersOf(facts, on) < MANNER[facts.temper].corners;

const hasEnough = ({view, temper}: Facts): boolean => betsOf(view) >= MANNER[temper].cards;

const isPage = ({view}: Facts): boolean => view.options.rules === 'page';

/** Stakes of so much on cards on which nothing lies yet. */
const layingJust = ({view}: Facts, open: readonly FaroMove[], stake: number): readonly FaroMove[] =>
  laying(open)
    .filter(({on, ducats}) => ducats === stake && isBare(view, on))
    .map(({move}) => move);

/** What the punter dares to stake. */
const layingUsual = (facts: Facts, open: readonly FaroMove[]): readonly FaroMove[] =>
  layingJust(facts, open, MANNER[facts.temper].stake);

/** Answers that take what was won, without what a doublet has left. */
const takingWon = ({view}: Facts, open: readonly FaroMove[]): readonly FaroMove[] =>
  ofType(open, 'COLLECT').filter(({on}) => betOn(view, view.seat, on)?.standing === 'won');

/** The maxims. */
export const MAXIMS = inOrder([
  page(
    'parol',
    1,
    (facts, open) => ofType(open, 'PAROL').some(({on}) => goesOn(facts, on)),
    (facts, open) => ofType(open, 'PAROL').filter(({on}) => goesOn(facts, on)),
  ),
  page('withdraw', 2, (facts, open) => takingWon(facts, open).length > 0, takingWon, common),
  derived(
    'parol-risk',
    3,
    (facts, open) => isPage(facts) && ofType(open, 'COLLECT').length > 0,
    (_, open) => ofType(open, 'COLLECT'),
    common,
  ),
  engine(
    'enough',
    3,
    (facts, open) => ofType(open, 'READY').length > 0 && hasEnough(facts),
    (_, open) => ofType(open, 'READY'),
    common,
  ),
  derived(
    'same-rank',
    4,
    (facts, open) =>
      isPage(facts) &&
      betsOf(facts.view) > 0 &&
      laying(open).some(({on}) => !hasRank(facts.view, rankOn(on))),
    ({view}, open) =>
      open.filter((move) => move.type !== 'STAKE' || (move.amount > 0 && !hasRank(view, rankOn(move.card)))),
  ),
  derived(
    'edge',
    5,
    (facts) => isPage(facts) && facts.temper === 'cautious' && !betsOf(facts.view),
    (facts, open) => layingJust(facts, open, 1),
  ),
  engine('stake', 6, (facts, open) => layingUsual(facts, open).length > 0, layingUsual),
  engine(
    'small',
    7,
    (facts, open) => !layingUsual(facts, open).length,
    (facts, open) => layingJust(facts, open, 1),
  ),
  engine(
    'ready',
    8,
    (_, open) => ofType(open, 'READY').length > 0,
    (_, open) => ofType(open, 'READY'),
    common,
  ),
]);

/** What beginners do: they go on because luck is with them, and stake more than they meant to. */
export const HABITS = [
  engine(
    'luck',
    1,
    (_, open) => ofType(open, 'PAROL').length > 0,
    (_, open) => ofType(open, 'PAROL').slice(0, 1),
    {chance: 2},
  ),
  engine(
    'due',
    1,
    ({view}, open) => !betsOf(view) && laying(open).some(({ducats}) => ducats === 5),
    (_, open) =>
      laying(open)
        .filter(({ducats}) => ducats === 5)
        .map(({move}) => move),
    {chance: 2},
  ),
];
