// npm run strength: measures how strong the opponents of every game are, each kind against the one before it, in mirrored deals:
// every deal is played from every seat. A line ends at its interval, or after so many deals.
import {spawn} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {performance} from 'node:perf_hooks';
import {parsed} from '../../../build/commands.js';
import {estimateOf, kindOf, mirrored, unitOf} from '@quinola/testing/contests/contest.js';
import {
  DOCUMENTS,
  inWords,
  keptLines,
  RESULTS,
  withStrength,
} from '@quinola/testing/contests/strength-tables.js';
import {
  counting,
  isEnough,
  isSame,
  LADDER,
  NOTHING,
  plus,
  seatsOf,
  type Counted,
  type KeptLine,
  type Line,
} from '@quinola/testing/contests/strength.js';
import type {ContestValues, GameContest} from '@quinola/testing/game-tools.js';
import {games} from '@quinola/testing/registry/games.js';

/** All matches of the table are drawn from this seed. */
const SEED = 'strength';

/** Deals of one part, which a process plays: searching players take a while. */
const PART = {master: 10, others: 100};

/** A line, and the contest that it is played in. */
interface Played extends Line {
  /** Half the width of the interval that is wanted. */
  readonly width: number | undefined;
  /** Its position among the contests and sets, for the process that plays a part. */
  readonly at: readonly [string, number];
}

const all = await Promise.all(games.map(({tools}) => tools()));
const contests: Readonly<Record<string, GameContest>> = Object.assign(
  {},
  ...all.map((game) => game.contests),
);

/** A contest with the given options and the defaults of the others. */
function readyOf(contest: GameContest, values: ContestValues) {
  const usual = Object.entries(contest.options ?? {}).map(([name, option]) => [name, option.default]);
  return contest.ready({...Object.fromEntries(usual), ...values});
}

/** All lines of some contests. */
function linesOf(names: readonly string[]): readonly Played[] {
  return names.flatMap((id) => {
    const contest = contests[id]!;
    return (contest.sets ?? [{}]).flatMap((values, set) => {
      const {name, what, contest: played} = readyOf(contest, values);
      const pairs = [
        ...LADDER.slice(1).map((better, i) => [better, LADDER[i]!] as const),
        ...(contest.also ?? []),
      ];
      return pairs.map(([better, worse]): Played => ({
        contest: id,
        name,
        what,
        unit: unitOf(played),
        players: contest.players,
        better,
        worse,
        at: [id, set],
        width: contest.width?.(values),
      }));
    });
  });
}

/** Plays a part in this process: some deals of one line. Returns the results. */
function playPart([id, set]: readonly [string, number], seats: string, from: number, count: number): Counted {
  const contest = contests[id]!;
  const {seated, contest: played} = readyOf(contest, (contest.sets ?? [{}])[set]!);
  const named = seats.split(',').map(kindOf);
  const kinds = seated?.(named) ?? named;
  const plays = 'duplicates' in played ? 2 : contest.players;
  let counted = NOTHING;
  for (let i = from; i < from + count; i++)
    counted = plus(
      counted,
      counting(plays, (watch) => mirrored(played, kinds, `${SEED}/${i}`, watch)),
    );
  return counted;
}

/** Plays a part in a process of its own. */
function partElsewhere(line: Played, from: number, count: number): Promise<Counted> {
  return new Promise((resolve, reject) => {
    const part = JSON.stringify([line.at, seatsOf(line).join(), from, count]);
    const child = spawn(process.execPath, [process.argv[1]!, '--part', part], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (more: Buffer) => (said += more.toString()));
    child.on('close', (code) =>
      code === 0 ? resolve(JSON.parse(said) as Counted) : reject(new Error(`a part ended with ${code}`)),
    );
  });
}

/** Continues a line until it has enough deals or time is up, and saves the results after every round of parts. */
async function measure(line: Played, deals: number, cores: number, until: number): Promise<void> {
  const size = line.better.startsWith('master') ? PART.master : PART.others;
  while (performance.now() < until) {
    const tally: Counted = keptLines(RESULTS).find((one) => isSame(one, line)) ?? NOTHING;
    if (isEnough(tally, deals, line.width)) return;
    const parts: Promise<Counted>[] = [];
    for (let from = tally.count; parts.length < cores && from < deals; from += size)
      parts.push(partElsewhere(line, from, Math.min(size, deals - from)));
    const more = (await Promise.all(parts)).reduce(plus, tally);
    store(line, more);
    const {name, better, worse, unit} = line;
    console.error(
      `${name}, ${better} against ${worse}: ${inWords(estimateOf(more))} ${unit}, ${more.count} of at most ${deals} deals`,
    );
  }
}

/** Saves the results of all lines in their order, and writes every table from them. */
function store(line: Line, counted: Counted): void {
  const stored = keptLines(RESULTS);
  const all = linesOf(Object.keys(contests)).flatMap(
    ({contest, name, what, unit, better, worse}): KeptLine[] => {
      const one = {contest, name, what, unit, better, worse};
      const {count, sum, squares, plays, deals, decisions, departures, expected} = isSame(one, line)
        ? counted
        : (stored.find((other) => isSame(other, one)) ?? NOTHING);
      return count ? [{...one, count, sum, squares, plays, deals, decisions, departures, expected}] : [];
    },
  );
  writeFileSync(RESULTS, `${JSON.stringify(all, null, 2)}\n`);
  for (const path of DOCUMENTS) {
    const text = readFileSync(path, 'utf8');
    const should = withStrength(text, all);
    if (should !== text) writeFileSync(path, should);
  }
}

const {words, options, flags} = parsed('strength', process.argv.slice(2));
const {deals = '1000', cores = String(availableParallelism()), better: wanted, minutes, part} = options;
const named = words.map(({word}) => word);
const every = linesOf(Object.keys(contests));
const strange = named.find((said) => !every.some(({contest, name}) => said === contest || said === name));
if (part) {
  console.log(JSON.stringify(playPart(...(JSON.parse(part) as Parameters<typeof playPart>))));
} else if (strange !== undefined) {
  console.error(`There is no contest ${strange}; there are ${Object.keys(contests).join(', ')}.`);
  process.exitCode = 2;
} else {
  const lines = every.filter(
    ({contest, name, better}) =>
      (!named.length || named.includes(contest) || named.includes(name)) && (!wanted || better === wanted),
  );
  const until = minutes ? performance.now() + Number(minutes) * 60_000 : Infinity;
  if (flags.has('anew')) for (const line of lines) store(line, NOTHING);
  for (const line of lines) await measure(line, Number(deals), Number(cores), until);
}
