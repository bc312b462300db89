// npm run check: plays saved matches again by the rules, draws every shuffle again from the match's
// seed, and asks the opponents again for every move they made, with the view of their own seat and nothing else.
import {readFileSync} from 'node:fs';
import {parsed} from '../../../build/commands.js';
import {chanceAgain, positionsBefore, thoughtSeed} from '@quinola/chart';
import type {Brain} from '@quinola/opponents';
import {
  asRecord,
  OptionsError,
  RecordError,
  type Game,
  type GameRecord,
  type Happening,
  type MoveLike,
  offered,
} from '@quinola/play';
import type {GameOpponents, GameTools} from '@quinola/testing/game-tools.js';
import {games} from '@quinola/testing/registry/games.js';

type AnyGame = Game<unknown, unknown, MoveLike, unknown, Happening>;

/** The levels of opponents. */
const LEVELS = ['novice', 'book', 'master'];

const files = parsed('check', process.argv.slice(2)).words.map(({word}) => word);
for (const file of files) {
  try {
    const json = JSON.parse(readFileSync(file, 'utf8')) as {readonly game?: string};
    const known = await toolsOf(json.game);
    if (!known) throw new RecordError('other-game');
    const {game} = known.fixtures;
    check(file, game, asRecord(json, game.id), known.opponents);
  } catch (error) {
    const known =
      error instanceof RecordError ||
      error instanceof OptionsError ||
      error instanceof RangeError ||
      error instanceof SyntaxError;
    if (!known && !(error instanceof Error && 'code' in error)) throw error;
    console.log(`${file}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

/** The tools of the game whose rules have this id: a record names its rules, whose id may differ from the registry's. */
async function toolsOf(id: string | undefined): Promise<GameTools | undefined> {
  for (const {tools} of games) {
    const known = await tools();
    if (known.fixtures.game.id === id) return known;
  }
  return undefined;
}

function check(file: string, game: AnyGame, record: GameRecord, opponents: GameOpponents | undefined): void {
  const {drawn, strange} = chanceAgain(game, record);
  console.log(`${file}: ${record.moves.length} moves of ${game.id}, seed “${record.seed}”`);
  console.log(
    `  chance moved ${drawn} times, ${strange.length ? `not by the seed at ${strange.join(', ')}` : 'each time as the seed draws'}`,
  );
  const {asked, others} = answersAgain(game, record, opponents);
  if (asked)
    console.log(
      `  opponents moved ${asked} times, ${others.length ? `not as they answer now at ${others.join(', ')}` : 'each time as they answer to the view of their seat'}`,
    );
  if (strange.length || others.length) process.exitCode = 1;
}

/** Asks the opponents of a match for every move they made, each with his view alone. */
function answersAgain(
  game: AnyGame,
  record: GameRecord,
  opponents: GameOpponents | undefined,
): {readonly asked: number; readonly others: readonly number[]} {
  const {players} = record;
  let asked = 0;
  const others: number[] = [];
  if (!opponents) return {asked, others};
  for (const {state, made, index, count} of positionsBefore(game, record)) {
    const {by, move, because} = made;
    if (by === 'chance') continue;
    const level = players[by]!.kind;
    // Moves that the chart made automatically, or for the visitor, are marked as such.
    if (made.level || !LEVELS.includes(level)) continue;
    const view = game.view(state, by);
    const whole = {
      game: game.id,
      view,
      moves: offered(game, view),
      level,
      seed: thoughtSeed(record, by, count),
      steady: opponents.partners(view).some((partner) => players[partner]?.kind === 'visitor'),
      ...(because?.search && {deals: because.search.deals}),
    };
    const question = opponents.posted?.(whole) ?? whole;
    const brain: Brain = opponents.brain(because?.search);
    asked++;
    const played = JSON.stringify(move);
    const schools = [undefined, ...(opponents.schools ?? [])];
    if (
      !schools.some(
        (school) => JSON.stringify(brain.choose({...question, ...(school && {school})}).move) === played,
      )
    )
      others.push(index);
  }
  return {asked, others};
}
