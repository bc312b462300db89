import {estimateOf, type Estimate, type Tally} from './contest.js';

/** The kinds of players, from the weakest; each is measured against the one before. */
export const LADDER = ['random', 'greedy', 'novice', 'book', 'master'] as const;

/** One line of the table: who plays against whom in which contest. */
export interface Line {
  /** The contest and what was agreed, the name as it stands in the table. */
  readonly name: string;
  readonly what: string;
  readonly unit: string;
  readonly players: number;
  readonly better: string;
  readonly worse: string;
}

/** What has been counted of a line: kept, so that the next run goes on from there. */
export type Kept = Readonly<Record<string, Tally>>;

/** Under which name a line is kept. */
export function keyOf({name, better, worse}: Pick<Line, 'name' | 'better' | 'worse'>): string {
  return `${name}: ${better} against ${worse}`;
}

/** Who sits where: one camp of the better in partnerships of four, else the better alone against the others. */
export function seatsOf({
  players,
  better,
  worse,
}: Pick<Line, 'players' | 'better' | 'worse'>): readonly string[] {
  return Array.from({length: players}, (_, seat) =>
    (players === 4 ? seat % 2 === 0 : seat === 0) ? better : worse,
  );
}

/** Whether enough has been played: so many deals, or an interval as narrow as is wanted. */
export function isEnough(tally: Tally, deals: number, width = 0): boolean {
  return tally.count >= deals || (tally.count >= 100 && estimateOf(tally).margin <= width);
}

const signed = (value: number): string => (value < 0 ? '−' : '+') + Math.abs(value).toFixed(2);

/** A mean with its interval in words. */
export function inWords({mean, margin}: Estimate): string {
  return `${signed(mean)} ± ${margin === Infinity ? '?' : margin.toFixed(2)}`;
}

/** The table of strength as Markdown, a part for each contest; lines of which nothing was played are left out. */
export function tableOf(lines: readonly Line[], kept: Kept): string {
  const played = lines.filter((line) => kept[keyOf(line)]?.count);
  const names = [...new Set(played.map(({name}) => name))];
  return names
    .map((name) => {
      const rows = played.filter((line) => line.name === name);
      const {unit, what} = rows[0]!;
      const body = rows.map((line) => {
        const tally = kept[keyOf(line)]!;
        return `| \`${line.better}\` | \`${line.worse}\` | ${tally.count.toLocaleString('en')} | ${inWords(estimateOf(tally))} |`;
      });
      const title = name[0]!.toUpperCase() + name.slice(1);
      return [
        `## ${title}`,
        '',
        `| | against | ${what} | ${unit} |`,
        '| --- | --- | --- | --- |',
        ...body,
        '',
      ].join('\n');
    })
    .join('\n');
}
