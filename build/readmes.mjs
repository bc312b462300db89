// node build/readmes.mjs : writes the generated files that are kept with the sources: from the manifest the reference of the
// tags (docs/tags, to which the README of each family leads between the marks `<!-- api -->` and `<!-- /api -->`), what the
// how-tos quote of the examples, the types of the tags in JSX, and the allowlist of the WordPress plugin; the playing strength, between `<!-- strength CONTEST… -->` and `<!-- /strength -->`; the files made
// from the registry of the games; and licence and common package.json fields into each package, because npm publishes them
// one by one. A test checks that all of them are up to date.
import {existsSync, readFileSync, realpathSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {games, registryFiles, root} from './games.js';
import {howTos} from './how-to.mjs';
import {formed, packageForms} from './package-forms.js';
import {elements} from './manifest.mjs';
import {packages, pathOf} from './packages.js';
import {wordpressTables} from './wordpress.mjs';
import {jsxTypes} from './jsx.mjs';
import {readmeWithStrength, strengthFiles} from './strength.mjs';
import {tagPages} from './tag-pages.mjs';

const PART = /(<!-- api -->\n)[^]*(<!-- \/api -->)/;

/** Where an element is described, in one line under its own heading. */
const describe = ({tagName}) =>
  `### \`<${tagName}>\`\n\nAttributes, properties, methods, events, slots, parts, states, custom properties, deals and sizes: [docs/tags/${tagName}.md](../../../docs/tags/${tagName}.md).\n`;

/** The READMEs of packages that define elements: path, current text, and the text it should have. */
async function readmes() {
  const declared = await elements();
  return [...new Set(games.map((game) => game.package))]
    .map((name) => join(root, pathOf(name), 'README.md'))
    .filter((path) => existsSync(path))
    .map((path) => {
      const own = games.flatMap((game, at) =>
        path.endsWith(`/${game.package}/README.md`) ? [declared[at]] : [],
      );
      const stands = readFileSync(path, 'utf8');
      if (!PART.test(stands)) throw new Error(`${path} has no place for the tables of its elements.`);
      return {
        path,
        stands,
        should: stands.replace(PART, (_, start, end) => `${start}\n${own.map(describe).join('\n')}\n${end}`),
      };
    });
}

/** The licence of each package, by its path from the root. */
const licences = () =>
  packages.map((one) => ({
    path: `${one.path}/LICENSE`,
    should: readFileSync(join(root, 'LICENSE'), 'utf8'),
  }));

/** All generated files: path, current text, and the text it should have. */
export async function written() {
  const registry = registryFiles().map(({path, should}) => ({
    path,
    should: path.endsWith('/package.json') ? formed(path, should) : should,
  }));
  const forms = packageForms().filter(({path}) => !registry.some((one) => one.path === path));
  const whole = [
    ...registry,
    ...forms,
    ...(await jsxTypes()),
    ...(await wordpressTables()),
    ...(await tagPages()),
    ...howTos(),
    ...licences(),
  ].map(({path, should}) => ({
    path: join(root, path),
    stands: existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '',
    should,
  }));
  const described = (await readmes()).map((one) => ({...one, should: readmeWithStrength(one.should)}));
  return [...described, ...strengthFiles(), ...whole];
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  for (const {path, should} of await written()) writeFileSync(path, should);
}
