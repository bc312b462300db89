// The how-tos, docs/how-to: what they quote from the examples. After a line `<!-- from PATH -->` stands the file whole, after
// `<!-- from PATH#NAME -->` the part between `#region NAME` and `#endregion`; `node build/readmes.mjs` writes both, so that a
// reader copies what the tests have run.
import {readFileSync, readdirSync} from 'node:fs';
import {extname, join} from 'node:path';
import {root} from './games.js';

const FOLDER = 'docs/how-to';
const QUOTE = /(<!-- from ([^\s#]+)(?:#([\w-]+))? -->\n)(?:\n?```[^]*?\n```\n)?/g;
const MARK = /^\s*(?:\/\/|<!--|\/\*)\s*#(end)?region\b\s*([\w-]*)/;

/** Lines without the indentation that all of them have. */
function flush(lines) {
  const depths = lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)[0].length);
  const depth = Math.min(...depths);
  return lines.map((line) => line.slice(depth));
}

/** A file without the marks of its regions, or one region of it. */
function quoted(path, name) {
  const lines = readFileSync(join(root, path), 'utf8').trimEnd().split('\n');
  if (!name) return lines.filter((line) => !MARK.test(line));
  const from = lines.findIndex((line) => MARK.exec(line)?.[2] === name);
  const length = lines.slice(from).findIndex((line) => MARK.exec(line)?.[1]);
  if (from < 0 || length < 0) throw new Error(`${path} has no region ${name}.`);
  return flush(lines.slice(from + 1, from + length));
}

/** The text of a how-to with what it quotes as it is now. */
export const withQuotes = (text) =>
  text.replace(
    QUOTE,
    (_, mark, path, name) =>
      `${mark}\n\`\`\`${extname(path).slice(1)}\n${quoted(path, name).join('\n')}\n\`\`\`\n`,
  );

/** The paths that a how-to quotes. */
export const quotedIn = (text) => [...text.matchAll(QUOTE)].map(([, , path]) => path);

/** All how-tos: the text that each should have by its path in the project. */
export const howTos = () =>
  Object.fromEntries(
    readdirSync(join(root, FOLDER))
      .map((name) => `${FOLDER}/${name}`)
      .map((path) => [path, withQuotes(readFileSync(join(root, path), 'utf8'))]),
  );
