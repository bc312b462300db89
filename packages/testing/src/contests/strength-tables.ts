import {existsSync, readFileSync} from 'node:fs';
import {list} from '../registry/list.js';
import {estimateOf, type Estimate} from './contest.js';
import type {KeptLine} from './strength.js';

/** Where `npm run strength` keeps what it has counted. */
export const RESULTS = 'docs/strength.json';

/** The documents with tables of playing strength, as paths in the project. */
export const DOCUMENTS: readonly string[] = [
  'docs/strength.md',
  ...new Set(list.map(({family}) => `${family}/README.md`)),
];

/** What has been counted so far. @param path of the file, usually `RESULTS` */
export const keptLines = (path: string): readonly KeptLine[] =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as KeptLine[]) : [];

const signed = (value: number): string => (value < 0 ? '−' : '+') + Math.abs(value).toFixed(2);

/** A mean with its interval in words. */
export const inWords = ({mean, margin}: Estimate): string =>
  `${signed(mean)} ± ${margin === Infinity ? '?' : margin.toFixed(2)}`;

const capital = (name: string): string => name[0]!.toUpperCase() + name.slice(1);
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const grid = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row), ''].join('\n');

/** A table for each contest of these lines; a line without results is left out. @param heading its level, e.g. `##` */
export function strengthTables(lines: readonly KeptLine[], heading = '##'): string {
  const played = lines.filter(({count}) => count);
  return [...new Set(played.map(({name}) => name))]
    .map((name) => {
      const own = played.filter((line) => line.name === name);
      const {unit, what} = own[0]!;
      const rows = own.map((line) => [
        `\`${line.better}\``,
        `\`${line.worse}\``,
        line.count.toLocaleString('en'),
        inWords(estimateOf(line)),
      ]);
      return `${heading} ${capital(name)}\n\n${grid(['', 'against', what, unit], rows)}`;
    })
    .join('\n');
}

/**
 * How often searching players depart from the book, the gain they expect, and the actual gain: the gain over the book divided
 * by the number of departures. Empty if no player searches.
 */
export function departuresTable(lines: readonly KeptLine[]): string {
  const searching = lines.filter(({worse, departures}) => worse === 'book' && departures);
  if (!searching.length) return '';
  return grid(
    ['', '', 'weighed a deal', 'left the book a deal', 'expected of each', 'each has brought', 'in'],
    searching.map((line) => [
      capital(line.name),
      `\`${line.better}\``,
      (line.decisions / line.deals).toFixed(1),
      (line.departures / line.deals).toFixed(2),
      signed(line.expected / line.departures),
      signed((estimateOf(line).mean * line.plays) / line.departures),
      line.unit.replace(/ (a|above) .*/, ''),
    ]),
  );
}

/**
 * A document with its tables: between `<!-- strength CONTEST… -->` and `<!-- /strength -->` those of the contests that are
 * named, and of all where none is.
 */
export const withStrength = (text: string, lines: readonly KeptLine[]): string =>
  text.replace(
    /(<!-- strength ?([^\n]*?) ?-->\n)[^]*?(<!-- \/strength -->)/g,
    (_, start: string, names: string, end: string) => {
      const own = names ? lines.filter(({contest}) => names.split(' ').includes(contest)) : lines;
      const tables = names
        ? [strengthTables(own, '###'), departuresTable(own)]
        : [strengthTables(own), `## What leaving the book brings\n\n${departuresTable(own)}`];
      return `${start}\n${tables.filter(Boolean).join('\n')}\n${end}`;
    },
  );
