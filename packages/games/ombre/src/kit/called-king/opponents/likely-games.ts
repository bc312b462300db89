import {bidIn, likelyBids, plainMoves, type LikelyBid} from '@quinola/opponents';
import type {Player} from '@quinola/play';
import {
  kindOf,
  trumpsFor,
  type Bid,
  type CalledKingGame,
  type CalledKingMove,
  type CalledKingState,
  type CalledKingView,
} from '../rules/index.js';
import {tricksNeeded, type CalledKingQuestion} from './brain.js';
import {bestTrump} from './hands.js';
import {imagine} from './imagine.js';

/** How many deals are imagined: each is played out by the rules, which is slow. */
const DEALS = 32;

/** How far below the book's bound for a game a hand may be and the game still be tried, in tricks. */
const NEAR = 0.8;

/** What the others say. */
const PASS: CalledKingMove = {type: 'PASS'};

/** The games that a bidder's hand can reasonably make, if the others let him: what the book would bid, or nearly. */
export function likelyGames(
  game: CalledKingGame,
  policy: (view: CalledKingView) => CalledKingMove,
  {view, moves, seed}: CalledKingQuestion,
  ofBook: CalledKingMove,
): readonly LikelyBid[] | null {
  if (!view.turn.phase.startsWith('bidding')) return null;
  const player = view.player as Player;
  const {high} = view.auction;
  const book = bidIn<Bid>(ofBook, high);
  const open = new Map(
    plainMoves(moves).flatMap((move) => {
      const bid = bidIn<Bid>(move, high);
      return bid && (bid === book || isNear(view, bid)) ? [[bid, move] as const] : [];
    }),
  );
  const playedOut = (start: CalledKingState): CalledKingState => {
    let state = start;
    while (state.table.lastDeal?.deal !== view.deal) {
      const {phase, must} = state.table.turn;
      const by = must as Player;
      const move = phase.startsWith('bidding') ? PASS : policy(game.view(state, by));
      state = game.play(state, by, move, null).state;
    }
    return state;
  };
  return likelyBids({
    bids: [...open.keys()],
    ofBook: book,
    draw: (random) => imagine(view, random),
    play(before, bid) {
      const end = playedOut(game.play(before, player, open.get(bid)!, null).state);
      const {outcome, ombre} = end.table.lastDeal!;
      return {
        made: ombre === view.seat && outcome === 'win',
        worth: game.worth(end)[player]! - game.worth(before)[player]!,
      };
    },
    deals: DEALS,
    seed,
  });
}

/** Whether the hand is nearly good enough for a game. */
const isNear = (view: CalledKingView, bid: Bid): boolean =>
  bestTrump(view.hand, trumpsFor(bid, view)).tricks >= tricksNeeded(kindOf(bid), view) - NEAR;
