// npm run translated [-- PLACE:PATH…]: checks that all translations match the current English.
// `translations.json` of a package stores a hash of every sentence in every language, from the time when somebody last checked
// that they say the same. A test compares the words with it: a sentence whose English changes fails until its translations are
// checked. Its hashes are updated when each translation has changed too, or when it is named because they are still right.
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, realpathSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {transformSync} from 'esbuild';
import {parseAst} from 'rollup/parseAst';
import {asked, refuse} from '../../../build/asked.js';
import {root, spokenIn} from '../../../build/games.js';
import {pathOf} from '../../../build/packages.js';

/**
 * @typedef {Record<string, string>} SentenceHashes the hashes of the sentences of one language by their paths, `errors.failed`
 * @typedef {Record<string, string>} StoredHashes the hashes of English and of each translation by the paths of English, in the order
 *   of the languages and separated by spaces
 */

/** The path of the hash of the helper functions by which sentences are composed. */
const HELPERS = '*';

/** Stands for a sentence that a translation lacks. */
const NONE = '-';

/** The hash of an expression, regardless of its formatting. */
const hashOf = (said) =>
  createHash('sha256')
    .update(JSON.stringify(said, (key, value) => (key === 'start' || key === 'end' ? undefined : value)))
    .digest('hex')
    .slice(0, 6);

const properties = ({properties: all = []}) =>
  all.filter(({type}) => type === 'Property').map(({key, value}) => [String(key.name ?? key.value), value]);

/** The id of a list element that has one, such as a section of a page. */
const idOf = (element) => properties(element).find(([name]) => name === 'id')?.[1].value;

/** The parts of an expression that are or contain sentences, each with its name; none if it is a single sentence. */
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

/** The sentences of an expression, each with its path and its hash. */
function sentences(node, path = '') {
  return partsOf(node).flatMap(([name, part]) => {
    const at = path ? `${path}.${name}` : name;
    const within = sentences(part, at);
    return within.length ? within : [[at, hashOf(part)]];
  });
}

/**
 * The hashes of the sentences in a source file with words.
 * @param {string} source in TypeScript
 * @returns {SentenceHashes}
 */
export function hashesOf(source) {
  const {body} = parseAst(transformSync(source, {loader: 'ts', charset: 'utf8'}).code);
  const found = [];
  const helpers = body.filter((statement) => {
    const told = (statement.declaration?.declarations ?? []).flatMap(({init}) => sentences(init));
    found.push(...told);
    return !told.length && statement.type !== 'ImportDeclaration';
  });
  return {...Object.fromEntries(found), ...(helpers.length && {[HELPERS]: hashOf(helpers)})};
}

/** The hashes of the sentences in several files. */
function hashesOfAll(files) {
  const each = files.map((file) => hashesOf(readFileSync(file, 'utf8')));
  const helpers = each.flatMap((hashes) => hashes[HELPERS] ?? []);
  return {...Object.assign({}, ...each), ...(helpers.length && {[HELPERS]: hashOf(helpers)})};
}

/** The hash of a sentence, or of the larger sentence that contains it in a translation. */
function nearest(hashes, path) {
  for (let at = path; at; at = at.slice(0, Math.max(0, at.lastIndexOf('.'))))
    if (hashes[at]) return hashes[at];
  return NONE;
}

/**
 * The hashes to store for sentences as they are now.
 * @param {SentenceHashes} english
 * @param {SentenceHashes[]} translated
 * @returns {StoredHashes}
 */
export const hashesToStore = (english, translated) =>
  Object.fromEntries(
    Object.entries(english).map(([path, print]) => [
      path,
      [print, ...translated.map((hashes) => nearest(hashes, path))].join(' '),
    ]),
  );

/**
 * The sentences whose English has changed since the hashes were stored, while some translations have not.
 * @param {StoredHashes} stored
 * @param {StoredHashes} now
 * @param {string[]} languages those of the translations
 * @returns {{path: string, languages: string[]}[]} each with the languages of these translations
 */
export function staleOf(stored, now, languages) {
  return Object.entries(now).flatMap(([path, line]) => {
    const [english, ...translated] = line.split(' ');
    const [before, ...seen] = (stored[path] ?? line).split(' ');
    // A sentence that a language never had is not stale there; but it may do without the helpers of English.
    const isLeft = (at) => translated[at] === seen[at] && (translated[at] !== NONE || path === HELPERS);
    const left = before === english ? [] : languages.filter((_, at) => isLeft(at));
    return left.length ? [{path, languages: left}] : [];
  });
}

/** The list of words that a file belongs to, and its language: `strings/de.ts`, `strings/en-panels.ts`, `pages/en/long.ts`. */
function placeOf(file) {
  const [name, folder] = [basename(file, '.ts'), dirname(file)];
  return /^[a-z]{2}$/.test(basename(folder))
    ? [join(dirname(folder), name), basename(folder)]
    : [folder, name.split('-')[0]];
}

/** The folders of a package that contain words: its sources, and the words of its gallery pages. */
const WORDS = ['src', join('gallery', 'words')];

/** The files below a folder of a package, by their paths in the package. */
const filesIn = (folder, part) =>
  existsSync(join(folder, part))
    ? readdirSync(join(folder, part), {recursive: true})
        .sort()
        .map((file) => join(part, file))
    : [];

/**
 * The hashes to store for the words of a package as they are now, by folder (`src/strings`).
 * @param {string} folder of the package
 * @param {string[]} languages the first is the one that the others are translated from
 * @returns {Record<string, StoredHashes>}
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
        const [english, ...translated] = languages.map((code) => hashesOfAll(spoken[code] ?? []));
        return [place, hashesToStore(english, translated)];
      }),
  );
}

const keptAt = (folder) => join(folder, 'translations.json');

/**
 * The stored hashes of a package.
 * @param {string} folder of the package
 * @returns {Record<string, StoredHashes>} empty if it has no such file yet
 */
export const readStored = (folder) =>
  existsSync(keptAt(folder)) ? JSON.parse(readFileSync(keptAt(folder), 'utf8')) : {};

/** Stores the hashes of all words, except those that are stale and not named, which it hashes. */
function write(named) {
  let left = 0;
  for (const [name, languages] of spokenIn) {
    const folder = join(root, pathOf(name));
    const stored = readStored(folder);
    const now = readTranslations(folder, languages);
    for (const [place, words] of Object.entries(now)) {
      for (const {path, languages: those} of staleOf(stored[place] ?? {}, words, languages.slice(1))) {
        if (named.delete(`${name}/${place}:${path}`)) continue;
        console.log(`${name}/${place}:${path}  is as it was in ${those.join(', ')}`);
        words[path] = stored[place][path];
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
  const {words} = asked('translated');
  const strange = words.find((word) => !word.includes(':'));
  if (strange) refuse('translated', `${strange} names no sentence, as PLACE:PATH does`);
  if (write(new Set(words))) process.exitCode = 1;
}
