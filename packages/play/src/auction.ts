import type {Suit} from '@quinola/cards';
import type {Player} from './game.js';

/**
 * One bid of the ladder. A game extends it with what the bid requires and what it costs, so that bidding, price list and the
 * bidding panel read one description.
 */
export interface Rung<Id extends string = string> {
  readonly id: Id;
  /** A bid outbids all bids of lower rank; bids of equal rank do not outbid each other. */
  readonly rank: number;
  /** Rungs of one group are the same game in several grades or suits; a panel draws them in one row. */
  readonly group: string;
  /** The class of suits that the bid promises (`couleur`, `superieure`), in games that have such classes. */
  readonly grade?: string;
  /** The suit, where the bid names it. */
  readonly suit?: Suit;
  /**
   * The games that the winner may still turn it into: a member of its family for an open call, a higher game for an ask.
   */
  readonly becomes?: readonly Id[];
}

/** How the bidding of a game goes. */
export interface AuctionRules<R extends Rung = Rung> {
  /** What can be bid, from the lowest. */
  readonly rungs: readonly R[];
  /**
   * `rounds`: until all but the highest bidder have passed; `once`: everybody speaks once; `duels`: a player who is outbid
   * answers at once, and only the survivor of the two faces the next player; `first`: everybody is asked once, and the first who
   * bids wins (a helper, a game that the others declined).
   */
  readonly procedure: 'rounds' | 'once' | 'duels' | 'first';
  /**
   * Who may take over the standing bid with one of equal rank: `elder`, a player who speaks before its bidder, or `nobody`, the
   * default.
   */
  readonly hold?: 'elder' | 'nobody';
  /** In rounds: whether a player who has passed may bid again on his next turn; `false` by default. */
  readonly mayReturn?: boolean;
  /** Whether the auction ends as soon as nobody can bid any more, without asking for the remaining passes. */
  readonly closesAtTop?: boolean;
}

/** A standing bid and its bidder. */
export interface Held<Id extends string = string> {
  readonly by: Player;
  readonly bid: Id;
}

/** An auction in progress, as plain JSON. Bidders are players or seats, whichever the game uses. */
export interface Auction<Id extends string = string> {
  /** Those who may still speak, in the order of speaking; the first speaks now. Empty: the auction is over. */
  readonly speaking: readonly Player[];
  readonly high: Held<Id> | null;
  /** All bids and passes so far, in order; `null` is a pass. */
  readonly said: readonly {readonly by: Player; readonly bid: Id | null}[];
}

/** The ids of the rungs. */
type IdOf<R extends Rung> = R['id'];

/** What the speaker decides: to open, to answer a bid over his own (which he may hold), or to outbid another player. */
export type Situation = 'opening' | 'answering' | 'overbidding';

/**
 * An auction before the first bid.
 *
 * @example
 * const rungs = [
 *   {id: 'ask', rank: 0, group: 'ask'},
 *   {id: 'solo', rank: 1, group: 'solo'},
 *   {id: 'solo-colour', rank: 2, group: 'solo', grade: 'favourite'},
 * ];
 * const rules = {rungs, procedure: 'duels', hold: 'elder'};
 * let auction = openAuction([0, 1, 2]);
 * for (const bid of ['ask', 'solo']) auction = afterBid(rules, auction, bid);
 * speaker(auction); // => 0
 * situationOf(auction); // => 'answering'
 * bidsOf(rules, auction).map(({id}) => id); // => ['solo', 'solo-colour']
 * for (const bid of ['solo', null, null]) auction = afterBid(rules, auction, bid);
 * auction.high; // => {by: 0, bid: 'solo'}
 * speaker(auction); // => null
 */
export function openAuction<Id extends string>(order: readonly Player[]): Auction<Id> {
  return {speaking: order, high: null, said: []};
}

/** Who speaks now; `null` when the auction is over. */
export function speaker({speaking}: Pick<Auction, 'speaking'>): Player | null {
  return speaking[0] ?? null;
}

/** A rung by its id; `undefined` if the ladder has no such rung. */
export function rungOf<R extends Rung>({rungs}: Pick<AuctionRules<R>, 'rungs'>, id: IdOf<R>): R | undefined {
  return rungs.find((rung) => rung.id === id);
}

/** Whether one player speaks before another, judging by the order of the first round. */
export function isElder({said}: Pick<Auction, 'said'>, one: Player, other: Player): boolean {
  return one !== other && said.find(({by}) => by === one || by === other)?.by === one;
}

/** Whether a player (by default the speaker) may make this bid now. */
export function mayBid<R extends Rung>(
  rules: AuctionRules<R>,
  auction: Auction<IdOf<R>>,
  id: IdOf<R>,
  by = speaker(auction),
): boolean {
  const rung = rungOf(rules, id);
  if (!rung || by === null) return false;
  const {high} = auction;
  const over = high === null ? 1 : rung.rank - rungOf(rules, high.bid)!.rank;
  return over > 0 || (over === 0 && rules.hold === 'elder' && isElder(auction, by, high!.by));
}

/** What a player (by default the speaker) may bid, from the lowest; a bid equal to the standing one holds it. */
export function bidsOf<R extends Rung>(
  rules: AuctionRules<R>,
  auction: Auction<IdOf<R>>,
  by = speaker(auction),
): readonly R[] {
  return rules.rungs.filter(({id}) => mayBid(rules, auction, id, by));
}

/** What kind of decision the speaker has to make. */
export function situationOf(auction: Auction): Situation {
  const {high} = auction;
  if (high === null) return 'opening';
  return isElder(auction, speaker(auction)!, high.by) ? 'answering' : 'overbidding';
}

/** The auction after the speaker has bid, or passed with `null`. The bid must be lawful by {@linkcode mayBid}. */
export function afterBid<R extends Rung>(
  rules: AuctionRules<R>,
  auction: Auction<IdOf<R>>,
  bid: IdOf<R> | null,
): Auction<IdOf<R>> {
  const by = speaker(auction);
  if (by === null) return auction;
  const next = {
    speaking: speakingAfter(rules, auction, by, bid),
    high: bid === null ? auction.high : {by, bid},
    said: [...auction.said, {by, bid}],
  };
  return isOver(rules, next) ? {...next, speaking: []} : next;
}

/** Who may still speak after the speaker has bid or passed, the next one first. */
function speakingAfter(
  {procedure, mayReturn}: AuctionRules,
  {speaking, high}: Auction,
  by: Player,
  bid: string | null,
): readonly Player[] {
  const others = speaking.slice(1);
  if (procedure === 'once' || procedure === 'first')
    return bid !== null && procedure === 'first' ? [] : others;
  if (bid === null) return mayReturn ? [...others, by] : others;
  if (procedure === 'rounds' || high === null) return [...others, by];
  return [high.by, ...others.filter((other) => other !== high.by), by];
}

/** Whether no player is left to be asked. */
function isOver<R extends Rung>(rules: AuctionRules<R>, auction: Auction<IdOf<R>>): boolean {
  const {speaking, high, said} = auction;
  // If players who pass stay in, the auction ends when all others have passed in succession.
  if (rules.procedure === 'rounds' && rules.mayReturn) {
    const passes = said.length - 1 - said.findLastIndex(({bid}) => bid !== null);
    return passes >= speaking.length - Number(high !== null);
  }
  if (high === null) return false;
  const others = rules.procedure === 'once' ? speaking : speaking.filter((other) => other !== high.by);
  // The highest bidder has nobody left to outbid.
  if (!others.length) return true;
  return rules.closesAtTop === true && !others.some((other) => bidsOf(rules, auction, other).length);
}
