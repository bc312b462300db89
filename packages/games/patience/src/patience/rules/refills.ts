import type {Patience, Refill} from './schema.js';
import {phaseOf, type Compiled, type Pile} from './compile.js';
import {cardsOf} from './fits.js';
import type {PatienceView} from './types.js';

/** The phase's refill and the place it fills next. */
export interface Vacancy {
  readonly refill: Refill;
  readonly pile: Pile;
  /** Piles that have a card for it. */
  readonly sources: readonly string[];
}

/** The first vacant place that can be filled now, if any. */
export function vacancy(game: Compiled, view: PatienceView): Vacancy | null {
  const refill = phaseOf(game, view)?.refill;
  if (!refill) return null;
  const sources = refill.from.filter((id) => (id === 'stock' ? view.stock : cardsOf(view, id).length) > 0);
  if (!sources.length) return null;
  const pile = refill.groups
    .flatMap(game.pilesOf)
    .find(
      ({id, group}) => cardsOf(view, id).length < (group.min ?? 1) && isLaid(game.def, view.step, group.id),
    );
  return pile ? {refill, pile, sources} : null;
}

/** Whether a group has been dealt at this step of the program: a row still to come has no vacant places. */
function isLaid({program}: Patience, step: number, id: string): boolean {
  const lays = (at: number): boolean => {
    const one = program[at]!;
    return 'to' in one && one.to === id;
  };
  const at = program.findIndex((_, i) => lays(i));
  return at < step;
}
