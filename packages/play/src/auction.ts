import type {Player} from './game.js';

/** How the bidding of a game goes. */
export interface AuctionRules<Bid> {
  /** Whether `bid` by a player may follow `high`. Priority of seats (an elder hand holding the same bid) is decided here. */
  readonly outranks: (bid: Bid, by: Player, high: Held<Bid>) => boolean;
  /**
   * `rounds`: until all but the highest bidder have passed; `once`: everybody speaks one time; `duels`: whoever is
   * outbid answers at once, and only the survivor of the two faces the next.
   */
  readonly manner: 'rounds' | 'once' | 'duels';
}

/** A bid that stands and who holds it. */
export interface Held<Bid> {
  readonly by: Player;
  readonly bid: Bid;
}

/** An auction in progress; plain JSON. */
export interface Auction<Bid> {
  /** Those who may still speak, in the order of speaking; the first speaks now. Empty: the auction is over. */
  readonly speaking: readonly Player[];
  readonly high: Held<Bid> | null;
  /** All that was said, in order; `null` = passed. */
  readonly said: readonly {readonly by: Player; readonly bid: Bid | null}[];
}

/** An auction before its first word. */
export function openAuction<Bid>(order: readonly Player[]): Auction<Bid> {
  return {speaking: order, high: null, said: []};
}

/** Who speaks now; `null` when the auction is over. */
export function speaker<Bid>(auction: Auction<Bid>): Player | null {
  return auction.speaking[0] ?? null;
}

/** Whether the speaker may make this bid. */
export function mayBid<Bid>(rules: AuctionRules<Bid>, auction: Auction<Bid>, bid: Bid): boolean {
  const by = speaker(auction);
  return by !== null && (auction.high === null || rules.outranks(bid, by, auction.high));
}

/** The auction after the speaker has bid, or passed with `null`. The bid must be lawful by {@linkcode mayBid}. */
export function spoken<Bid>(rules: AuctionRules<Bid>, auction: Auction<Bid>, bid: Bid | null): Auction<Bid> {
  const [by, ...others] = auction.speaking;
  if (by === undefined) return auction;
  const high = bid === null ? auction.high : {by, bid};
  let speaking = bid === null || rules.manner === 'once' ? others : [...others, by];
  if (rules.manner === 'duels' && bid !== null && auction.high !== null) {
    const outbid = auction.high.by;
    speaking = [outbid, ...speaking.filter((player) => player !== outbid)];
  }
  // The one who is left holding the highest bid has nobody to outbid.
  if (speaking.length === 1 && high !== null && speaking[0] === high.by) speaking = [];
  return {speaking, high, said: [...auction.said, {by, bid}]};
}
