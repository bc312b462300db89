// node build/strength.mjs : writes the tables of playing strength from docs/strength.json into docs/strength.md and the
// READMEs that have a place for them; `npm run strength` calls it after every part.
import {existsSync, readFileSync, realpathSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {games, root} from './games.js';
import {pathOf} from './packages.js';
import {storedLines, strengthPage, withStrength} from './strength.js';

/** The text of a README with its tables of strength. */
export function readmeWithStrength(text) {
  return withStrength(text, storedLines(join(root, 'docs/strength.json')));
}

/** The files written besides the READMEs of the families: path, current text, and the text it should have. */
export function strengthFiles() {
  const of = (path, write) => {
    const stands = readFileSync(join(root, path), 'utf8');
    return {path: join(root, path), stands, should: write(stands)};
  };
  return [
    of('docs/strength.md', (text) => strengthPage(text, storedLines(join(root, 'docs/strength.json')))),
    of('packages/opponents/README.md', readmeWithStrength),
  ];
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const families = [...new Set(games.map((game) => join(root, pathOf(game.package), 'README.md')))]
    .filter((path) => existsSync(path))
    .map((path) => ({path, stands: readFileSync(path, 'utf8')}))
    .map(({path, stands}) => ({path, stands, should: readmeWithStrength(stands)}));
  for (const {path, stands, should} of [...strengthFiles(), ...families])
    if (stands !== should) writeFileSync(path, should);
}
