import type {TableContext} from '@quinola/chart';
import type {Happening, MoveLike} from '@quinola/play';
import type {Actor, AnyStateMachine} from 'xstate';

/** The XState actor that runs a match, of any game. */
export type TableActor = Actor<AnyStateMachine>;

/** The whole context of a match, including hidden cards. */
export type Whole<View, Move extends MoveLike, H extends Happening> = TableContext<
  unknown,
  View,
  Move,
  unknown,
  H
>;

/**
 * The whole context of a running match, for the few parts of a table that need it. None of it may be shown or announced before
 * the viewer may know it.
 */
export function wholeOf<View = unknown, Move extends MoveLike = MoveLike, H extends Happening = Happening>({
  actor,
}: {
  readonly actor: TableActor | null;
}): Whole<View, Move, H> {
  return actor!.getSnapshot().context as Whole<View, Move, H>;
}

/** The fields of the context that contain hidden cards, or give access to them. */
const HIDDEN = ['state', 'record', 'seed', 'thought', 'thinker', 'keep', 'holdsBack'] as const;

/** The context without hidden information; all other parts of a table use this. */
export type Known<View, Move extends MoveLike, H extends Happening> = Omit<
  Whole<View, Move, H>,
  (typeof HIDDEN)[number]
>;

/** Removes the hidden part of a context. */
export function knownOf<View, Move extends MoveLike, H extends Happening>(
  whole: Whole<View, Move, H>,
): Known<View, Move, H> {
  const hidden: readonly string[] = HIDDEN;
  const open = Object.entries(whole).filter(([name]) => !hidden.includes(name));
  return Object.fromEntries(open) as unknown as Known<View, Move, H>;
}
