import {randomFrom} from '@quinola/cards';
import {
  isDue,
  sample,
  type Due,
  type Game,
  type Happening,
  type MoveLike,
  type Player,
  type Refusal,
} from '@quinola/play';
import {firstMoves} from '../match.js';
import {
  visitorAsked,
  type Pace,
  type TableContext,
  type TablePlayer,
  type Thinker,
  type ThinkerQuestion,
  type Thought,
} from '@quinola/chart';

/** Nothing takes time. */
export const NO_PAUSES: Pace = {travel: 0, think: 0, gather: 0, speak: 0, acknowledge: false, sheet: 0};

/** Every beat takes time, each kind a different time. */
export const SLOW: Pace = {travel: 100, think: 1000, gather: 500, speak: 300, acknowledge: true, sheet: 0};

/** The seats of a match: visitors at the given numbers, opponents elsewhere. */
export function playersOf(count: number, ...visitors: Player[]): TablePlayer[] {
  return Array.from({length: count}, (_, i) => ({
    name: `player ${i}`,
    kind: visitors.includes(i) ? 'visitor' : 'opponent',
    level: 'book',
  }));
}

/** A thinker that plays a random lawful move from the given seed; optional rights are used now and then. */
export function anyThinker<View, Move extends MoveLike>(
  game: Pick<Game<unknown, View, Move, unknown>, 'moves' | 'refusal'>,
  must: (view: View) => Due | undefined,
): Thinker {
  return {
    choose({view, seed, player}: ThinkerQuestion): Promise<Thought> {
      const random = randomFrom(seed);
      const seen = view as View;
      const passes = !isDue(must(seen) ?? null, player) && random.below(2) === 0;
      return Promise.resolve({move: passes ? null : sample<View, Move>(game, seen, random)});
    },
  };
}

/** What {@linkcode playOn} needs of an actor. */
export interface Playing<State, View, Move extends MoveLike, Options, H extends Happening> {
  getSnapshot(): {
    context: TableContext<State, View, Move, Options, H>;
    hasTag(tag: string): boolean;
    value: unknown;
  };
  subscribe(observer: () => void): {unsubscribe(): void};
  send(event: (Move & {by: Player; meant?: string}) | {type: 'PASS_RIGHT'}): void;
}

/** What {@linkcode untilIdle} needs of an actor. */
export interface WithTags {
  getSnapshot(): {hasTag(tag: string): boolean};
  subscribe(observer: () => void): {unsubscribe(): void};
}

/** Waits until something holds of a chart. */
function until(actor: WithTags, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const subscription = actor.subscribe(look);
    function look(): void {
      if (!holds()) return;
      subscription.unsubscribe();
      resolve();
    }
    look();
  });
}

/** Waits until the chart waits for something outside: a visitor, an acknowledgement, or the end of the match. */
export function untilIdle(actor: WithTags, ...tags: string[]): Promise<void> {
  const awaited = tags.length ? tags : ['visitor', 'sheet', 'over', 'paused', 'failed'];
  return until(actor, () => awaited.some((tag) => actor.getSnapshot().hasTag(tag)));
}

/** A move as sent by a player who confirms it, even if it is a breach of the rules. */
export function confirmedMove<View, Move extends MoveLike, Sent extends Move>(
  game: {refusal(view: View, move: Move): Refusal | null},
  view: View,
  move: Sent,
): Sent & {meant?: string} {
  const refusal = game.refusal(view, move);
  return refusal?.breach ? {...move, meant: refusal.reason} : move;
}

/**
 * Plays for all visitors until the match is over or `enough` holds; a right for which nothing is chosen is passed.
 * @param longest after so many moves it stops wherever the match is, also where no visitor plays
 */
export async function playOn<State, View, Move extends MoveLike, Options, H extends Happening>(
  game: Game<State, View, Move, Options, H>,
  actor: Playing<State, View, Move, Options, H>,
  choose: (moves: readonly Move[], view: View) => Move | null,
  enough: (context: TableContext<State, View, Move, Options, H>) => boolean = () => false,
  longest = Infinity,
): Promise<void> {
  const isLong = (): boolean => actor.getSnapshot().context.record.moves.length > longest;
  const awaited = ['visitor', 'over', 'failed'];
  for (;;) {
    await until(actor, () => isLong() || awaited.some((tag) => actor.getSnapshot().hasTag(tag)));
    const {context} = actor.getSnapshot();
    if (isLong()) return;
    if (!actor.getSnapshot().hasTag('visitor') || enough(context)) return;
    const by = visitorAsked(context)!;
    const view = game.view(context.state, by);
    const move = choose(firstMoves(game, view), view);
    actor.send(move ? confirmedMove(game, view, {...move, by}) : {type: 'PASS_RIGHT'});
  }
}
