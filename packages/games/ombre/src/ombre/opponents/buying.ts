import {isRed, suitOf, type Card, type Suit} from '@quinola/cards';
import type {Choice} from '@quinola/play';
import {ACES_ALONE, matadorsOf} from '../../kit/rules/index.js';
import {buyers, gameOf, type OmbreMove, type OmbreView} from '../rules/index.js';
import {plainIn, tricksOf, trumpsIn, worthKeeping} from './value.js';

// The exchange (L. 1575-1632, 1687-1704, 3229-3236): what is thrown away, and how much of the talon is left for the next.

/** How many cards the first buyer leaves for the next, and how many against Tournée, Obscur or Casco with a few small trumps. */
export const LEFT = 5,
  LEFT_WITH_TRUMPS = 6;

/** From so few tricks on a player at a table of four leaves the talon to the next. */
const TWO_SURE = 1.5;

/** How many cards to leave for the next buyer, and why. */
interface Leaving {
  readonly maxim: string;
  readonly left: number;
}

/** Games whose Ombre does not know his trumps before he draws. */
const isDrawn = ({game}: OmbreView): boolean =>
  game !== null && game !== 'murzyn' && ['turned', 'drawn'].includes(gameOf(game).trump);

/**
 * Why a hand is strong enough to *buy to the last*, so that fewer than five cards are left; `null` = it is not (L. 1593-1610). Against
 * a game whose Ombre draws his trumps blindly the partner should buy, unless it is Obscur (L. 3229-3236).
 */
function buysToTheLast(view: OmbreView): string | null {
  const {hand, game, trump} = view;
  const suit = trump ?? ACES_ALONE;
  const trumps = trumpsIn(hand, suit);
  const kings = hand.filter((card) => card[0] === 'K' && suitOf(card) !== suit).length;
  const has = (rank: string): boolean => trumps.includes(rank + suit);
  if (isDrawn(view))
    return game!.startsWith('obscur') && trumps.length >= 2 && kings > 0 ? 'buy.last.obscur' : null;
  const hasMatador = matadorsOf(suit).some((card) => trumps.includes(card));
  const isStrong = isRed(suit)
    ? hasMatador ||
      (has('A') && trumps.length > 1) ||
      (has('K') && trumps.length > 1 && kings > 1) ||
      trumps.length > 3
    : hasMatador ||
      (has('K') && trumps.length > 1) ||
      (has('Q') && trumps.length > 1 && kings > 1) ||
      trumps.length > 2;
  return isStrong ? (isRed(suit) ? 'buy.last.red' : 'buy.last.black') : null;
}

/** What the first of the other buyers leaves for the next. */
function leaving(view: OmbreView): Leaving {
  const {hand, trump, game, options} = view;
  const suit = trump ?? ACES_ALONE;
  if (options.players === 4 && tricksOf(hand, suit) < TWO_SURE) return {maxim: 'leq.buy.1', left: Infinity};
  const strong = buysToTheLast(view);
  if (strong) return {maxim: strong, left: 0};
  if (isDrawn(view))
    return {maxim: 'buy.leave', left: trumpsIn(hand, suit).length > 1 ? LEFT_WITH_TRUMPS : LEFT};
  return {maxim: gameOf(game as 'ask').buys ? 'buy.last.1' : 'buy.solo', left: LEFT};
}

/** The cards that go first: those of the shortest suit, so that it becomes a void; Queens last. */
function worstFirst(from: readonly Card[], hand: readonly Card[], trump: Suit): readonly Card[] {
  const size = (card: Card): number => plainIn(hand, suitOf(card), trump).length;
  return from.toSorted(
    (a, b) => Number(a[0] === 'Q') - Number(b[0] === 'Q') || size(a) - size(b) || a.localeCompare(b),
  );
}

/** The discard, with the maxim behind it: trumps and Kings stay; a defender leaves enough of the talon for the next. */
export function discardOf(
  view: OmbreView,
  {from, least, most}: Choice,
): {readonly maxim: string; readonly move: OmbreMove} {
  const {hand, seat, ombre, talon, game} = view;
  const suit = view.trump ?? ACES_ALONE;
  const move = (cards: readonly Card[]): OmbreMove => ({type: 'DISCARD', cards});
  if (game === 'nullissimo' && seat !== ombre) return {maxim: 'buy.none', move: move([])};
  const kept = worthKeeping(hand, suit);
  const worst = worstFirst(
    from.filter((card) => !kept.includes(card)),
    hand,
    suit,
  );
  const order = buyers(view);
  const isLimited = seat !== ombre && order.indexOf(seat) < order.length - 1;
  const {maxim, left} = isLimited
    ? leaving(view)
    : {maxim: seat === ombre ? 'buy.ombre' : 'buy.void', left: 0};
  const cards = worst.slice(0, Math.min(most, Math.max(0, talon - left)));
  // A card turned up must be paid for with another, if need be with a good one.
  const more = from.filter((card) => kept.includes(card)).toReversed();
  return {maxim, move: move(cards.length < least ? [...cards, ...more].slice(0, least) : cards)};
}
