// npm run translated [-- PLACE:PATH…]: keeps that all translations say what English says now.
// `translations.json` of a package has a print of every sentence in every language, as it was when somebody last saw that
// they say the same. A test holds the words to it: a sentence whose English changes fails until its translations are looked
// at. It is taken when each of them has changed too, or when it is named because they hold as they are.
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, realpathSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {transformSync} from 'esbuild';
import {parseAst} from 'rollup/parseAst';
import {root, spokenIn} from './games.js';
import {pathOf} from './packages.js';

/**
 * @typedef {Record<string, string>} Prints the sentences of one language by their paths, `errors.failed`
 * @typedef {Record<string, string>} Kept the prints of English and of each translation by the paths of English, in the order
 *   of the languages and divided by spaces
 */

/** Where the print of what sentences are put together with is found. */
const HELPERS = '*';

/** Of what English says and a translation does not. */
const NONE = '-';

/** What an expression says, however it is laid out. */
const printOf = (said) =>
  createHash('sha256')
    .update(JSON.stringify(said, (key, value) => (key === 'start' || key === 'end' ? undefined : value)))
    .digest('hex')
    .slice(0, 6);

const properties = ({properties: all = []}) =>
  all.filter(({type}) => type === 'Property').map(({key, value}) => [String(key.name ?? key.value), value]);

/** The name that an element of a list has by itself, as the section of a page. */
const idOf = (element) => properties(element).find(([name]) => name === 'id')?.[1].value;

/** The parts of an expression that are sentences or hold some, each with its name; none where it is one sentence. */
function partsOf(node) {
  const {type, elements = [], arguments: given = [], quasis: [text] = []} = node;
  if (type === 'ObjectExpression') return properties(node);
  if (type === 'ArrayExpression' && elements.every((one) => one && idOf(one)))
    return elements.map((one) => [idOf(one), one]);
  if (type === 'CallExpression') return given.flatMap(partsOf);
  // Reasons: a line for each, `id|sentence`.
  if (type === 'TemplateLiteral')
    return text.value.cooked
      .split('\n')
      .filter((line) => /^[^|]+\|/.test(line))
      .map((line) => [line.slice(0, line.indexOf('|')), line]);
  return [];
}

/** The sentences of an expression, each with its path and its print. */
function sentences(node, path = '') {
  return partsOf(node).flatMap(([name, part]) => {
    const at = path ? `${path}.${name}` : name;
    const within = sentences(part, at);
    return within.length ? within : [[at, printOf(part)]];
  });
}

/**
 * The sentences in a source file of words.
 * @param {string} source in TypeScript
 * @returns {Prints}
 */
export function printsOf(source) {
  const {body} = parseAst(transformSync(source, {loader: 'ts', charset: 'utf8'}).code);
  const found = [];
  const helpers = body.filter((statement) => {
    const told = (statement.declaration?.declarations ?? []).flatMap(({init}) => sentences(init));
    found.push(...told);
    return !told.length && statement.type !== 'ImportDeclaration';
  });
  return {...Object.fromEntries(found), ...(helpers.length && {[HELPERS]: printOf(helpers)})};
}

/** The sentences of several files together. */
function printsOfAll(files) {
  const each = files.map((file) => printsOf(readFileSync(file, 'utf8')));
  const helpers = each.flatMap((prints) => prints[HELPERS] ?? []);
  return {...Object.assign({}, ...each), ...(helpers.length && {[HELPERS]: printOf(helpers)})};
}

/** The print of a sentence, or else of what it is a part of there. */
function nearest(prints, path) {
  for (let at = path; at; at = at.slice(0, Math.max(0, at.lastIndexOf('.'))))
    if (prints[at]) return prints[at];
  return NONE;
}

/**
 * What is to be kept of sentences as they are.
 * @param {Prints} english
 * @param {Prints[]} translated
 * @returns {Kept}
 */
export const keep = (english, translated) =>
  Object.fromEntries(
    Object.entries(english).map(([path, print]) => [
      path,
      [print, ...translated.map((prints) => nearest(prints, path))].join(' '),
    ]),
  );

/**
 * The sentences whose English has changed since it was kept while some translations have not.
 * @param {Kept} kept
 * @param {Kept} now
 * @param {string[]} languages those of the translations
 * @returns {{path: string, languages: string[]}[]} each with the languages in which it has not
 */
export function staleOf(kept, now, languages) {
  return Object.entries(now).flatMap(([path, line]) => {
    const [english, ...translated] = line.split(' ');
    const [before, ...seen] = (kept[path] ?? line).split(' ');
    const left = before === english ? [] : languages.filter((_, at) => translated[at] === seen[at]);
    return left.length ? [{path, languages: left}] : [];
  });
}

/** Where the words of a file stand, and in which language: `strings/de.ts`, `strings/en-panels.ts`, `pages/en/long.ts`. */
function placeOf(file) {
  const [name, folder] = [basename(file, '.ts'), dirname(file)];
  return /^[a-z]{2}$/.test(basename(folder))
    ? [join(dirname(folder), name), basename(folder)]
    : [folder, name.split('-')[0]];
}

/** The folders of a package that have words: its sources, and what its pages of the gallery say. */
const WORDS = ['src', join('gallery', 'words')];

/** The files below a folder of a package, by their paths in the package. */
const filesIn = (folder, part) =>
  existsSync(join(folder, part))
    ? readdirSync(join(folder, part), {recursive: true})
        .sort()
        .map((file) => join(part, file))
    : [];

/**
 * What is to be kept of the words of a package as they are, by their folders (`src/strings`).
 * @param {string} folder of the package
 * @param {string[]} languages the first is the one that the others were made of
 * @returns {Record<string, Kept>}
 */
export function readTranslations(folder, languages) {
  const places = {};
  for (const file of WORDS.flatMap((part) => filesIn(folder, part))) {
    const [place, code] = placeOf(file);
    if (file.endsWith('.ts') && languages.includes(code))
      ((places[place.replaceAll('\\', '/')] ??= {})[code] ??= []).push(join(folder, file));
  }
  return Object.fromEntries(
    Object.entries(places)
      .filter(([, spoken]) => Object.keys(spoken).length > 1)
      .map(([place, spoken]) => {
        const [english, ...translated] = languages.map((code) => printsOfAll(spoken[code] ?? []));
        return [place, keep(english, translated)];
      }),
  );
}

const keptAt = (folder) => join(folder, 'translations.json');

/**
 * What is kept beside a package.
 * @param {string} folder of the package
 * @returns {Record<string, Kept>} nothing where it has no such file yet
 */
export const readKept = (folder) =>
  existsSync(keptAt(folder)) ? JSON.parse(readFileSync(keptAt(folder), 'utf8')) : {};

/** Keeps all words as they are but those that are stale and not named, and tells these. */
function write(named) {
  let left = 0;
  for (const [name, languages] of spokenIn) {
    const folder = join(root, pathOf(name));
    const kept = readKept(folder);
    const now = readTranslations(folder, languages);
    for (const [place, words] of Object.entries(now)) {
      for (const {path, languages: those} of staleOf(kept[place] ?? {}, words, languages.slice(1))) {
        if (named.delete(`${name}/${place}:${path}`)) continue;
        console.log(`${name}/${place}:${path}  is as it was in ${those.join(', ')}`);
        words[path] = kept[place][path];
        left++;
      }
    }
    writeFileSync(keptAt(folder), `${JSON.stringify(now, null, 1)}\n`);
  }
  if (left)
    console.log(
      'There English has changed since: mend the translations, or name those that hold as they are.',
    );
  for (const path of named) console.log(`${path}  has not changed in English.`);
  return left + named.size;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  if (write(new Set(process.argv.slice(2)))) process.exitCode = 1;
}
