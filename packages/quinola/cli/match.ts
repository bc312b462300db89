// npm run match: plays duplicate matches between opponents and prints the mean with its 95 % confidence interval. Further options
// are described with the contests of the game (`contests` in its tools module).
import {performance} from 'node:perf_hooks';
import {parsed, WrongWord} from '../../../build/commands.js';
import {contested, kindOf, unitOf, type Estimate} from '@quinola/testing/contests/contest.js';
import type {ContestValues, GameContest, ReadyContest} from '@quinola/testing/game-tools.js';
import {games} from '@quinola/testing/registry/games.js';

/** The players of every game. */
const KINDS = ['random', 'greedy', 'novice', 'book', 'master'];

const all = await Promise.all(games.map(({tools}) => tools()));
const contests: Readonly<Record<string, GameContest>> = Object.assign(
  {},
  ...all.map((game) => game.contests),
);

const args = process.argv.slice(2);
const [game = ''] = args;
if (Object.hasOwn(contests, game)) play(contests[game]!);
else wrong(`Which game? ${Object.keys(contests).join(', ')}`);

function wrong(why: string): void {
  console.error(why);
  process.exitCode = 2;
}

/** Plays a contest with the given options; errors in them are reported in one line. */
function play({players, kinds: more = [], options = {}, ready}: GameContest): void {
  const own = Object.entries(options);
  let typed: ReturnType<typeof parsed>;
  try {
    const more = own.map(([name, {type}]): [string, [string]] => [name, [type === 'string' ? 'VALUE' : '']]);
    typed = parsed('match', args, Object.fromEntries(more));
  } catch (error) {
    if (error instanceof WrongWord) return wrong(error.message);
    throw error;
  }
  const {seats, deals = '1000', from = '0', seed = 'match'} = typed.options;
  const values: ContestValues = Object.fromEntries(
    own.map(([name, {type, default: usual}]) => [
      name,
      type === 'string' ? (typed.options[name] ?? usual) : typed.flags.has(name),
    ]),
  );
  const usual = usualSeats(players);
  const words = seats ?? usual;
  const kinds = words.split(',').map(kindOf);
  const range = {from: Number(from), count: Number(deals)};
  const whole = (number: number): boolean => Number.isInteger(number) && number >= 0;
  if (kinds.length !== players) return wrong(`${players} seats are wanted: --seats ${usual}`);
  if (kinds.some(({level}) => ![...KINDS, ...more].includes(level)))
    return wrong(`Kinds of players are ${[...KINDS, ...more].join(', ')}`);
  if (!whole(range.from) || !whole(range.count) || !range.count)
    return wrong('How many deals? --deals 1000 [--from 0]');
  for (const [name, {fault}] of own) {
    const given = values[name];
    const why = given === undefined ? null : fault?.(given);
    if (why) return wrong(why);
  }
  report(ready(values), words, range, seed);
}

/** The first plays by the book, for himself or with his partner; all others are greedy. */
function usualSeats(players: number): string {
  if (players === 4) return 'book,greedy,book,greedy';
  return ['book', ...Array.from({length: players - 1}, () => 'greedy')].join();
}

function report(
  {name, what, seated, contest}: ReadyContest,
  words: string,
  range: {readonly from: number; readonly count: number},
  seed: string,
): void {
  const {from, count} = range;
  const named = words.split(',').map(kindOf);
  const kinds = seated?.(named) ?? named;
  const start = performance.now();
  let told = start;
  const sign = (value: number): string => (value < 0 ? '−' : '+') + Math.abs(value).toFixed(3);
  // One deal gives no confidence interval.
  const inWords = ({mean, margin, count: n}: Estimate): string =>
    `${sign(mean)} ± ${n > 1 ? margin.toFixed(3) : '?'}`;
  const onDeal = (soFar: Estimate): void => {
    const now = performance.now(),
      {count: done} = soFar;
    if (now - told < 2000 || done === count) return;
    told = now;
    console.error(
      `${done} of ${count} ${what}, ${inWords(soFar)} so far, ${Math.round((((now - start) / done) * (count - done)) / 1000)} s left`,
    );
  };
  const estimate = contested(contest, kinds, range, seed, onDeal);
  const seconds = (performance.now() - start) / 1000;
  console.log(`${name}, seats ${words}, ${count} ${what}${from ? ` from ${from}` : ''}, seed ${seed}`);
  console.log(
    `${words.split(',')[0]!}: ${inWords(estimate)} ${unitOf(contest)} (95 %), ${seconds.toFixed(1)} s`,
  );
}
