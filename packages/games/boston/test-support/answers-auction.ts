import {
  afterBid,
  mayBid,
  openAuction,
  rungOf,
  speaker,
  type Auction,
  type AuctionRules,
  type Rung,
} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';

/** An auction as the answers tell it: who said what, by names. */
export interface Told<R extends Rung> {
  readonly names: readonly string[];
  readonly auction: Auction<R['id']>;
  /** The first call that must be refused, and why; `null` = all are lawful. */
  readonly refused: {readonly illegalCallIndex: number; readonly reason: string} | null;
}

/** What an answer calls an error, by what is wrong. */
export interface Wrong {
  readonly unknown: string;
}

/**
 * Replays the calls of an answer by the rules of an auction.
 * @param idOf the rung of a call, after its speaker and what was said before
 */
export function tellAuction<R extends Rung>(
  rules: AuctionRules<R>,
  {turnOrder, calls}: Given,
  {unknown}: Wrong,
  idOf: (call: string) => R['id'] = (call) => call,
): Told<R> {
  const names = turnOrder as readonly string[];
  let auction = openAuction<R['id']>(names.map((_, seat) => seat));
  for (const [index, [name, call]] of (calls as readonly (readonly [string, string])[]).entries()) {
    const by = names.indexOf(name);
    const bid = call === 'pass' ? null : idOf(call);
    const reason = refusalOf(rules, auction, by, bid, name, unknown);
    if (reason !== null) return {names, auction, refused: {illegalCallIndex: index, reason}};
    auction = afterBid(rules, auction, bid);
  }
  return {names, auction, refused: null};
}

function refusalOf<R extends Rung>(
  rules: AuctionRules<R>,
  auction: Auction<R['id']>,
  by: number,
  bid: R['id'] | null,
  name: string,
  unknown: string,
): string | null {
  const next = speaker(auction);
  if (next === null) return 'auction over; nobody may overcall himself (rule 21)';
  if (auction.said.some((one) => one.by === by && one.bid === null)) return `${name} has passed`;
  if (next !== by) return 'not his turn';
  if (bid === null || mayBid(rules, auction, bid)) return null;
  if (!rungOf(rules, bid)) return unknown;
  return rungOf(rules, bid)!.rank === rungOf(rules, auction.high!.bid)!.rank
    ? 'equal call by a later seat'
    : 'not higher';
}
