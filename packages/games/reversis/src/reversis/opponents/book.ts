import {suitOf, type Card, type Suit} from '@quinola/cards';
import {always, bars, bookOf, common, inOrder, most, unseenCards, type Maxim} from '@quinola/opponents';
import {winning, type Laid, type Seat, type Trick} from '@quinola/play';
import {
  placeIn,
  pointsOf,
  QUINOLA,
  isFree,
  REVERSIS_48,
  SEATS,
  takerOfAll,
  TRICKS,
  UNDERTAKEN,
  valueOf,
  type ReversisView,
} from '../rules/index.js';
import {danger, GUARD, hearts, isAce, isLate, losers, strength, words} from './hands.js';

// The advice of the book (*Reglor hörande till välspelningen*), as maxims. The engine adds its own where it is silent.

/** What a player considers when playing a card. */
export interface Facts {
  readonly hand: readonly Card[];
  readonly trick: readonly Laid[];
  readonly leading: boolean;
  readonly last: boolean;
  /** Whether he plays to the suit led: he has to, or has nothing else. */
  readonly follows: boolean;
  /** The suit led; `null` = he leads. */
  readonly led: Suit | null;
  /** Whether he took the Quinola from the talon. */
  readonly drewQuinola: boolean;
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
  /** Whether these are the last rounds. */
  readonly late: boolean;
}

/** The facts of a view, limited to the tricks the player remembers. */
export function factsOf(view: ReversisView, remembered: readonly Trick[]): Facts {
  const {hand, trick, tricks, seat, dealer, discard, drew, exchange} = view;
  const laidAway = exchange[seat] === 'kept' ? drew : discard;
  const led = trick.length ? suitOf(trick[0]!.card) : null;
  const isOfLed = (card: Card): boolean => suitOf(card) === led;
  const points = pointsOf(tricks);
  const others = points.filter((_, index) => index !== seat);
  const taker = tricks.length > 2 ? takerOfAll(tricks) : -1;
  const mayAim = !tricks.length || takerOfAll(tricks) === seat;
  return {
    hand,
    trick,
    leading: !trick.length,
    last: trick.length === SEATS - 1,
    follows: led !== null && (isFree(view) ? hand.every(isOfLed) : hand.some(isOfLed)),
    led,
    drewQuinola: exchange[seat] === 'exchanged' && drew === QUINOLA,
    best: winning(TRICKS, trick)?.card ?? null,
    unseen: unseenCards(REVERSIS_48, view, remembered, laidAway ? [laidAway] : []),
    trickNo: tricks.length + 1,
    seat,
    taker,
    aims: mayAim && losers(hand) <= (taker === seat ? 1 : Number(placeIn(dealer, seat) === 0)),
    hopeless: points[seat]! >= 10 && points[seat]! > Math.max(...others),
    late: isLate(view),
  };
}

/** How many unseen cards of its suit are higher than a card, or lower. */
const above = ({unseen}: Facts, card: Card): number =>
  unseen.filter((other) => suitOf(other) === suitOf(card) && strength(other) > strength(card)).length;
const below = ({unseen}: Facts, card: Card): number =>
  unseen.filter((other) => suitOf(other) === suitOf(card) && strength(other) < strength(card)).length;

const holdsQuinola = ({hand}: Facts): boolean => hand.includes(QUINOLA);
/** These cards without the Quinola, if there are others. */
const sparing = (open: readonly Card[]): readonly Card[] =>
  open.length > 1 ? open.filter((card) => card !== QUINOLA) : open;
const under = ({best}: Facts, open: readonly Card[]): readonly Card[] =>
  sparing(open).filter((card) => !words.wins(card, best));
const discards = ({leading, follows}: Facts): boolean => !leading && !follows;
/** Cards of other suits than the one led: who had the four aces may throw them even where he could follow (rule 39). */
const thrown = ({led}: Facts, open: readonly Card[]): readonly Card[] =>
  open.filter((card) => suitOf(card) !== led);
const undertaken = ({taker, seat, trickNo}: Facts): boolean =>
  taker >= 0 && taker !== seat && trickNo > UNDERTAKEN;
/** How likely another player takes a lead; the likeliest is highest. */
const safety = (facts: Facts, card: Card): number =>
  above(facts, card) - 2 * below(facts, card) - valueOf(card) / 4;

/** In how many of the last tricks the holder of the Quinola takes care to lose the lead (advice 3). */
const NEAR_END = 5;
/** How many higher cards of a suit must be unseen for a card to lose the lead: one figure of each lies under the pannier (advice 3). */
const OUT = 2;
/** Whether a card loses the lead: hearts do not, they might be led again and force the Quinola. */
const isExit = (f: Facts, card: Card): boolean => suitOf(card) !== 'H' && above(f, card) >= OUT;
/** Cards that could bring their holder in again. */
const comingIn = (f: Facts, open: readonly Card[]): readonly Card[] =>
  open.filter((card) => card !== QUINOLA && above(f, card) < OUT);
/** The cards over which the fewest are out. */
const surest = (f: Facts, open: readonly Card[]): readonly Card[] => {
  const fewest = Math.min(...open.map((card) => above(f, card)));
  return open.filter((card) => above(f, card) === fewest);
};
/** Cards that another may take. */
const lost = (f: Facts, open: readonly Card[]): readonly Card[] => open.filter((card) => above(f, card) > 0);
const thrownAces = (f: Facts, open: readonly Card[]): readonly Card[] => thrown(f, open).filter(isAce);
const cheap = (_: Facts, open: readonly Card[]): readonly Card[] => {
  const least = Math.min(...sparing(open).map(valueOf));
  return sparing(open).filter((card) => valueOf(card) === least);
};

const m = bookOf<Facts, Card>('reversy.advice.');
const r = bookOf<Facts, Card>('reversy.rule.');
const e = bookOf<Facts, Card>('reversy.engine.', 'engine');

/** Which card is played. */
export const cardMaxims: readonly Maxim<Facts, Card>[] = inOrder([
  m('10th', 1, undertaken, ({best}, open) => words.highest(words.winners(open, best)), {
    allows: ({best}, open) => words.winners(open, best),
  }),
  e(
    'run',
    1,
    ({aims, leading}) => aims && leading,
    (f, open) => most(surest(f, open), strength),
    {allows: surest},
  ),
  e(
    'take',
    1,
    ({aims, leading}) => aims && !leading,
    ({best}, open) => words.highest(words.winners(open, best)),
    {allows: ({best}, open) => words.winners(open, best)},
  ),
  r('18', 2, discards, (f, open) => thrown(f, open).filter((card) => card === QUINOLA), common),
  r(
    '24',
    8,
    discards,
    (f, open) =>
      words.dearest(thrownAces(f, open).toSorted((a, b) => Number(b === 'AD') - Number(a === 'AD'))),
    {allows: thrownAces},
  ),
  e('void', 9, discards, (f, open) => most(thrown(f, open), (card) => danger(card, f.hand) + valueOf(card)), {
    allows: thrown,
  }),
  e(
    'hold',
    2,
    ({led}) => led === 'H',
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
    (_, open) => words.highest(sparing(open)),
  ),
  e(
    'low',
    9,
    ({follows}) => follows,
    (_, open) => words.lowest(sparing(open)),
  ),
  m(
    '21',
    2,
    (f) => f.leading && f.drewQuinola && holdsQuinola(f) && hearts(f.hand).length < GUARD,
    (_, open) => open.filter((card) => card === QUINOLA),
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
    (f) => f.leading && holdsQuinola(f) && hearts(f.unseen).length > 0 && hearts(f.hand).length >= GUARD,
    (_, open) => words.lowest(sparing(hearts(open))),
    {allows: (_, open) => sparing(hearts(open))},
  ),
  m(
    '3',
    4,
    (f) =>
      f.leading && holdsQuinola(f) && f.hand.length <= NEAR_END && f.hand.some((card) => isExit(f, card)),
    (f, open) => words.highest(comingIn(f, open)),
    {allows: comingIn},
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
    (f, open) => most(lost(f, open), (card) => safety(f, card)),
    {allows: lost},
  ),
  e('least', 10, always, (_, open) => words.cheapest(sparing(open)), {allows: cheap}),
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
