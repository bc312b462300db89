import {rankOf, type Card} from '@quinola/cards';
import {always, bars, bookOf, common, inOrder, type Maxim} from '@quinola/opponents';
import {GREAT, isCourt, LITTLE, partyOf, valueOf, type LayMove} from '../rules/index.js';
import {
  after,
  atLurch,
  broughtBy,
  courts,
  gainOf,
  gone,
  isAce,
  isLastOf,
  isRisky,
  isTen,
  lays,
  makesTen,
  nearGame,
  onlyGreatIsLeft,
  partnerOf,
  pointsOf,
  riskOf,
  spadesOf,
  takersOf,
  takes,
  type Facts,
  type Play,
} from './facts.js';

// The general rules of the book (*Prawidła ogólne*), as maxims. The engine adds its own where it is silent.

type Plays = readonly Play[];

/** Those with the highest measure; all of them. */
function highest(plays: Plays, measure: (play: Play) => number): Plays {
  const most = Math.max(...plays.map(measure));
  return plays.filter((play) => measure(play) > most - 1e-9);
}
const lowest = (plays: Plays, measure: (play: Play) => number): Plays =>
  highest(plays, (play) => -measure(play));
const size = (play: Play): number => broughtBy(play).length;
const laysAce = (play: Play): boolean => lays(play) && isAce(play.card);
const aces = ({hand}: Facts): number => hand.filter(isAce).length;
const noCourt = ({hand}: Facts): boolean => !courts(hand).length;
/** Number cards that are laid, without the cards that count points. */
const plain = (open: Plays): readonly LayMove[] =>
  open.filter(lays).filter(({card}) => !isCourt(card) && !isAce(card) && card !== GREAT && card !== LITTLE);

/** The dealer with his last cards and great Cassino, to which no other ten will come. */
const holdsLastTen = (facts: Facts): boolean =>
  facts.isDealer &&
  facts.isLastRound &&
  facts.hand.includes(GREAT) &&
  onlyGreatIsLeft(facts) &&
  noCourt(facts);
const hasEightOrNine = ({hand}: Facts): boolean => hand.some((card) => '89'.includes(rankOf(card)));

/** Great Cassino can only be taken by sums any more, and neither he nor his partner will have the Sweep. */
const isTenToMake = (facts: Facts): boolean =>
  onlyGreatIsLeft(facts) &&
  !facts.hand.includes(GREAT) &&
  !facts.isDealer &&
  partnerOf(facts.view) !== facts.view.dealer;
/** Lays after which cards add up to ten that did not before. */
const makingTen = ({table}: Facts, open: Plays): Plays =>
  open.filter((play) => lays(play) && !makesTen(table) && makesTen([...table, play.card]));

/** The lead in cards that the rest of the pack can still turn. */
const isMajorityOpen = ({own, others}: Facts): boolean => own < 27 && others < 27 && own + others >= 26;

/** An ace that lies where the partner has laid it; absent if there is none. */
function partnersAce({view}: Facts): Card | undefined {
  const partner = partnerOf(view);
  return view.middle.find(({seat, card}) => partner >= 0 && seat === partner && isAce(card))?.card;
}

/** Whether he can only lay cards down, and has an ace that another could pair. */
const keepsAce = (f: Facts): boolean => f.mustLay && aces(f) === 1 && gone(f, 'A') < 4;

/** How many ranks still out take the partner's ace after a play. */
function takersAfter(f: Facts, play: Play): number {
  const ace = partnersAce(f)!;
  const left = after(f, play);
  return left.includes(ace) ? takersOf(f, ace, left) : 0;
}

/** Takes that leave cards for the next to clear, of which a rule says that they are taken all the same. */
const risky = (f: Facts, open: Plays): Plays => open.filter((play) => takes(play) && isRisky(f, play));
const large =
  (least: number) =>
  (_: Facts, open: Plays): Plays =>
    open.filter((play) => takes(play) && size(play) >= least);
const scoring = (f: Facts, open: Plays): Plays => open.filter((play) => pointsOf(f, play) > 0);
const deciding = ({own}: Facts, open: Plays): Plays => open.filter((play) => own + size(play) >= 27);
const taking = (_: Facts, open: Plays): Plays => open.filter(takes);
const withAce = (_: Facts, open: Plays): Plays => open.filter((play) => takes(play) && play.take.some(isAce));
const withSpade = (_: Facts, open: Plays): Plays => open.filter(spadesOf);

const m = bookOf<Facts, Play>('kasino.engelman.');
const e = bookOf<Facts, Play>('kasino.engine.', 'engine');

/** Which card is played, and what it takes. */
export const maxims: readonly Maxim<Facts, Play>[] = inOrder([
  m(
    '5.c',
    1,
    (f) => f.view.options.players !== 3 && f.others >= 27 && hasAllElse(f),
    (_, open) => highest(withSpade(_, open), spadesOf),
    {
      allows: withSpade,
    },
  ),
  m('11.must1', 1, atLurch, (f, open) => open.filter((play) => isRisky(f, play)), bars),
  m('11.must2', 1, nearGame, (f, open) => open.filter((play) => isRisky(f, play)), bars),
  m(
    '9',
    1,
    ({hand, mustLay}) =>
      mustLay &&
      hand.includes(LITTLE) &&
      hand.some(isAce) &&
      hand.every((card) => isAce(card) || card === LITTLE),
    (_, open) => open.filter(({card}) => card === LITTLE),
  ),
  m(
    '10',
    1,
    ({table, hand}) => table.includes(GREAT) && table.some(isAce) && hand.some(isTen) && hand.some(isAce),
    (_, open) =>
      highest(
        open.filter((play) => takes(play) && isAce(play.card)),
        size,
      ),
    {allows: (_, open) => open.filter((play) => takes(play) && isAce(play.card))},
  ),
  m(
    '2.ex1',
    2,
    (f) => f.isDealer && f.isLastRound && courts(f.hand).length === 1 && f.hand.length > 1,
    (_, open) => open.filter(({card}) => isCourt(card)),
    bars,
  ),
  m(
    '3.ex',
    2,
    (f) => holdsLastTen(f) && f.hand.length > 1 && f.mustLay && hasEightOrNine(f),
    (_, open) => open.filter(({card}) => card === GREAT),
  ),
  m(
    '3',
    2,
    (f) => holdsLastTen(f) && f.hand.length > 1 && f.mustLay && !hasEightOrNine(f),
    (_, open) => open.filter(({card}) => card === GREAT),
    bars,
  ),
  m('2.ex2', 2, (f) => f.mustLay && f.hand.includes(GREAT) && onlyGreatIsLeft(f), makingTen),
  m(
    '8.a',
    2,
    (f) => f.mustLay && aces(f) === 2 && f.hand.length > 1,
    (_, open) => open.filter(laysAce),
  ),
  m('11.never3', 3, ({own}) => own < 27, deciding),
  m(
    '11.never2',
    3,
    (f, open) => scoring(f, open).some((play) => isRisky(f, play)),
    (f, open) => highest(scoring(f, open), (play) => pointsOf(f, play)),
    {allows: scoring},
  ),
  m(
    '11.never1',
    3,
    (f, open) => f.score === 0 && f.rival === 0 && risky(f, large(4)(f, open)).length > 0,
    (f, open) => highest(large(4)(f, open), (play) => gainOf(f, play)),
    {allows: large(4)},
  ),
  m(
    '11.never4',
    3,
    (f, open) => f.score >= 7 && f.rival >= 2 && f.rival <= 3 && risky(f, open).length > 0,
    (f, open) => highest(taking(f, open), (play) => gainOf(f, play)),
    {allows: taking},
  ),
  m(
    '11.note',
    3,
    (f, open) => isMajorityOpen(f) && risky(f, large(3)(f, open)).length > 0,
    (f, open) => highest(large(3)(f, open), size),
    {allows: large(3)},
  ),
  m(
    '7',
    4,
    (f) => f.mustLay && aces(f) === 1 && gone(f, 'A') === 4 && !f.table.some(isAce),
    (_, open) => open.filter(laysAce),
  ),
  m(
    '6.a',
    4,
    (f) =>
      keepsAce(f) && f.place < 2 && !f.isDealer && f.table.some((card) => !isCourt(card) && !isTen(card)),
    (_, open) => open.filter(laysAce),
    bars,
  ),
  m(
    '6.b',
    4,
    (f) => keepsAce(f) && (f.place >= 2 || f.isDealer),
    (_, open) => open.filter(laysAce),
    bars,
  ),
  m('11', 5, always, (f, open) => open.filter((play) => isRisky(f, play)), bars),
  m(
    '8.b',
    6,
    (f) => partnersAce(f) !== undefined,
    (f, open) => lowest(open, (play) => takersAfter(f, play)),
    {allows: (_, open) => open},
  ),
  m('4.ex2', 6, (f) => f.mustLay && isTenToMake(f), makingTen),
  m(
    '5.b',
    7,
    (f, open) => open.some((play) => spadesOf(play) > Math.max(...best(f, open).map(spadesOf))),
    best,
    {
      allows: taking,
    },
  ),
  m(
    '0.b',
    7,
    (f, open) => withAce(f, open).some((play) => open.some((other) => rivals(play, other))),
    (f, open) => withAce(f, open).filter((play) => !open.some((other) => size(other) > size(play))),
    {allows: withAce},
  ),
  m(
    '4.ex1',
    7,
    (f) => f.mustLay && noCourt(f) && makesTen(f.table) && f.unseen.includes(GREAT),
    (_, open) => highest(plain(open), ({card}) => valueOf(card)!),
    {allows: (_, open) => plain(open)},
  ),
  m('0.a', 8, (_, open) => open.some(takes), best, {allows: taking}),
  m(
    '2',
    8,
    (f) => f.mustLay && courts(f.hand).length > 0,
    (_, open) => open.filter(({card}) => isCourt(card)),
  ),
  m(
    '4',
    8,
    (f) => f.mustLay && noCourt(f),
    (_, open) => lowest(plain(open), ({card}) => valueOf(card)!),
    {...common, allows: (_, open) => plain(open)},
  ),
  m(
    '5.a',
    9,
    (f, open) => new Set(best(f, open).map(spadesOf)).size > 1,
    (f, open) => highest(best(f, open), spadesOf),
    {allows: withSpade},
  ),
  m(
    '1.b',
    9,
    ({mustLay}) => mustLay,
    (f, open) => open.filter(({card}) => isCourt(card) && isLastOf(f, card)),
  ),
  m(
    '1.a',
    9,
    ({mustLay}) => mustLay,
    (f, open) => open.filter(({card}) => 'AT2'.includes(rankOf(card)) && isLastOf(f, card)),
  ),
  m(
    '1.c',
    9,
    ({mustLay}) => mustLay,
    (f, open) => lowest(open, ({card}) => takersOf(f, card, [...f.table, card])),
    {allows: (_, open) => open},
  ),
  e('value', 10, always, (f, open) => highest(open, (play) => gainOf(f, play) - riskOf(f, play)), {
    allows: (_, open) => open,
  }),
]);

/** The takes that bring most and best. */
function best(f: Facts, open: Plays): Plays {
  return open.some(takes)
    ? highest(open.filter(takes), (play) => Math.round(9 * (gainOf(f, play) - spadesOf(play) / 7)))
    : [];
}

/** Whether a take without an ace brings as many cards as one with it. */
const rivals = (one: Play, other: Play): boolean =>
  takes(other) && size(other) === size(one) && !other.take.some(isAce);

/** Whether the others have both Cassinos and every ace. */
function hasAllElse({view}: Facts): boolean {
  const {tricks, options, seat} = view;
  const taken = tricks.flatMap(({winner, cards}) =>
    partyOf(options, winner) === partyOf(options, seat) ? [] : cards.map(({card}) => card),
  );
  return taken.includes(GREAT) && taken.includes(LITTLE) && taken.filter(isAce).length === 4;
}

/** How often a beginner gives way to a bad habit. */
const often = {chance: 4} as const;

/** Typical beginners' mistakes: they take with the first pair they see, and lay down what they like least. */
export const HABITS: readonly Maxim<Facts, Play>[] = [
  e(
    'pairs',
    1,
    (_, open) => open.some(takes),
    (_, open) => lowest(open.filter(takes), size),
    often,
  ),
  e(
    'high',
    1,
    ({mustLay}) => mustLay,
    (_, open) => highest(open, ({card}) => valueOf(card) ?? 0),
    often,
  ),
];
