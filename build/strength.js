// The tables of playing strength as Markdown, from the results of `npm run strength` (docs/strength.json): for
// docs/strength.md, and for the READMEs between `<!-- strength CONTEST… -->` and `<!-- /strength -->`.
import {existsSync, readFileSync} from 'node:fs';

/**
 * The results of one line of the table: who plays against whom in which contest.
 * @typedef {object} StrengthLine
 * @property {string} contest as `npm run strength` takes it
 * @property {string} name the contest and its options
 * @property {string} what what is played, in the plural
 * @property {string} unit what is gained
 * @property {string} better
 * @property {string} worse
 * @property {number} count mirrored deals
 * @property {number} sum of the gains
 * @property {number} squares the sum of their squares
 * @property {number} plays how often a deal, a rubber or a party was played: twice or three times for each that is mirrored
 * @property {number} deals deals dealt in them
 * @property {number} decisions choices that the search compared
 * @property {number} departures choices other than the book's
 * @property {number} expected the sum of what the search expected of them
 */

/** A mean, and half the width of its 95 % confidence interval. */
export function estimated({count, sum, squares}) {
  const mean = count ? sum / count : 0;
  const variance = count > 1 ? Math.max(0, squares - count * mean * mean) / (count - 1) : 0;
  return {mean, margin: count > 1 ? 1.96 * Math.sqrt(variance / count) : Infinity, count};
}

const signed = (value, digits = 2) => (value < 0 ? '−' : '+') + Math.abs(value).toFixed(digits);

/** A mean with its interval in words. */
export function inWords({mean, margin}) {
  return `${signed(mean)} ± ${margin === Infinity ? '?' : margin.toFixed(2)}`;
}

const row = (cells) => `| ${cells.join(' | ')} |`;
const grid = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row), ''].join('\n');

/**
 * A table for each contest of these lines; a line without results is left out.
 * @param {readonly StrengthLine[]} lines
 * @param {string} heading the level of its heading, e.g. `##`
 */
export function strengthTables(lines, heading = '##') {
  const played = lines.filter(({count}) => count);
  return [...new Set(played.map(({name}) => name))]
    .map((name) => {
      const own = played.filter((line) => line.name === name);
      const {unit, what} = own[0];
      return `${heading} ${name[0].toUpperCase()}${name.slice(1)}\n\n${grid(
        ['', 'against', what, unit],
        own.map((line) => [
          `\`${line.better}\``,
          `\`${line.worse}\``,
          line.count.toLocaleString('en'),
          inWords(estimated(line)),
        ]),
      )}`;
    })
    .join('\n');
}

/**
 * How often searching players depart from the book, the gain they expect, and the actual gain: the gain over the book divided
 * by the number of departures. Empty if no player searches.
 * @param {readonly StrengthLine[]} lines
 */
export function departuresTable(lines) {
  const searching = lines.filter(({worse, departures}) => worse === 'book' && departures);
  return searching.length
    ? grid(
        ['', '', 'weighed a deal', 'left the book a deal', 'expected of each', 'each has brought', 'in'],
        searching.map((line) => [
          line.name[0].toUpperCase() + line.name.slice(1),
          `\`${line.better}\``,
          (line.decisions / line.deals).toFixed(1),
          (line.departures / line.deals).toFixed(2),
          signed(line.expected / line.departures),
          signed((estimated(line).mean * line.plays) / line.departures),
          line.unit.replace(/ (a|above) .*/, ''),
        ]),
      )
    : '';
}

const PART = /(<!-- strength ([^\n]*?) ?-->\n)[^]*?(<!-- \/strength -->)/g;

/**
 * A README with the tables of the contests that its marks name.
 * @param {string} text
 * @param {readonly StrengthLine[]} lines
 */
export function withStrength(text, lines) {
  return text.replace(PART, (_, start, names, end) => {
    const own = lines.filter(({contest}) => names.split(' ').includes(contest));
    return `${start}\n${[strengthTables(own, '###'), departuresTable(own)].filter(Boolean).join('\n')}\n${end}`;
  });
}

/**
 * The text that docs/strength.md should have: the part written by hand below its mark is kept.
 * @param {string} text as it stands
 * @param {readonly StrengthLine[]} lines
 */
export function strengthPage(text, lines) {
  return text.replace(
    /(<!-- strength -->\n)[^]*?(<!-- \/strength -->)/,
    (_, start, end) =>
      `${start}\n${[strengthTables(lines), `## What leaving the book brings\n\n${departuresTable(lines)}`].join('\n')}\n${end}`,
  );
}

/**
 * The results so far.
 * @param {string} path of docs/strength.json
 * @returns {StrengthLine[]}
 */
export function storedLines(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
}
