import {randomFrom, type Random} from '@quinola/cards';
import type {MoveLike} from '@quinola/play';
import type {Thought} from '../types.js';

/** A game that a hand can reasonably make. */
export type LikelyBid = NonNullable<Thought['likely']>[number];

/** A game that was tried: how often it was made, of one, and what it brought on average. */
export interface TriedGame {
  readonly made: number;
  readonly worth: number;
}

/** How often a game must be made to be offered to a beginner first, and how many are. */
const REASONABLE = 0.5,
  MOST_OFFERED = 4;

/**
 * The games that a hand can reasonably make, from the one that brings most: what a bidding panel shows first.
 * @param keyOf by what two bids come to the same game: of equals the first is taken
 * @param isBook whether it is what the book bids, which need not bring anything
 */
export function reasonableGames<Tried extends TriedGame>(
  games: readonly Tried[],
  keyOf: (game: Tried) => unknown = (game) => game,
  isBook: (game: Tried) => boolean = () => false,
): readonly Tried[] {
  const found = new Map<unknown, Tried>();
  for (const game of games.toSorted((one, other) => other.worth - one.worth)) {
    const isGood = game.made >= REASONABLE && (game.worth > 0 || isBook(game));
    if (isGood && !found.has(keyOf(game))) found.set(keyOf(game), game);
  }
  return [...found.values()].slice(0, MOST_OFFERED);
}

/** The bid that a move says: his own, or the one that he holds; `null` where it says none. */
export function bidIn<Bid extends string>(
  move: MoveLike & {readonly bid?: Bid},
  high: {readonly bid: Bid} | null,
): Bid | null {
  if (move.type === 'HOLD') return high?.bid ?? null;
  return move.type === 'BID' ? (move.bid ?? null) : null;
}

/** Bids to be tried in imagined deals. */
export interface BidTrial<Bid extends string, Deal> {
  /** What might be bid now, from the lowest. */
  readonly bids: readonly Bid[];
  /** What the book bids; `null` = it passes. */
  readonly ofBook: Bid | null;
  /** Imagines a deal that agrees with what the bidder knows. */
  readonly draw: (random: Random) => Deal;
  /** Plays a deal in which the bidder is left alone with a bid: whether it is made, and what that brings him. */
  readonly play: (deal: Deal, bid: Bid) => {readonly made: boolean; readonly worth: number};
  /** How many deals are imagined. */
  readonly deals: number;
  readonly seed: string;
}

/** The games that a hand can reasonably make, each tried in the same imagined deals, the best first. */
export function likelyBids<Bid extends string, Deal>({
  bids,
  ofBook,
  draw,
  play,
  deals,
  seed,
}: BidTrial<Bid, Deal>): readonly LikelyBid[] {
  const random = randomFrom(`${seed} bids`);
  const tried = bids.map((bid) => ({bid, made: 0, worth: 0}));
  for (let nth = 0; nth < deals; nth++) {
    const deal = draw(random);
    for (const one of tried) {
      const {made, worth} = play(deal, one.bid);
      one.made += Number(made) / deals;
      one.worth += worth / deals;
    }
  }
  return reasonableGames(
    tried,
    ({bid}) => bid,
    ({bid}) => bid === ofBook,
  ).map(({bid, made}) => ({bid, made}));
}
