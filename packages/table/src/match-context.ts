import type {TableContext} from '@quinola/chart';
import type {Happening, MoveLike} from '@quinola/play';
import type {Actor, AnyStateMachine} from 'xstate';

/** The XState actor that runs a match, of any game. */
export type TableActor = Actor<AnyStateMachine>;

/** All that the statechart of a match knows, hidden cards included. */
export type Whole<View, Move extends MoveLike, H extends Happening> = TableContext<
  unknown,
  View,
  Move,
  unknown,
  H
>;

/**
 * All that the statechart of a running match knows, for the few parts of a table that must have it. Nothing of it may be
 * shown or told before the viewer may know it.
 */
export function wholeOf<View = unknown, Move extends MoveLike = MoveLike, H extends Happening = Happening>({
  actor,
}: {
  readonly actor: TableActor | null;
}): Whole<View, Move, H> {
  return actor!.getSnapshot().context as Whole<View, Move, H>;
}

/** The fields of the statechart's context that tell hidden cards, or give access to them. */
const HIDDEN = ['state', 'record', 'seed', 'thought', 'thinker', 'keep', 'holdsBack'] as const;

/** The statechart's context without what the viewer may not know: this is what the parts of a table read. */
export type Known<View, Move extends MoveLike, H extends Happening> = Omit<
  Whole<View, Move, H>,
  (typeof HIDDEN)[number]
>;

/** The part of a context that the viewer may know. */
export function knownOf<View, Move extends MoveLike, H extends Happening>(
  whole: Whole<View, Move, H>,
): Known<View, Move, H> {
  const hidden: readonly string[] = HIDDEN;
  const open = Object.entries(whole).filter(([name]) => !hidden.includes(name));
  return Object.fromEntries(open) as unknown as Known<View, Move, H>;
}
