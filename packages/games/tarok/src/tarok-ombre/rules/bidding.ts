import {openAuction, seatAfter, type AuctionRules, type Rung, type Seat} from '@quinola/play';
import type {Contract, TarokOmbreOptions} from './types.js';

type Manner = Pick<TarokOmbreOptions, 'manner'>;

/** A game that can be bid, and how many cards can be asked for in it (4.). */
export interface Game extends Rung<Contract> {
  readonly demands: number;
}

/** The games from the lowest (9., 7425). */
const GAMES: readonly Game[] = [
  {id: 'tre', rank: 0, group: 'tre', demands: 3},
  {id: 'due', rank: 1, group: 'due', demands: 2},
  {id: 'uno', rank: 2, group: 'uno', demands: 1},
  {id: 'solo', rank: 3, group: 'solo', demands: 0},
];

/** An outbid player answers at once and may hold the other's bid (8.); those who cannot go higher are not asked. */
const auctionOf = (rungs: readonly Game[]): AuctionRules<Game> => ({
  rungs,
  procedure: 'duels',
  hold: 'elder',
  closesAtTop: true,
});

const AUCTIONS = {old: auctionOf(GAMES), new: auctionOf(GAMES.slice(1))} as const;

/** The bidding of a manner. */
export function bidding({manner}: Manner): AuctionRules<Game> {
  return AUCTIONS[manner];
}

/** The games of a manner, from the lowest. */
export function ladder(options: Manner): readonly Contract[] {
  return bidding(options).rungs.map(({id}) => id);
}

/** The lowest game: bidding it costs nothing and keeps the hand. */
export function nominal(options: Manner): Contract {
  return bidding(options).rungs[0]!.id;
}

/** Whether a game is played if nobody goes higher (4.a, 7384). */
export function isPlayed(
  options: Pick<TarokOmbreOptions, 'manner' | 'playTre'>,
  contract: Contract,
): boolean {
  return contract !== nominal(options) || (contract === 'tre' && options.playTre);
}

/** How many cards can be asked for in a game (4.). */
export function demandsOf(contract: Contract): number {
  return GAMES.find(({id}) => id === contract)!.demands;
}

/** The seats bid starting from forehand. */
export function openBidding(forehand: Seat) {
  return openAuction<Contract>([0, 1, 2].map((steps) => seatAfter(forehand, 3, steps)));
}
