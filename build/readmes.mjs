// node build/readmes.mjs : writes the generated files that are kept with the sources: from the registry the lists of games, and the glue of
// each (`made`); from
// the manifest of the elements their reference (docs/tags, to which the README of each family leads between the marks
// `<!-- api -->` and `<!-- /api -->`), the types of the tags in JSX, and the allowlist of the WordPress plugin; the commands in
// CONTRIBUTING.md; what the how-tos quote of the examples; and the accessibility statement. A test checks that all of them are up to date.
import {existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {accessibility} from '../packages/quinola/site/accessibility.mjs';
import {commandTable} from './commands.js';
import {families, games, registryFiles, root} from './games.js';
import {glueFiles} from './glue.js';
import {howTos} from './how-to.mjs';
import {jsxTypes} from './jsx.mjs';
import {declaredOptions} from './options.js';
import {tagPages} from './tag-pages.mjs';
import {wordpressTables} from './wordpress.mjs';

const COMMANDS = /(<!-- commands -->\n)[^]*(<!-- \/commands -->)/;

const PART = /(<!-- api -->\n)[^]*(<!-- \/api -->)/;

/** Where an element is described, in one line under its own heading. */
const describe = ({tag}) =>
  `### \`<${tag}>\`\n\nAttributes, properties, methods, events, slots, parts, states, custom properties, deals and sizes: [docs/tags/${tag}.md](../../../docs/tags/${tag}.md).\n`;

/** The READMEs of the families: the text that each should have by its path in the project. */
const readmes = () =>
  Object.fromEntries(
    families.map(({name, path: folder}) => {
      const path = `${folder}/README.md`;
      const text = readFileSync(join(root, path), 'utf8');
      if (!PART.test(text)) throw new Error(`${path} has no place for the tables of its elements.`);
      const own = games.filter((game) => game.package === name).map(describe);
      return [path, text.replace(PART, (_, start, end) => `${start}\n${own.join('\n')}\n${end}`)];
    }),
  );

/** The house in five minutes, with the commands as build/commands.js has them. */
function contributing() {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  return {'CONTRIBUTING.md': text.replace(COMMANDS, (_, start, end) => start + commandTable() + end)};
}

/** All generated files: path, current text, and the text it should have. */
export async function written() {
  const made = {
    ...readmes(),
    ...contributing(),
    ...glueFiles(),
    ...registryFiles(declaredOptions),
    ...howTos(),
    ...accessibility(),
    ...(await jsxTypes()),
    ...(await wordpressTables()),
    ...(await tagPages()),
  };
  return Object.entries(made).map(([name, should]) => {
    const path = join(root, name);
    return {path, stands: existsSync(path) ? readFileSync(path, 'utf8') : '', should};
  });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  // What describes the elements is read from sources that import their glue.
  for (const [path, text] of Object.entries(glueFiles())) {
    mkdirSync(join(root, dirname(path)), {recursive: true});
    writeFileSync(join(root, path), text);
  }
  for (const {path, should} of await written()) writeFileSync(path, should);
}
