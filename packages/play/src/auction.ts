import type {Suit} from '@quinola/cards';
import type {Player} from './game.js';

/**
 * A game that can be bid: one rung of the ladder. A game of cards adds what the rung asks for and what it costs, so that
 * bidding, price list and the panel of the room read one description.
 */
export interface Rung<Id extends string = string> {
  readonly id: Id;
  /** A bid outbids all of lower rank; of equal rank are bids of which neither outbids the other. */
  readonly rank: number;
  /** Rungs of one group are one game in several grades or suits; a panel draws them in one row. */
  readonly group: string;
  /** The class of suits that the bid promises (`couleur`, `superieure`), where the game knows such. */
  readonly grade?: string;
  /** The suit, where the bid names it. */
  readonly suit?: Suit;
  /** What the winner may still make of it: of an open call its family (Vira), of an ask a higher game (Lomber). */
  readonly becomes?: readonly Id[];
}

/** How the bidding of a game goes. */
export interface AuctionRules<R extends Rung = Rung> {
  /** What can be bid, from the lowest. */
  readonly rungs: readonly R[];
  /**
   * `rounds`: until all but the highest bidder have passed; `once`: everybody speaks one time; `duels`: whoever is
   * outbid answers at once, and only the survivor of the two faces the next; `first`: everybody is asked one time, and
   * the first who bids has it (a helper, a game that others have left).
   */
  readonly procedure: 'rounds' | 'once' | 'duels' | 'first';
  /** Who may take over the standing bid with one of equal rank: who speaks before its bidder, or nobody (so unless given). */
  readonly hold?: 'elder' | 'nobody';
  /** In rounds: whether one who has passed may bid when his turn comes again; he is out unless given. */
  readonly mayReturn?: boolean;
  /** Whether the auction ends as soon as nobody could bid, without asking for the passes that are left. */
  readonly closesAtTop?: boolean;
}

/** A bid that stands and who holds it. */
export interface Held<Id extends string = string> {
  readonly by: Player;
  readonly bid: Id;
}

/** An auction in progress; plain JSON. Who speaks is a player or a seat, as the game has it. */
export interface Auction<Id extends string = string> {
  /** Those who may still speak, in the order of speaking; the first speaks now. Empty: the auction is over. */
  readonly speaking: readonly Player[];
  readonly high: Held<Id> | null;
  /** All that was said, in order; `null` = passed. */
  readonly said: readonly {readonly by: Player; readonly bid: Id | null}[];
}

/** The ids of some rungs. */
type IdOf<R extends Rung> = R['id'];

/** What the speaker does with his word: he opens, answers one who has outbid him and whom he may hold, or bids over. */
export type Situation = 'opening' | 'answering' | 'overbidding';

/**
 * An auction before its first word.
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

/** A rung by its id; `undefined` when the ladder has none such. */
export function rungOf<R extends Rung>({rungs}: Pick<AuctionRules<R>, 'rungs'>, id: IdOf<R>): R | undefined {
  return rungs.find((rung) => rung.id === id);
}

/** Whether one speaks before the other, as the first round of words shows it. */
export function isElder({said}: Pick<Auction, 'said'>, one: Player, other: Player): boolean {
  return one !== other && said.find(({by}) => by === one || by === other)?.by === one;
}

/** Whether somebody, the speaker unless given, may make this bid as the auction stands. */
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

/** What somebody, the speaker unless given, may bid, from the lowest; one equal to the standing bid is held. */
export function bidsOf<R extends Rung>(
  rules: AuctionRules<R>,
  auction: Auction<IdOf<R>>,
  by = speaker(auction),
): readonly R[] {
  return rules.rungs.filter(({id}) => mayBid(rules, auction, id, by));
}

/** What the speaker is asked for. */
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

/** Who is to speak when the speaker has said his word. */
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

/** Whether nobody is left to be asked. */
function isOver<R extends Rung>(rules: AuctionRules<R>, auction: Auction<IdOf<R>>): boolean {
  const {speaking, high, said} = auction;
  // Where those who pass stay in, the auction ends when all have passed one after the other.
  if (rules.procedure === 'rounds' && rules.mayReturn) {
    const passes = said.length - 1 - said.findLastIndex(({bid}) => bid !== null);
    return passes >= speaking.length - Number(high !== null);
  }
  if (high === null) return false;
  const others = rules.procedure === 'once' ? speaking : speaking.filter((other) => other !== high.by);
  // Who holds the highest bid has nobody to outbid.
  if (!others.length) return true;
  return rules.closesAtTop === true && !others.some((other) => bidsOf(rules, auction, other).length);
}
