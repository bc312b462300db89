import {
  mayBid,
  openAuction,
  seatAfter,
  speaker,
  spoken,
  type Auction,
  type AuctionRules,
  type Seat,
} from '@quinola/play';
import type {Contract, TarokOmbreOptions} from './types.js';

type Manner = Pick<TarokOmbreOptions, 'manner'>;

const LADDERS: Readonly<Record<TarokOmbreOptions['manner'], readonly Contract[]>> = {
  old: ['tre', 'due', 'uno', 'solo'],
  new: ['due', 'uno', 'solo'],
};

/** The games of a manner, from the lowest (9., 7425). */
export function ladder({manner}: Manner): readonly Contract[] {
  return LADDERS[manner];
}

/** The lowest game: it costs nothing to say and keeps the hand. */
export function nominal(options: Manner): Contract {
  return ladder(options)[0]!;
}

/** Whether a game is played when nobody goes higher (4.a, 7384). */
export function isPlayed(
  options: Pick<TarokOmbreOptions, 'manner' | 'playTre'>,
  contract: Contract,
): boolean {
  return contract !== nominal(options) || (contract === 'tre' && options.playTre);
}

/** How many cards may be asked for in a game (4.). */
export const DEMANDS: Readonly<Record<Contract, number>> = {tre: 3, due: 2, uno: 1, solo: 0};

/** The bidding before its first word; seats speak from forehand on. */
export function openBidding(forehand: Seat): Auction<Contract> {
  return openAuction([0, 1, 2].map((steps) => seatAfter(forehand, 3, steps)));
}

/** Whether a seat has the hand against another, speaking before it. */
export function hasHand(forehand: Seat, seat: Seat, other: Seat): boolean {
  return seatAfter(seat, 3, -forehand) < seatAfter(other, 3, -forehand);
}

/** Who has the hand may hold what the other bids (8.). */
function rules(options: Manner, forehand: Seat): AuctionRules<Contract> {
  const rank = (contract: Contract): number => ladder(options).indexOf(contract);
  return {
    manner: 'duels',
    outranks: (bid, by, high) =>
      rank(bid) > rank(high.bid) || (bid === high.bid && hasHand(forehand, by, high.by)),
  };
}

/** The games that the speaker may bid; one equal to the standing bid is held. */
export function lawfulBids(options: Manner, auction: Auction<Contract>, forehand: Seat): readonly Contract[] {
  const ways = rules(options, forehand);
  return ladder(options).filter((contract) => mayBid(ways, auction, contract));
}

/** Whether the speaker may pass: forehand, who speaks first, says the lowest game instead, unless agreed otherwise. */
export function mayPass(
  options: Pick<TarokOmbreOptions, 'forehandMayPass'>,
  auction: Auction<Contract>,
): boolean {
  return auction.said.length > 0 || options.forehandMayPass;
}

/** The bidding after a word of the speaker; `null` = he passes. It is closed when nobody could go higher. */
export function afterWord(
  options: Manner,
  auction: Auction<Contract>,
  forehand: Seat,
  bid: Contract | null,
): Auction<Contract> {
  const next = spoken(rules(options, forehand), auction, bid);
  const closed = speaker(next) !== null && !lawfulBids(options, next, forehand).length;
  return closed ? {...next, speaking: []} : next;
}
