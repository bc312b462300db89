import {pick, randomFrom} from '@quinola/cards';
import {isDue, offered, sample, type MoveLike} from '@quinola/play';
import type {Thought} from '@quinola/opponents';
import {anyDue} from '../match.js';
import {hasChoice, type Tally} from './tally.js';
import type {TestedMaxims} from './tested-maxims.js';

/** One of so many decisions is random, so that unusual positions are reached; one is a novice's too, and one a master's. */
const ODD_ONE_IN = 8,
  NOVICE_ONE_IN = 6,
  MASTER_ONE_IN = 12;

/** A view in short, to see why a sentence does not fit. */
function shortly(view: unknown): string {
  const {hand, trick, tricks, turn, ...others} = view as Record<string, unknown>;
  const plain = Object.entries(others).filter(([, value]) => typeof value !== 'object');
  return JSON.stringify({
    ...Object.fromEntries(plain),
    hand,
    trick,
    tricks,
    phase: (turn as {phase?: string})?.phase,
  });
}

/** Asks the book in one position, and checks its reasons and its maxims. @param asked another player, who is asked instead */
export function askIn(
  tally: Tally,
  view: unknown,
  moves: readonly unknown[],
  seed: string,
  asked = 'book',
): Thought<MoveLike | null> {
  const {game, opponents, maxims} = tally.kind;
  const brain = opponents.brain();
  const ask = (level: string): Thought<MoveLike | null> => {
    const question = {game: game.id, view, moves, level, seed};
    return brain.choose(
      (opponents.posted ? opponents.posted(question) : question) as never,
    ) as Thought<MoveLike | null>;
  };
  const where = `${seed} ${shortly(view)}`;
  const thought = ask(asked);
  tally.position(view);
  tally.thought(view, thought, where);
  if (hasChoice(moves)) tally.alone(view, moves, where);
  // A beginner forgets, so that his reasons need not be true; but his habits have to occur.
  if (maxims.habits?.length && randomFrom(`${seed}/novice`).below(NOVICE_ONE_IN) === 0)
    tally.thought(view, ask('novice'), where, false);
  if (maxims.masters?.length && randomFrom(`${seed}/master`).below(MASTER_ONE_IN) === 0)
    tally.thought(view, ask('master'), where);
  return thought;
}

/** Draws single states where deals are long, and asks the book at each. @param many how many */
function drawStates(tally: Tally, draw: NonNullable<TestedMaxims['draw']>, many: number, seed: string): void {
  const {game, maxims} = tally.kind;
  for (let nth = 0; nth < many; nth++) {
    const at = `${seed}/${nth}`;
    const random = randomFrom(at);
    const state = draw(maxims.agreements[nth % maxims.agreements.length] as never, random) as never;
    const by = anyDue(game.turn(state).must, random);
    if (by === null || by === 'chance') continue;
    const view = game.view(state, by);
    askIn(tally, view, offered(game, view), at);
  }
}

/**
 * Draws deals, in which the book plays and now and then somebody makes any move, and asks the book at every decision.
 * @param deals how many; a started session is played to its end
 */
export function drawDeals(tally: Tally, deals: number, seed: string): void {
  const {game, maxims, dealEnds} = tally.kind;
  if (maxims.draw) return drawStates(tally, maxims.draw, deals, seed);
  for (let dealt = 0, session = 0; dealt < deals; session++) {
    const at = `${seed}/${session}`;
    const random = randomFrom(`${at}/odd`);
    let state = game.start(maxims.agreements[session % maxims.agreements.length]);
    let ended = 0;
    for (let made = 0; !game.turn(state).over; made++) {
      const {must, may} = game.turn(state);
      const played = ((): ReturnType<typeof game.play> => {
        const by = anyDue(must, random)!;
        if (by === 'chance') return game.play(state, by, game.chance(state, random));
        for (const player of [...may.filter((other) => !isDue(must, other)), by]) {
          const view = game.view(state, player);
          const moves = offered(game, view);
          if (!moves.length) continue;
          const {move} = askIn(tally, view, moves, `${at}/${made}/${player}`);
          const isOdd = player === by && random.below(ODD_ONE_IN) === 0;
          const chosen = isOdd ? sample(game as never, view as never, random) : move;
          if (chosen) return game.play(state, player, chosen as MoveLike);
        }
        return game.play(state, by, pick(offered(game, game.view(state, by)), random) as MoveLike);
      })();
      ({state} = played);
      ended += played.events.filter(({type}) => dealEnds.includes(type)).length;
    }
    dealt += Math.max(1, ended);
  }
}
