import {rankOf, suitOf, type Card, type Suit} from '@quinola/cards';
import {cardWords, unseenCards, type CardWords} from '@quinola/opponents';
import {winning, type Laid, type Trick} from '@quinola/play';
import {
  isKiks,
  packFor,
  pamfilOf,
  pointsOf,
  pointsOfCard,
  rulesOf,
  sideOf,
  totalsOf,
  trumpOf,
  type MariageView,
} from '../rules/index.js';

/** What a player considers before he plays a card or says something. */
export interface MariageFacts {
  readonly hand: readonly Card[];
  readonly trick: readonly Laid[];
  readonly trump: Suit;
  readonly pamfil: Card;
  /** Cards that can still be drawn; 0 = the talon is gone, or there is none. */
  readonly left: number;
  readonly turned: Card | null;
  readonly saying: Suit | null;
  readonly round: number;
  /** The points of this deal, of his side and of the other. */
  readonly own: number;
  readonly other: number;
  /** The points of his side in the partia, as he has counted them. */
  readonly counted: number;
  readonly isKiks: boolean;
  /** Whether nobody plays to this trick after him. */
  readonly last: boolean;
  /** The card that wins the trick so far, and whether it is his partner's. */
  readonly best: Card | null;
  readonly isPartners: boolean;
  readonly words: CardWords;
  readonly points: (card: Card) => number;
  readonly isTrump: (card: Card) => boolean;
  /** Whether nothing higher of the suit of a card can come, as far as he remembers. */
  readonly isTop: (card: Card) => boolean;
  /** Whether a card waits for the other half of its marriage, or has it in the hand. */
  readonly waits: (card: Card) => boolean;
}

/** The other half of a marriage. */
const halfOf = (card: Card): Card => (rankOf(card) === 'K' ? 'Q' : 'K') + suitOf(card);
const isHalf = (card: Card): boolean => 'KQ'.includes(rankOf(card));

/**
 * The facts of a view, limited to the tricks the player remembers.
 * @param error by how much his own count is wrong
 */
export function factsOf(view: MariageView, tricks: readonly Trick[], error = 0): MariageFacts {
  const {hand, trick, left, turned, saying, round, open, seat, counts} = view;
  const trump = trumpOf(view)!;
  const rules = rulesOf(view);
  const unseen = unseenCards(packFor(view.options), view, tricks, turned ? [turned] : []);
  const others = open.flatMap((one) => (one.seat === seat ? [] : [one.card]));
  const points = (card: Card): number => pointsOfCard(card, trump);
  const best = winning(rules, trick);
  const side = sideOf(seat);
  const deal = pointsOf(view);
  return {
    hand,
    trick,
    trump,
    pamfil: pamfilOf(trump),
    left,
    turned,
    saying,
    round,
    own: deal[side]!,
    other: deal[1 - side]!,
    counted: totalsOf(view)[side]! + error,
    isKiks: isKiks(view),
    last: trick.length === counts.length - 1,
    best: best?.card ?? null,
    isPartners: best !== null && sideOf(best.seat) === side,
    words: cardWords(rules, points),
    points,
    isTrump: (card) => suitOf(card) === trump,
    isTop: (card) =>
      ![...unseen, ...(turned ? [turned] : [])].some(
        (higher) => suitOf(higher) === suitOf(card) && rules.strength(higher) > rules.strength(card),
      ),
    waits: (card) =>
      isHalf(card) &&
      (hand.includes(halfOf(card)) ||
        halfOf(card) === turned ||
        (left > 0 && unseen.includes(halfOf(card)) && !others.includes(halfOf(card)))),
  };
}
