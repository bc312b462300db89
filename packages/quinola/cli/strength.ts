// npm run strength -- [CONTEST…] [--deals 1000] [--cores N]
// measures how strong the opponents of every game are, each kind against the one before it, in mirrored deals: every deal
// is played from every seat. Goes on from where the last run ended (docs/strength.json), a process for each core, and
// writes docs/strength.md. A line ends at its interval or after so many deals.
import {spawn} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {parseArgs} from 'node:util';
import {estimateOf, kindOf, mirrored, unitOf, type Tally} from '../../opponents/cli/contest.js';
import {
  inWords,
  isEnough,
  keyOf,
  LADDER,
  seatsOf,
  tableOf,
  type Kept,
  type Line,
} from '../../opponents/cli/strength.js';
import type {ContestValues, GameContest} from '../../table/test-support/game-tools.js';
import {games} from '../tools/games.js';

const KEPT = 'docs/strength.json',
  TABLE = 'docs/strength.md';

/** All matches of the table are drawn from this seed. */
const SEED = 'strength';

/** Deals of one part, a process each: who searches takes a while. */
const PART = {master: 10, others: 100};

/** A line, and the contest that it is played in. */
interface Played extends Line {
  readonly contest: GameContest;
  readonly values: ContestValues;
  /** Its place among the contests and sets, for the process that plays a part. */
  readonly at: readonly [string, number];
}

const all = await Promise.all(games.map(({tools}) => tools()));
const contests: Readonly<Record<string, GameContest>> = Object.assign(
  {},
  ...all.map((game) => game.contests),
);

/** What a contest is ready with where only some of its options are said. */
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
      return LADDER.slice(1).map((better, i): Played => ({
        name,
        what,
        unit: unitOf(played),
        players: contest.players,
        better,
        worse: LADDER[i]!,
        contest,
        values,
        at: [id, set],
      }));
    });
  });
}

/** Plays a part here: some deals of one line, told as their tally. */
function playPart([id, set]: readonly [string, number], seats: string, from: number, count: number): Tally {
  const contest = contests[id]!;
  const {seated, contest: played} = readyOf(contest, (contest.sets ?? [{}])[set]!);
  const named = seats.split(',').map(kindOf);
  const kinds = seated?.(named) ?? named;
  let tally: Tally = {count: 0, sum: 0, squares: 0};
  for (let i = from; i < from + count; i++) {
    const gain = mirrored(played, kinds, `${SEED}/${i}`);
    tally = {count: tally.count + 1, sum: tally.sum + gain, squares: tally.squares + gain * gain};
  }
  return tally;
}

/** Plays a part in a process of its own. */
function partElsewhere(line: Played, from: number, count: number): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const part = JSON.stringify([line.at, seatsOf(line).join(), from, count]);
    const child = spawn(process.execPath, [process.argv[1]!, '--part', part], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (more: Buffer) => (said += more.toString()));
    child.on('close', (code) =>
      code === 0 ? resolve(JSON.parse(said) as Tally) : reject(new Error(`a part ended with ${code}`)),
    );
  });
}

const plus = (a: Tally, b: Tally): Tally => ({
  count: a.count + b.count,
  sum: a.sum + b.sum,
  squares: a.squares + b.squares,
});

/** Plays a line on until it is enough, and keeps what it has after every round of parts. */
async function measure(line: Played, deals: number, cores: number): Promise<void> {
  const key = keyOf(line),
    size = line.better === 'master' ? PART.master : PART.others;
  for (;;) {
    const kept = read();
    const tally = kept[key] ?? {count: 0, sum: 0, squares: 0};
    if (isEnough(tally, deals, line.contest.width)) return;
    const parts: Promise<Tally>[] = [];
    for (let from = tally.count; parts.length < cores && from < deals; from += size)
      parts.push(partElsewhere(line, from, Math.min(size, deals - from)));
    const more = (await Promise.all(parts)).reduce(plus, tally);
    write({...kept, [key]: more});
    console.error(
      `${key}: ${inWords(estimateOf(more))} ${line.unit}, ${more.count} of at most ${deals} deals`,
    );
  }
}

function read(): Kept {
  return existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Kept) : {};
}

/** Keeps the counts, and writes the table of all contests from them. */
function write(kept: Kept): void {
  writeFileSync(KEPT, `${JSON.stringify(kept, null, 2)}\n`);
  writeFileSync(
    TABLE,
    `# How strong the opponents are\n\nWritten by \`npm run strength\`; what it counted is in \`strength.json\`, and the next run goes on from there. Each kind of\nplayer is measured against the one before it in mirrored deals: every deal is played from every seat, and the mean of\nwhat the better gains is given with its 95 % interval, in the game's own money. \`random\` plays any lawful card;\n\`greedy\` takes a trick as cheaply as it can and leads its longest suit; \`novice\`, \`book\` and \`master\` are the levels\nof the tables.\n\n${tableOf(linesOf(Object.keys(contests)), kept)}`,
  );
}

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    deals: {type: 'string', default: '1000'},
    cores: {type: 'string', default: String(availableParallelism())},
    part: {type: 'string'},
  },
});
const strange = positionals.find((name) => !Object.hasOwn(contests, name));
if (values.part) {
  console.log(JSON.stringify(playPart(...(JSON.parse(values.part) as Parameters<typeof playPart>))));
} else if (strange !== undefined) {
  console.error(`There is no contest ${strange}; there are ${Object.keys(contests).join(', ')}.`);
  process.exitCode = 2;
} else {
  for (const line of linesOf(positionals.length ? positionals : Object.keys(contests)))
    await measure(line, Number(values.deals), Number(values.cores));
}
