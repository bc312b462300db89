import {suitOf, type Card} from '@quinola/cards';
import {always, bars, bookOf, common, inOrder, most, type Maxim} from '@quinola/opponents';
import {hasAllAces, placeIn, QUINOLA, type ReversisView} from '../rules/index.js';
import {danger, GUARD, guards, hearts, isAce, isLate, losers, strength} from './hands.js';

// The advice of the book about the exchange.

/** What a player considers in the exchange. */
export interface ExchangeFacts {
  readonly hand: readonly Card[];
  /** Whether he leads, so that he can run his winners. */
  readonly leads: boolean;
  /** Whether these are the last rounds. */
  readonly late: boolean;
  readonly aims: boolean;
}

export const exchangeFacts = (view: ReversisView): ExchangeFacts => {
  const {hand, seat, dealer} = view;
  const leads = placeIn(dealer, seat) === 0;
  return {hand, leads, late: isLate(view), aims: losers(hand) <= (leads ? 2 : 1)};
};

/** A card to throw away, or to keep everything. */
export type Thrown = Card | 'keep';

const cardsOf = (open: readonly Thrown[]): readonly Card[] => open.filter((card) => card !== 'keep');

const holdsQuinola = ({hand}: ExchangeFacts): boolean => hand.includes(QUINOLA);
/** Whether the Quinola is held and cannot be given in any case, as it can by who has the four aces (rule 39). */
const risksQuinola = (facts: ExchangeFacts): boolean => holdsQuinola(facts) && !hasAllAces(facts.hand);
/** Whether something in a hand, or among some cards of it, is dangerous to keep. */
const isInDanger = ({hand}: ExchangeFacts, among = hand): boolean =>
  among.some((card) => danger(card, hand) >= DANGEROUS);
const DANGEROUS = 4;
/** The height of a five: no lower card is dangerous. */
const SMALL = 4;
/** The smallest cards that can be thrown away. */
const smallest = (open: readonly Thrown[]): readonly Card[] => {
  const cards = cardsOf(open);
  const least = Math.min(...cards.map(strength));
  return cards.filter((card) => strength(card) === least);
};

const x = bookOf<ExchangeFacts, Thrown>('reversy.advice.');
const xe = bookOf<ExchangeFacts, Thrown>('reversy.engine.', 'engine');

/** Which card is thrown away. */
export const exchangeMaxims: readonly Maxim<ExchangeFacts, Thrown>[] = inOrder([
  x(
    '39',
    1,
    ({hand}) => hasAllAces(hand),
    (_, open) => ['keep', ...open.filter((card) => isAce(card) || card === QUINOLA)],
    bars,
  ),
  x(
    '4b',
    2,
    ({aims}) => aims,
    (_, open) => smallest(open).slice(0, 1),
    {allows: (_, open) => smallest(open)},
  ),
  x(
    '1',
    3,
    (facts) => risksQuinola(facts) && !guards(facts.hand, facts.late),
    (_, open) => open.filter((card) => card === QUINOLA),
    common,
  ),
  xe(
    'guard',
    3,
    holdsQuinola,
    ({hand}, open) =>
      open.filter(
        (card) => card !== 'keep' && suitOf(card) === 'H' && (card === QUINOLA || hearts(hand).length <= 5),
      ),
    bars,
  ),
  // One heart fewer than it takes to guard the Quinola, if it came.
  x(
    '6',
    4,
    ({hand, late, aims}) =>
      late && !aims && !hasAllAces(hand) && !hand.includes(QUINOLA) && hearts(hand).length < GUARD - 1,
    (_, open) => open.filter((card) => card === 'keep'),
  ),
  xe(
    'content',
    5,
    (facts) => !isInDanger(facts),
    (_, open) => open.filter((card) => card === 'keep'),
  ),
  x(
    '4',
    8,
    // Where only the aces are dangerous, but all four are kept, it has nothing to say.
    (facts, open) => !holdsQuinola(facts) && isInDanger(facts, cardsOf(open)),
    ({hand}, open) => most(cardsOf(open), (card) => danger(card, hand)),
    {allows: (_, open) => cardsOf(open).filter((card) => strength(card) > SMALL)},
  ),
  xe('worst', 9, always, ({hand}, open) => most(cardsOf(open), (card) => danger(card, hand)), {
    allows: (_, open) => cardsOf(open),
  }),
]);
