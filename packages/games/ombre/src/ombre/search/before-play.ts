import type {Trial} from '@quinola/opponents';
import type {Player, Seat} from '@quinola/play';
import {byBook} from '../opponents/brain.js';
import {ombre, type OmbreMove, type OmbreState, type OmbreView} from '../rules/index.js';
import {likelyStates} from './likely-states.js';
import {matadorsInto, moneyFor} from './money.js';
import {quickCard} from './policy.js';
import {isOver, playCard, tableOfState} from './table.js';

/** What the book does in a state, without its finesses. */
function bookMove(state: OmbreState, player: Player): OmbreMove {
  const view = ombre.view(state, player);
  return byBook({game: ombre.id, view, moves: ombre.moves(view), level: 'teacher', seed: ''}).move;
}

/** What a deal that goes on by the book is worth to a seat: by the rules up to the first lead, then played out. */
function worthFrom(start: OmbreState, before: OmbreState, seat: Seat): number {
  const player = before.table.seats[seat]!;
  let state = start;
  for (;;) {
    const {turn, settled} = state.table;
    if (turn.over || settled.length > before.table.settled.length)
      return ombre.worth(state)[player]! - ombre.worth(before)[player]!;
    if (turn.phase === 'playing.trick') {
      const t = tableOfState(state);
      matadorsInto(state.table, t);
      while (!isOver(t)) playCard(t, quickCard(t));
      return moneyFor(state.table, seat)(t);
    }
    const by = turn.must as Player;
    state = ombre.play(state, by, bookMove(state, by), null).state;
  }
}

/** Compares moves before the play: in every imagined deal the rest goes by the book and is played out. */
export function moveTrial(view: OmbreView, moves: readonly OmbreMove[]): Trial {
  const player = view.player as Player;
  const draw = likelyStates(view);
  return {
    choices: moves.length,
    weigh(random, worth, open) {
      const before = draw(random);
      moves.forEach((move, choice) => {
        if (!open[choice]) return;
        worth[choice] = worthFrom(ombre.play(before, player, move, null).state, before, view.seat);
      });
    },
  };
}
