import {randomFrom} from '@quinola/cards';
import {type Game, type Happening, type MoveLike, type Player, type Refusal, sample} from '@quinola/play';
import {firstMoves} from '../../play/test-support/match.js';
import type {Pace, TableContext, TablePlayer, Thinker, ThinkerQuestion, Thought} from '@quinola/chart';

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
  must: (view: View) => unknown,
): Thinker {
  return {
    choose({view, seed, player}: ThinkerQuestion): Promise<Thought> {
      const random = randomFrom(seed);
      const seen = view as View;
      const passes = must(seen) !== player && random.below(2) === 0;
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

/** Waits until the chart waits for something outside: a visitor, an acknowledgement, or the end of the match. */
export function untilIdle(actor: WithTags, ...tags: string[]): Promise<void> {
  const awaited = tags.length ? tags : ['visitor', 'sheet', 'over', 'paused', 'failed'];
  return new Promise((resolve) => {
    const subscription = actor.subscribe(look);
    function look(): void {
      if (!awaited.some((tag) => actor.getSnapshot().hasTag(tag))) return;
      subscription.unsubscribe();
      resolve();
    }
    look();
  });
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

/** Plays for all visitors until the match is over or `enough` holds; a right for which nothing is chosen is passed. */
export async function playOn<State, View, Move extends MoveLike, Options, H extends Happening>(
  game: Game<State, View, Move, Options, H>,
  actor: Playing<State, View, Move, Options, H>,
  choose: (moves: readonly Move[], view: View) => Move | null,
  enough: (context: TableContext<State, View, Move, Options, H>) => boolean = () => false,
): Promise<void> {
  for (;;) {
    await untilIdle(actor, 'visitor', 'over', 'failed');
    const {context} = actor.getSnapshot();
    if (!actor.getSnapshot().hasTag('visitor') || enough(context)) return;
    const by = context.asked[0] ?? (context.turn.must as Player);
    const view = game.view(context.state, by);
    const move = choose(firstMoves(game, view), view);
    actor.send(move ? confirmedMove(game, view, {...move, by}) : {type: 'PASS_RIGHT'});
  }
}
