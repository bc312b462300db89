// npm run check -- RECORD.json… : plays saved matches again by the rules, draws every shuffle anew from the match's
// seed, and asks the opponents anew for every move they made, with the view of their own seat and nothing else.
import {readFileSync} from 'node:fs';
import {chanceAgain, standsBefore, thoughtSeed} from '@quinola/chart';
import type {Brain} from '@quinola/opponents';
import {
  asRecord,
  OptionsError,
  RecordError,
  type Because,
  type Game,
  type GameRecord,
  type Happening,
  type MoveLike,
  type Player,
} from '@quinola/play';
import {patience} from '../../games/patience/src/rules/index.js';
import {posted} from '../../games/tarok/src/pack/posted.js';
import {partnersOf, tarokOmbre} from '../../games/tarok/src/tarok-ombre/rules/index.js';
import {masterOmbreBrain} from '../../games/tarok/src/tarok-ombre/search/master.js';
import {tarok} from '../../games/tarok/src/tarok/rules/index.js';
import {masterTarokBrain} from '../../games/tarok/src/tarok/search/master.js';
import {whist, type WhistView} from '../../games/whist/src/rules/index.js';
import {searchingBrain} from '../../games/whist/src/search/master.js';

type AnyGame = Game<unknown, unknown, MoveLike, unknown, Happening>;

const GAMES: ReadonlyMap<string, AnyGame> = new Map(
  [whist, tarok, tarokOmbre, patience].map((game): [string, AnyGame] => [game.id, game]),
);

/** The opponents of a game, asked as its table asks them. */
interface Opponents {
  /** Who answers, after a search that has counted so much. */
  readonly brain: (search?: Because['search']) => Brain<never, unknown>;
  /** Who plays with the view's player: beside a visitor nobody makes slips. */
  readonly partners: (view: never) => readonly Player[];
  /** A record does not say by whose book an opponent went: the rule set's own, or one of these. */
  readonly schools?: readonly string[];
}

const OPPONENTS: Readonly<Record<string, Opponents>> = {
  [whist.id]: {
    brain: (search) => searchingBrain({callDeals: search?.call}),
    partners: ({seat, seats}: WhistView) => (seat < 0 ? [] : [seats[(seat + 2) % 4]!]),
    schools: ['leitfaden', 'hoyle', 'mixed'],
  },
  [tarok.id]: {brain: () => masterTarokBrain(), partners: () => []},
  [tarokOmbre.id]: {brain: () => masterOmbreBrain(), partners: partnersOf},
};

/** The levels of opponents. */
const LEVELS = ['novice', 'book', 'master'];

const files = process.argv.slice(2);
if (!files.length) {
  console.error('Which matches? npm run check -- RECORD.json…');
  process.exitCode = 2;
}
for (const file of files) {
  try {
    const json = JSON.parse(readFileSync(file, 'utf8')) as {readonly game?: string};
    const game = GAMES.get(json.game ?? '');
    if (!game) throw new RecordError('other-game');
    check(file, game, asRecord(json, game.id));
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

function check(file: string, game: AnyGame, record: GameRecord): void {
  const {drawn, strange} = chanceAgain(game, record);
  console.log(`${file}: ${record.moves.length} moves of ${game.id}, seed “${record.seed}”`);
  console.log(
    `  chance moved ${drawn} times, ${strange.length ? `not by the seed at ${strange.join(', ')}` : 'each time as the seed draws'}`,
  );
  const {asked, others} = answersAgain(game, record);
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
): {readonly asked: number; readonly others: readonly number[]} {
  const opponents = OPPONENTS[game.id];
  const {players} = record;
  let asked = 0;
  const others: number[] = [];
  if (!opponents) return {asked, others};
  for (const {state, made, index, count} of standsBefore(game, record)) {
    const {by, move, because} = made;
    if (by === 'chance') continue;
    const level = players[by]!.kind;
    // What was made by itself, or for the visitor, says so.
    if (made.level || !LEVELS.includes(level)) continue;
    const view = game.view(state, by);
    const question = posted({
      game: game.id,
      view,
      moves: game.moves(view),
      level,
      seed: thoughtSeed(record, by, count),
      steady: opponents.partners(view as never).some((partner) => players[partner]?.kind === 'visitor'),
      ...(because?.search && {deals: because.search.deals}),
    });
    const brain = opponents.brain(because?.search) as Brain;
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
