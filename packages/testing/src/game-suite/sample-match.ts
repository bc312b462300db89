import {pick, randomFrom, type Random} from '@quinola/cards';
import {chanceOf} from '@quinola/chart';
import {
  isDue,
  type GameRecord,
  type Happening,
  type MoveLike,
  type Player,
  type RecordedMove,
} from '@quinola/play';
import {anyDue, someMoves} from '../match.js';
import {samples, testSeed} from '../sample.js';
import {playersOf} from '../chart/driving.js';
import type {TestedGame} from './tested-game.js';

/** One step of a match: the state before it, the move, its happenings. */
export interface MatchStep {
  readonly before: unknown;
  readonly made: RecordedMove;
  readonly events: readonly Happening[];
  readonly after: unknown;
}

/** A match as a record, and step by step. */
export interface SampleMatch {
  readonly record: GameRecord;
  readonly steps: readonly MatchStep[];
  /** The state after the last move. */
  readonly end: unknown;
}

/** Optional rights are considered at one of so many moves, and one of so many decisions is a breach. */
const RIGHTS_ONE_IN = 3,
  BREACH_ONE_IN = 8;

/** A random move in which each type is equally likely, so that thousands of ways to discard do not outweigh a single bid. */
function anyType(moves: readonly MoveLike[], random: Random): MoveLike {
  const type = pick([...new Set(moves.map((move) => move.type))], random);
  return pick(
    moves.filter((move) => move.type === type),
    random,
  );
}

/** A random move of a player: now and then a breach, if the table knows any; otherwise a lawful one. */
export function someMove(
  kind: TestedGame,
  moves: readonly MoveLike[],
  view: unknown,
  random: Random,
): MoveLike | null {
  const errors = kind.breaches && random.below(BREACH_ONE_IN) === 0 ? kind.breaches(view) : [];
  const breaches = errors.filter((move) => kind.game.refusal(view, move)?.breach);
  if (breaches.length) return anyType(breaches, random);
  if (!moves.length) return null;
  return kind.choose ? kind.choose(moves, view, random) : anyType(moves, random);
}

/** A whole match of random moves by the rules alone, with chance drawn as the chart draws it. */
export function randomMatch(kind: TestedGame, options: unknown, seed: string): SampleMatch {
  const {game, most = Infinity} = kind;
  const random = randomFrom(`${seed}/moves`);
  const steps: MatchStep[] = [];
  let state = game.start(options);
  let chances = 0;
  for (let turn = game.turn(state); !turn.over && steps.length < most; turn = game.turn(state)) {
    let move: MoveLike | null;
    const {must, may} = turn;
    const by =
      must !== 'chance' && may.length && random.below(RIGHTS_ONE_IN) === 0
        ? pick(may, random)
        : anyDue(must, random);
    if (by === null) throw new RangeError(`nobody is waited for in ${turn.phase}`);
    if (by === 'chance') move = game.chance(state, chanceOf(seed, ++chances));
    else {
      const view = game.view(state, by);
      move = someMove(kind, someMoves(game, view, random), view, random);
    }
    if (!move && by !== 'chance' && isDue(must, by))
      throw new RangeError(`nothing can be done in ${turn.phase}`);
    if (!move) continue;
    const {state: after, events} = game.play(state, by, move);
    steps.push({before: state, made: {by, move}, events, after});
    state = after;
  }
  return {steps, end: state, record: recordOf(kind, options, seed, steps)};
}

function recordOf(
  {game, players}: TestedGame,
  options: unknown,
  seed: string,
  steps: readonly MatchStep[],
): GameRecord {
  return {
    format: 'quinola-record/1',
    game: game.id,
    options,
    players: playersOf(players(options)).map(({name}) => ({name, kind: 'book'})),
    seed,
    moves: steps.map(({made}) => made),
  };
}

const known = new WeakMap<TestedGame, Map<string, SampleMatch>>();

/**
 * Calls `body` with random matches of every agreement in turn; an error is rethrown with the agreement and the seed. Outside
 * the long run the matches are played once and shared by all tests of a game.
 * @param long how many matches of each agreement in the long run
 */
export function eachMatch(kind: TestedGame, body: (match: SampleMatch) => void, long = 20): void {
  const matches = known.get(kind) ?? new Map<string, SampleMatch>();
  known.set(kind, matches);
  kind.agreements.forEach((options, agreement) => {
    for (let i = 0; i < samples(1, long); i++) {
      const seed = `${testSeed}/${kind.game.id}/${agreement}/${i}`;
      try {
        const match = matches.get(seed) ?? randomMatch(kind, options, seed);
        if (i === 0) matches.set(seed, match);
        body(match);
      } catch (error) {
        if (error instanceof Error)
          error.message = `${JSON.stringify(options)} with seed ${seed}: ${error.message}`;
        throw error;
      }
    }
  });
}

/**
 * Picks steps of a match so that every kind of step is included (phase, player, type of move, types of happenings).
 * @param each how many of a kind
 */
export function someSteps(
  kind: TestedGame,
  {record, steps}: SampleMatch,
  each: number,
): readonly MatchStep[] {
  const random = randomFrom(`${record.seed}/steps`);
  const kinds = new Map<string, MatchStep[]>();
  for (const step of steps) {
    const {phase, may} = kind.game.turn(step.before);
    const name = [
      phase,
      step.made.move.type,
      may.length > 0,
      ...new Set(step.events.map(({type}) => type)),
    ].join(' ');
    const alike = kinds.get(name) ?? [];
    alike.push(step);
    kinds.set(name, alike);
  }
  const chosen = [...kinds.values()].flatMap((alike) =>
    alike.length <= each ? alike : Array.from({length: each}, () => pick(alike, random)),
  );
  return [...new Set(chosen)];
}

/** The players of a match by number. */
export const playersIn = ({record}: SampleMatch): readonly Player[] =>
  record.players.map((_, player) => player);
