import type {Card} from '@quinola/cards';
import {sharedPoints, tallyOf, type Seat, type Trick} from '@quinola/play';
import {BY_THREES, emptyToGive, SKY} from '../../kit/rules/index.js';
import type {DealResult, SkyPlayed, TarokOmbreOptions} from './types.js';

/** What is on the table when all cards are played. */
export interface DealToCount {
  readonly options: Pick<TarokOmbreOptions, 'toutWithSky' | 'toutTakesSkat'>;
  readonly declarer: Seat;
  readonly tricks: readonly Trick[];
  readonly sky: SkyPlayed | null;
  readonly skat: readonly Card[];
  /** Who laid the Skat. */
  readonly skatBy: Seat;
}

/** How the cards are laid out and what they count. */
export type Counted = Pick<DealResult, 'points' | 'piles' | 'skatSide' | 'given'> & {readonly tout: boolean};

/** The side of a seat: 0 = the declarer's, 1 = his opponents'. */
export function sideOf(declarer: Seat, seat: Seat): 0 | 1 {
  return seat === declarer ? 0 : 1;
}

/**
 * Whether the declarer has made the Tout: all tricks. A declarer who plays Sky gives that trick away and cannot make
 * it, unless it is agreed to leave out that trick (decision).
 */
export function isTout({
  options,
  declarer,
  tricks,
  sky,
}: Pick<DealToCount, 'options' | 'declarer' | 'tricks' | 'sky'>): boolean {
  const apart = options.toutWithSky === 'except-sky-trick' && sky?.seat === declarer ? sky.trick : 0;
  return tricks.every(({winner}, i) => winner === declarer || i + 1 === apart);
}

/**
 * Which side owns the Skat: the side that laid it; at Tout even an opponent's goes to the declarer (decision,
 * option `toutTakesSkat`).
 */
export function skatSide(
  {toutTakesSkat}: Pick<TarokOmbreOptions, 'toutTakesSkat'>,
  declarer: Seat,
  skatBy: Seat,
  tout: boolean,
): 0 | 1 {
  return tout && toutTakesSkat ? 0 : sideOf(declarer, skatBy);
}

/**
 * Lays out the cards won and counts them in packets of three. Sky stays with its owner's side, which gives an empty
 * card for it to the side that won its trick; within the opponents' common pile nothing is given. At Tout an
 * opponent's Sky goes to the declarer without exchange (7487).
 */
export function countDeal(deal: DealToCount): Counted {
  const {declarer, tricks, sky} = deal;
  const tout = isTout(deal);
  const side = skatSide(deal.options, declarer, deal.skatBy, tout);
  const piles: [Card[], Card[]] = [[], []];
  for (const {cards, winner} of tricks) {
    const pile = piles[sideOf(declarer, winner)];
    for (const {card} of cards) if (card !== SKY) pile.push(card);
  }
  piles[side].push(...deal.skat);
  let given: Counted['given'] = null;
  if (sky) {
    const won = sideOf(declarer, sky.winner);
    const own = sideOf(declarer, sky.seat);
    const kept = sky.lost || (tout && own === 1) ? won : own;
    piles[kept].push(SKY);
    const card = kept === won ? null : emptyToGive(piles[kept]);
    if (card !== null) {
      piles[kept].splice(piles[kept].indexOf(card), 1);
      piles[won].push(card);
      given = {side: kept, card};
    }
  }
  const tallies = piles.map((pile) => tallyOf(BY_THREES, pile));
  const [own, theirs] = sharedPoints(BY_THREES, tallies) as [number, number];
  return {points: [own, theirs], piles, skatSide: side, given, tout};
}
