import {rankOf, suitOf, type Card} from '@quinola/cards';
import {always, bars, bookOf, cardWords, inOrder, type Maxim} from '@quinola/opponents';
import {winning, type Laid, type Seat, type Trick} from '@quinola/play';
import {
  ACES,
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

// The advice of the book (*Reglor hörande till välspelningen*), as maxims. The engine adds its own where it is silent.

const words = cardWords(TRICKS, valueOf);
const {strength} = TRICKS;
const hearts = (cards: readonly Card[]): readonly Card[] => words.ofSuit(cards, 'H');
const isAce = (card: Card): boolean => ACES.includes(card);

/** How dangerous it is to keep a card: its value, its height, and how few lower cards protect it. */
export function danger(card: Card, hand: readonly Card[]): number {
  const suit = words.ofSuit(hand, suitOf(card));
  const lower = suit.filter((other) => strength(other) < strength(card)).length;
  const small = suit.filter((other) => strength(other) <= 4).length;
  return 2 * valueOf(card) + strength(card) - 3 * lower - 3 * small;
}

/** Cards of a hand that would not win if it were led out completely: long suits win through their high cards. */
export function losers(hand: readonly Card[]): number {
  return REVERSIS_48.suits.reduce((sum, suit) => {
    const held = words.ofSuit(hand, suit);
    const all = REVERSIS_48.ranks(suit);
    const outside = all.length - held.length;
    const tops = held.filter((card) => all.indexOf(rankOf(card)) < held.length).length;
    return sum + Math.max(0, Math.min(held.length, Math.ceil(outside / 2) + 1) - tops);
  }, 0);
}

/** What a player considers in the exchange. */
export interface ExchangeFacts {
  readonly hand: readonly Card[];
  /** Whether he leads, so that he can run his winners. */
  readonly leads: boolean;
  /** Whether these are the last two rounds. */
  readonly late: boolean;
  readonly aims: boolean;
}

export const exchangeFacts = (view: ReversisView): ExchangeFacts => {
  const {hand, seat, dealer, options} = view;
  const leads = placeIn(dealer, seat) === 0;
  return {hand, leads, late: options.rounds - roundOf(view) < 2, aims: losers(hand) <= (leads ? 2 : 1)};
};

/** A card to throw away, or to keep everything. */
export type Thrown = Card | 'keep';

const cardsOf = (open: readonly Thrown[]): readonly Card[] => open.filter((card) => card !== 'keep');

/** Whether a hand guards its Quinola: three other hearts, and small cards to lose the lead (advice 1). */
const isGuarded = ({hand, late}: ExchangeFacts): boolean =>
  hearts(hand).length >= (late ? 5 : 4) && hand.filter((card) => strength(card) <= 2).length > 0;

const most = (cards: readonly Card[], measure: (card: Card) => number): readonly Card[] =>
  cards.length ? [cards.reduce((a, b) => (measure(b) > measure(a) ? b : a))] : [];

const x = bookOf<ExchangeFacts, Thrown>('reversy.advice.');
const xe = bookOf<ExchangeFacts, Thrown>('reversy.engine.', 'engine');

/** Which card is thrown away. */
export const exchangeMaxims: readonly Maxim<ExchangeFacts, Thrown>[] = inOrder([
  x(
    '39',
    1,
    ({hand}) => ACES.every((ace) => hand.includes(ace)),
    (_, open) => ['keep', ...open.filter((card) => isAce(card) || card === QUINOLA)],
    bars,
  ),
  x(
    '4b',
    2,
    ({aims}) => aims,
    (_, open) => most(cardsOf(open), (card) => -strength(card)),
  ),
  x(
    '1',
    8,
    (facts) => facts.hand.includes(QUINOLA) && !isGuarded(facts),
    (_, open) => open.filter((card) => card === QUINOLA),
  ),
  xe(
    'guard',
    3,
    ({hand}) => hand.includes(QUINOLA),
    ({hand}, open) =>
      open.filter(
        (card) => card !== 'keep' && suitOf(card) === 'H' && (card === QUINOLA || hearts(hand).length <= 5),
      ),
    bars,
  ),
  x(
    '6',
    4,
    ({hand}) => Math.max(...hand.map((card) => danger(card, hand))) < 4,
    (_, open) => open.filter((card) => card === 'keep'),
  ),
  x('4', 8, always, ({hand}, open) => most(cardsOf(open), (card) => danger(card, hand))),
]);

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
  const seen = new Set([
    ...hand,
    ...trick.map(({card}) => card),
    ...remembered.flatMap(({cards}) => cards.map(({card}) => card)),
    ...(discard ? [discard] : []),
    ...(exchange[seat] === 'kept' && drew ? [drew] : []),
  ]);
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
    unseen: REVERSIS_48.cards.filter((card) => !seen.has(card)),
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
