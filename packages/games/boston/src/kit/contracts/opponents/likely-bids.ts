import type {Card} from '@quinola/cards';
import {playedBy} from '@quinola/play';
import {isMisere, outside, packOf, playersAt, rungBy, suitsFor, type BostonView} from '../rules/index.js';
import {bestTrump, misereDanger} from '../../opponents/estimate.js';
import {masksOf} from './deal.js';

// How likely bids and passes are with a hand, by a quick judgement of it.

/** Tricks that a hand lacks, or has to spare, at which a bid or a pass is half as likely. */
const SLACK = 1;

const likelyFor = (spare: number): number => 1 / (1 + Math.exp(-2.5 * (spare + SLACK)));

/** How likely it is that somebody with this hand undertakes a game. */
export function likelihoodOfBid(
  view: BostonView,
  hand: readonly Card[],
  bid: Parameters<typeof rungBy>[0],
): number {
  if (isMisere(bid)) return likelyFor(2 - misereDanger(hand, outside(packOf(view.options), hand)));
  return likelyFor(bestTrump(hand, suitsFor(bid, view.highest!)).tricks - rungBy(bid).tricks);
}

/** How likely a pass is: unlikely with a hand that would make more than six tricks. */
const likelihoodOfPass = (hand: readonly Card[], least: number): number =>
  1 - 0.9 * likelyFor(bestTrump(hand).tricks - least - 2);

/** How likely the auction of a view is with the hands of a deal; the viewer's own calls tell nothing. */
export function likelihoodOfBids(view: BostonView): (holdings: Int32Array) => number {
  const {auction, seat, options, counts} = view;
  const {cardsAt} = masksOf(options);
  let high = 4;
  const calls = auction.said.flatMap(({by, bid}) => {
    const least = high;
    if (bid !== null && !isMisere(bid)) high = Math.max(high, rungBy(bid).tricks);
    return by === seat ? [] : [{by, bid, least}];
  });
  const played = counts.map((_, one) => playedBy(view, one));
  // Each hand is judged by its last word: what it said before was less.
  const last = new Map(calls.map((call) => [call.by, call]));
  return (holdings) => {
    let likely = 1;
    for (const {by, bid, least} of last.values()) {
      if (by >= playersAt(view)) continue;
      const hand = [...cardsAt(holdings, by), ...played[by]!];
      likely *= bid === null ? likelihoodOfPass(hand, least) : likelihoodOfBid(view, hand, bid);
    }
    return Math.max(likely, 1e-6);
  };
}
