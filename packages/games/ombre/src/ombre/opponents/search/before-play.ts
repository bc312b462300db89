import {bidIn, likelyBids, type LikelyBid, type Trial} from '@quinola/opponents';
import type {Player, Seat} from '@quinola/play';
import {byBook, type OmbreQuestion} from '../brain.js';
import {ombre, type Bid, type OmbreMove, type OmbreState, type OmbreView} from '../../rules/index.js';
import {likelyStates} from './likely-states.js';
import {moneyFor, noteMatadors, settledBy} from './money.js';
import {quickCard} from './policy.js';
import {isOver, playCard, tableOfState} from './table.js';
import {worthWeighing} from './worth-weighing.js';

/** The book's move in a state, without finesses, which fire by chance. */
function bookMove(state: OmbreState, player: Player): OmbreMove {
  const view = ombre.view(state, player);
  return byBook({game: ombre.id, view, moves: ombre.moves(view), level: 'teacher', seed: ''}).move;
}

/**
 * What becomes of a deal if all go on by the book, by the rules up to the first lead, then by a play-out on integers: what it is worth
 * to a seat, and whether this seat makes its game.
 * @param before the state to which the worth is compared
 */
function playedOut(
  start: OmbreState,
  before: OmbreState,
  seat: Seat,
): {readonly worth: number; readonly made: boolean} {
  const player = before.table.seats[seat]!;
  let state = start;
  for (;;) {
    const {turn, settled} = state.table;
    if (turn.over || settled.length > before.table.settled.length)
      return {
        worth: ombre.worth(state)[player]! - ombre.worth(before)[player]!,
        made: settled.at(-1)?.ombre === seat && settled.at(-1)!.outcome === 'win',
      };
    if (turn.phase === 'playing.trick') {
      const t = tableOfState(state);
      noteMatadors(state.table, t);
      while (!isOver(t)) playCard(t, quickCard(t));
      return {
        worth: moneyFor(state.table, seat)(t),
        made: state.table.ombre === seat && settledBy(state.table, t).outcome === 'win',
      };
    }
    const by = turn.must as Player;
    state = ombre.play(state, by, bookMove(state, by), null).state;
  }
}

/** Compares moves before the play: in each imagined deal every move is made, and the deal is then finished by the book. */
export function moveTrial(view: OmbreView, moves: readonly OmbreMove[]): Trial {
  const player = view.player as Player;
  const draw = likelyStates(view);
  return {
    choices: moves.length,
    weigh(random, worth, open) {
      const before = draw(random);
      moves.forEach((move, choice) => {
        if (!open[choice]) return;
        worth[choice] = playedOut(ombre.play(before, player, move, null).state, before, view.seat).worth;
      });
    },
  };
}

/** How many deals are imagined for the games that a hand can reasonably make. */
const DEALS = 40;

/** The games that a bidder's hand can reasonably make, if the others let him: what the book would bid, or nearly. */
export function likelyGames(question: OmbreQuestion, ofBook: OmbreMove): readonly LikelyBid[] | null {
  const {view, seed} = question;
  if (!/^bidding\.(?!king)/.test(view.turn.phase)) return null;
  const player = view.player as Player;
  const {high} = view.auction;
  const moves = new Map(
    worthWeighing(question, ofBook).flatMap((move) => {
      const bid = bidIn<Bid>(move, high);
      return bid ? [[bid, move] as const] : [];
    }),
  );
  return likelyBids({
    bids: [...moves.keys()],
    ofBook: bidIn<Bid>(ofBook, high),
    draw: likelyStates(view),
    play: (before, bid) =>
      playedOut(leftAlone(ombre.play(before, player, moves.get(bid)!, null).state), before, view.seat),
    deals: DEALS,
    seed,
  });
}

/** The state once all others have passed. */
function leftAlone(start: OmbreState): OmbreState {
  let state = start;
  for (;;) {
    const {phase, must} = state.table.turn;
    if (!phase.startsWith('bidding')) return state;
    const move: OmbreMove = phase === 'bidding.king' ? {type: 'DECLINE'} : {type: 'PASS'};
    state = ombre.play(state, must as Player, move, null).state;
  }
}
