import type {Trial} from '@quinola/opponents';
import type {Player, Seat} from '@quinola/play';
import {byBook} from '../opponents/brain.js';
import {ombre, type OmbreMove, type OmbreState, type OmbreView} from '../rules/index.js';
import {likelyStates} from './likely-states.js';
import {moneyFor, noteMatadors} from './money.js';
import {quickCard} from './policy.js';
import {isOver, playCard, tableOfState} from './table.js';

/** The book's move in a state, without finesses, which fire by chance. */
function bookMove(state: OmbreState, player: Player): OmbreMove {
  const view = ombre.view(state, player);
  return byBook({game: ombre.id, view, moves: ombre.moves(view), level: 'teacher', seed: ''}).move;
}

/**
 * What a deal is worth to a seat if all go on by the book: by the rules up to the first lead, then by a play-out on integers.
 * @param before the state to which the worth is compared
 */
function playedOutWorth(start: OmbreState, before: OmbreState, seat: Seat): number {
  const player = before.table.seats[seat]!;
  let state = start;
  for (;;) {
    const {turn, settled} = state.table;
    if (turn.over || settled.length > before.table.settled.length)
      return ombre.worth(state)[player]! - ombre.worth(before)[player]!;
    if (turn.phase === 'playing.trick') {
      const t = tableOfState(state);
      noteMatadors(state.table, t);
      while (!isOver(t)) playCard(t, quickCard(t));
      return moneyFor(state.table, seat)(t);
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
        worth[choice] = playedOutWorth(ombre.play(before, player, move, null).state, before, view.seat);
      });
    },
  };
}
