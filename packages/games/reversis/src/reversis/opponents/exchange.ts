import {suitOf, type Card} from '@quinola/cards';
import {always, bars, bookOf, inOrder, most, type Maxim} from '@quinola/opponents';
import {hasAllAces, placeIn, QUINOLA, roundOf, type ReversisView} from '../rules/index.js';
import {danger, hearts, isAce, losers, strength} from './hands.js';

// The advice of the book about the exchange.

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
