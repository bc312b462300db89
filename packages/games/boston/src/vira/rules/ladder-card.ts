import {isElder, mayBid, speaker, type Seat} from '@quinola/play';
import {ladder} from './bidding.js';
import {gameOf, type Bid, type GameId} from './ladder.js';
import {barePrice} from './prices.js';
import type {ViraView} from './types.js';

/** A bid of the ladder, as it stands at this moment. */
export interface LadderCell {
  readonly bid: Bid;
  /** Whether the speaker may say it now, and whether that would be to hold it. */
  readonly open: boolean;
  readonly holds: boolean;
  /** Who said it last; -1 = nobody. */
  readonly by: Seat;
}

/** A game of the ladder: what it asks and pays, and how it may be bid. */
export interface LadderRow {
  readonly game: GameId;
  /** The tricks that are due; 0 = none at all. */
  readonly tricks: number;
  /** Fisch from each, made exactly and without honours: in a suit of the other colour, of the second, of the highest. */
  readonly pays: readonly number[];
  /** Plain, then in a better suit. */
  readonly cells: readonly LadderCell[];
}

/** The ladder on the table, from the lowest game, and the calls that name none yet. */
export function ladderCard(view: ViraView): {
  readonly games: readonly LadderRow[];
  readonly calls: readonly LadderCell[];
} {
  const {auction, options} = view;
  const rules = ladder(view);
  const next = speaker(auction);
  const {high} = auction;
  const games = new Map<GameId, LadderRow>();
  const calls: LadderCell[] = [];
  for (const {id, game, becomes} of rules.rungs) {
    const open = next !== null && mayBid(rules, auction, id);
    const cell: LadderCell = {
      bid: id,
      open,
      holds: open && high?.bid === id && isElder(auction, next, high.by),
      by: auction.said.findLast(({bid}) => bid === id)?.by ?? -1,
    };
    if (becomes) {
      calls.push(cell);
      continue;
    }
    games.set(game, {
      game,
      tricks: gameOf(game).tricks,
      pays: ([0, 1, 2] as const).map((one) => barePrice(game, one, options)),
      cells: [...(games.get(game)?.cells ?? []), cell],
    });
  }
  return {games: [...games.values()], calls};
}
