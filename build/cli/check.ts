// npm run check -- RECORD.json… : plays saved matches again by the rules, draws every shuffle anew from the match's
// seed, and asks whist's opponents anew for every move they made, with the view of their own seat and nothing else.
import {readFileSync} from 'node:fs';
import {chanceAgain, standsBefore, thoughtSeed} from '@quinola/chart';
import {asRecord, OptionsError, RecordError, type Game, type GameRecord, type Happening, type MoveLike} from '@quinola/play';
import '../../packages/patience/src/games/index.js';
import {patience} from '../../packages/patience/src/rules/index.js';
import {tarokOmbre} from '../../packages/tarok/src/tarok-ombre/rules/index.js';
import {tarok} from '../../packages/tarok/src/tarok/rules/index.js';
import {whist, type WhistMove, type WhistOptions} from '../../packages/whist/src/rules/index.js';
import {searchingBrain} from '../../packages/whist/src/search/master.js';

type AnyGame = Game<unknown, unknown, MoveLike, unknown, Happening>;

const GAMES: ReadonlyMap<string, AnyGame> = new Map([whist, tarok, tarokOmbre, patience].map((game): [string, AnyGame] => [game.id, game]));

/** The levels of whist's opponents. */
const LEVELS = ['novice', 'book', 'master'];

/** A record does not say by whose book an opponent went: the rule set's own, or one of these. */
const SCHOOLS = [undefined, 'leitfaden', 'hoyle', 'mixed'];

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
    const known = error instanceof RecordError || error instanceof OptionsError || error instanceof RangeError || error instanceof SyntaxError;
    if (!known && !(error instanceof Error && 'code' in error)) throw error;
    console.log(`${file}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

function check(file: string, game: AnyGame, record: GameRecord): void {
  const {drawn, strange} = chanceAgain(game, record);
  console.log(`${file}: ${record.moves.length} moves of ${game.id}, seed “${record.seed}”`);
  console.log(`  chance moved ${drawn} times, ${strange.length ? `not by the seed at ${strange.join(', ')}` : 'each time as the seed draws'}`);
  const {asked, others} = game.id === whist.id ? answersAgain(record as GameRecord<WhistMove, WhistOptions>) : {asked: 0, others: []};
  if (asked) console.log(`  opponents moved ${asked} times, ${others.length ? `not as they answer now at ${others.join(', ')}` : 'each time as they answer to the view of their seat'}`);
  if (strange.length || others.length) process.exitCode = 1;
}

/** Asks the opponents of a whist match for every move they made, each with his view alone. */
function answersAgain(record: GameRecord<WhistMove, WhistOptions>): {readonly asked: number; readonly others: readonly number[]} {
  const brain = searchingBrain();
  const {players} = record;
  let asked = 0;
  const others: number[] = [];
  for (const {state, made, index, count} of standsBefore(whist, record)) {
    const {by, move, because} = made;
    if (by === 'chance') continue;
    const level = players[by]!.kind;
    // What was made by itself, or for the visitor, says so.
    if (made.level || !LEVELS.includes(level)) continue;
    const view = whist.view(state, by);
    const partner = view.seat < 0 ? undefined : players[view.seats[(view.seat + 2) % 4]!];
    const question = {
      game: whist.id, view, moves: whist.moves(view), level, seed: thoughtSeed(record, by, count),
      steady: partner?.kind === 'visitor', ...(because?.search && {deals: because.search.deals}),
    };
    asked++;
    const answered = SCHOOLS.some((school) => JSON.stringify(brain.choose({...question, ...(school && {school})}).move) === JSON.stringify(move));
    if (!answered) others.push(index);
  }
  return {asked, others};
}
