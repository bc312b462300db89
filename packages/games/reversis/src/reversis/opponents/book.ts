import {suitOf, type Card} from '@quinola/cards';
import {always, bars, bookOf, inOrder, most, unseenCards, type Maxim} from '@quinola/opponents';
import {winning, type Laid, type Seat, type Trick} from '@quinola/play';
import {
  placeIn,
  pointsOf,
  QUINOLA,
  REVERSIS_48,
  roundOf,
  SEATS,
  takerOfAll,
  TRICKS,
  UNDERTAKEN,
  valueOf,
  type ReversisView,
} from '../rules/index.js';
import {danger, hearts, isAce, losers, strength, words} from './hands.js';

// The advice of the book (*Reglor hörande till välspelningen*), as maxims. The engine adds its own where it is silent.

/** What a player considers when playing a card. */
export interface Facts {
  readonly hand: readonly Card[];
  readonly trick: readonly Laid[];
  readonly leading: boolean;
  readonly last: boolean;
  readonly follows: boolean;
  readonly best: Card | null;
  /** Cards that are neither in this hand nor among those remembered. */
  readonly unseen: readonly Card[];
  readonly trickNo: number;
  readonly seat: Seat;
  /** Who has taken every trick, once there are more than a few; -1 = nobody. */
  readonly taker: Seat;
  /** Whether this player has taken every trick, or holds cards that will. */
  readonly aims: boolean;
  /** Whether he can hardly avoid having the most points. */
  readonly hopeless: boolean;
  readonly late: boolean;
}

/** The facts of a view, limited to the tricks the player remembers. */
export function factsOf(view: ReversisView, remembered: readonly Trick[]): Facts {
  const {hand, trick, tricks, seat, dealer, discard, drew, exchange, options} = view;
  const laidAway = exchange[seat] === 'kept' ? drew : discard;
  const points = pointsOf(tricks);
  const others = points.filter((_, of) => of !== seat);
  const taker = tricks.length > 2 ? takerOfAll(tricks) : -1;
  const mayAim = !tricks.length || takerOfAll(tricks) === seat;
  return {
    hand,
    trick,
    leading: !trick.length,
    last: trick.length === SEATS - 1,
    follows: trick.length > 0 && hand.some((card) => suitOf(card) === suitOf(trick[0]!.card)),
    best: winning(TRICKS, trick)?.card ?? null,
    unseen: unseenCards(REVERSIS_48, view, remembered, laidAway ? [laidAway] : []),
    trickNo: tricks.length + 1,
    seat,
    taker,
    aims: mayAim && losers(hand) <= (taker === seat ? 1 : Number(placeIn(dealer, seat) === 0)),
    hopeless: points[seat]! >= 10 && points[seat]! > Math.max(...others),
    late: options.rounds - roundOf(view) < 2,
  };
}

/** How many unseen cards of its suit are higher than a card, or lower. */
const above = ({unseen}: Facts, card: Card): number =>
  unseen.filter((other) => suitOf(other) === suitOf(card) && strength(other) > strength(card)).length;
const below = ({unseen}: Facts, card: Card): number =>
  unseen.filter((other) => suitOf(other) === suitOf(card) && strength(other) < strength(card)).length;

const holdsQuinola = ({hand}: Facts): boolean => hand.includes(QUINOLA);
const under = ({best}: Facts, open: readonly Card[]): readonly Card[] =>
  open.filter((card) => !words.wins(card, best));
const discards = ({leading, follows}: Facts): boolean => !leading && !follows;
const undertaken = ({taker, seat, trickNo}: Facts): boolean =>
  taker >= 0 && taker !== seat && trickNo > UNDERTAKEN;
/** How likely another player takes a lead; the likeliest is highest. */
const safety = (facts: Facts, card: Card): number =>
  above(facts, card) - 2 * below(facts, card) - valueOf(card) / 4;

const m = bookOf<Facts, Card>('reversy.advice.');
const r = bookOf<Facts, Card>('reversy.rule.');
const e = bookOf<Facts, Card>('reversy.engine.', 'engine');

/** Which card is played. */
export const cardMaxims: readonly Maxim<Facts, Card>[] = inOrder([
  m('10th', 1, undertaken, ({best}, open) => words.highest(words.winners(open, best))),
  e(
    'run',
    1,
    ({aims, leading}) => aims && leading,
    (f, open) => most(open, (card) => strength(card) - 20 * above(f, card)),
  ),
  e(
    'take',
    1,
    ({aims, leading}) => aims && !leading,
    ({best}, open) => words.highest(words.winners(open, best)),
  ),
  r('18', 2, discards, (_, open) => open.filter((card) => card === QUINOLA)),
  r('24', 8, discards, (_, open) =>
    words.dearest(open.filter(isAce).toSorted((a, b) => Number(b === 'AD') - Number(a === 'AD'))),
  ),
  m(
    '1',
    3,
    (f) => holdsQuinola(f) && discards(f),
    (_, open) => hearts(open),
    bars,
  ),
  m(
    '3',
    4,
    (f) => holdsQuinola(f) && discards(f),
    (_, open) => words.dearest(open),
  ),
  e('void', 9, discards, ({hand}, open) => most(open, (card) => danger(card, hand) + valueOf(card))),
  e(
    'hold',
    2,
    ({follows}) => follows,
    (_, open) => (open.length > 1 ? open.filter((card) => card === QUINOLA) : []),
    bars,
  ),
  m(
    'duck',
    8,
    (f, open) => f.follows && under(f, open).length > 0,
    (f, open) => words.highest(under(f, open)),
  ),
  e(
    'dump',
    5,
    (f, open) => f.follows && f.last && !under(f, open).length,
    (_, open) => words.highest(open),
  ),
  e(
    'low',
    9,
    ({follows}) => follows,
    (_, open) => words.lowest(open),
  ),
  e(
    'keep',
    2,
    ({leading}) => leading,
    (_, open) => (open.length > 1 ? open.filter((card) => card === QUINOLA) : []),
    bars,
  ),
  m(
    '2',
    4,
    (f) => f.leading && holdsQuinola(f) && hearts(f.unseen).length > 0 && hearts(f.hand).length > 3,
    (f, open) =>
      hearts(open)
        .filter((card) => card !== QUINOLA && above(f, card) > 0)
        .slice(-1),
  ),
  m(
    '5b',
    4,
    (f) => f.leading && f.hopeless && f.unseen.includes(QUINOLA),
    (_, open) => words.lowest(hearts(open)),
  ),
  m(
    '6b',
    4,
    (f) => f.leading && f.late && f.unseen.includes(QUINOLA),
    (f, open) => words.lowest(hearts(open)).filter((card) => above(f, card) > 2),
  ),
  m(
    '5',
    5,
    (f) => f.leading && f.unseen.includes(QUINOLA),
    (f, open) => words.lowest(hearts(open)).filter((card) => above(f, card) > 4),
  ),
  e(
    'safe',
    9,
    ({leading}) => leading,
    (f, open) => most(open, (card) => safety(f, card)),
  ),
  e('least', 10, always, (_, open) => words.cheapest(open)),
]);

/** How often a beginner gives way to a bad habit: one time in eight, or he would lose to one who only avoids tricks. */
const often = {chance: 8} as const;

/** Typical beginners' mistakes: they save their aces, and win what they could leave. */
export const HABITS: readonly Maxim<Facts, Card>[] = [
  e(
    'eager',
    1,
    (f) => f.follows && !f.last,
    (f, open) => words.highest(words.winners(open, f.best)),
    often,
  ),
  e('saves', 1, discards, (_, open) => words.lowest(open), often),
];
