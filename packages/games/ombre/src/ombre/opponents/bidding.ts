import {FRENCH_SUITS, type Card, type Suit} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import {BASTA, SPADILLE} from '../../kit/rules/index.js';
import {
  gameOf,
  handSize,
  hasBothAces,
  inTurn,
  type Bid,
  type GameRung,
  type OmbreOptions,
  type OmbreView,
} from '../rules/index.js';
import {bestSuit, isForNullissimo, isForTout, kingsAndManilles, sureTricks, tricksOf} from './value.js';

/** What a bidder takes into account. */
export interface BidFacts {
  readonly hand: readonly Card[];
  readonly favourite: Suit | null;
  readonly options: OmbreOptions;
  /** The eldest hand leads; a player in the middle needs more (L. 2223-2228). */
  readonly place: 'eldest' | 'middle' | 'last';
  /** Whether there is a bête that would make a lost game expensive. */
  readonly high: boolean;
}

/** From this many stakes on the dish is high: a lost game costs as much. */
const HIGH = 12;

/** What a seat considers with a hand, by what all see of a table. */
export function bidFacts(
  {favourite, options, dish, ...table}: OmbreView,
  seat: Seat,
  hand: readonly Card[],
): BidFacts {
  const order = inTurn({...table, options});
  const at = order.indexOf(seat);
  return {
    hand,
    favourite,
    options,
    high: dish.pool.amount > HIGH * options.stake,
    place: at === 0 ? 'eldest' : at === order.length - 1 ? 'last' : 'middle',
  };
}

/** Tricks required for an ask and for a Solo with nine cards; in the middle a stronger hand is required. */
export const ASK = 3,
  SOLO = 4.6,
  MIDDLE = 0.15;

/** A hand of another size needs proportionally many tricks; with four or more players fewer tricks win. */
function scale({options}: BidFacts): number {
  return options.players === 2 ? handSize(options) / 8 : options.players === 4 ? 0.92 : 1;
}

const needs = (facts: BidFacts, tricks: number): number =>
  tricks * scale(facts) + (facts.place === 'middle' ? MIDDLE : 0);

/** Whether a hand is so bad that the talon should be better (L. 1309-1316): no good for an ask, and but for an ace all low. */
const isPoor = (facts: BidFacts): boolean =>
  tricksOf(facts.hand, bestSuit(facts.hand)) < needs(facts, ASK) &&
  !facts.hand.some((card) => 'KQ'.includes(card[0]!));

/** Why a hand is good enough for a bid: the id of the maxim; `null` if it is not good enough. */
export function maximFor(facts: BidFacts, {id}: Pick<GameRung, 'id'>): string | null {
  const {hand, favourite, options, place} = facts;
  const others = FRENCH_SUITS.filter((suit) => suit !== favourite);
  const best = tricksOf(hand, bestSuit(hand));
  const inFavourite = favourite === null ? 0 : tricksOf(hand, favourite);
  const aces = Number(hand.includes(SPADILLE)) + Number(hand.includes(BASTA));
  switch (id) {
    case 'ask':
      return best >= needs(facts, ASK) ? 'bid.ask.1' : null;
    case 'ask-colour':
      return inFavourite >= needs(facts, ASK) ? 'bid.ask.1' : null;
    case 'tournee':
      if (options.mergedTournee === 'on' && aces === 2 && !facts.high) return 'bid.casco.prefer';
      return aces > 0 && kingsAndManilles(hand) >= 4 ? 'bid.tournee' : null;
    case 'obscur-top':
      return aces === 1 && !facts.high && isPoor(facts) ? 'bid.obscur.1' : null;
    case 'casco':
      return hasBothAces(hand) && !facts.high && best >= needs(facts, ASK) ? 'bid.casco.prefer' : null;
    case 'solo':
      return tricksOf(hand, bestSuit(hand, others)) >= needs(facts, SOLO) ? 'bid.solo.1' : null;
    case 'solo-colour':
      return inFavourite >= needs(facts, SOLO) ? 'bid.solo.1' : null;
    case 'tout':
      return others.some((suit) => isForTout(hand, suit)) ? 'bid.tout' : null;
    case 'tout-colour':
      return favourite !== null && isForTout(hand, favourite) ? 'bid.tout' : null;
    case 'grandissimo': {
      const sure = sureTricks(hand);
      if (aces === 2 && sure >= needs(facts, 5)) return 'bid.grand.1';
      if (place !== 'eldest') return null;
      if (hand.includes(SPADILLE) && sure >= needs(facts, 5)) return 'bid.grand.2';
      return FRENCH_SUITS.every((suit) => ['K', 'Q'].every((rank) => hand.includes(rank + suit)))
        ? 'bid.grand.3'
        : null;
    }
    case 'nullissimo':
      return isForNullissimo(hand) ? 'bid.null' : null;
    default:
      return null;
  }
}

/** The highest bid of a ladder for which a hand is good enough, with its maxim; `null` if none. */
export function bestGame(
  facts: BidFacts,
  rungs: readonly Pick<GameRung, 'id' | 'rank'>[],
): {readonly bid: Bid; readonly maxim: string} | null {
  const able = rungs.flatMap(({id}) => {
    const maxim = maximFor(facts, {id});
    return maxim === null ? [] : [{bid: id, maxim}];
  });
  // An ask in the favourite suit costs double, and so do two trumps: among asks the better hand decides.
  return able.toSorted((a, b) => gameOf(b.bid).rank - gameOf(a.bid).rank)[0] ?? null;
}
