// The types of the tags in JSX. JSX libraries set a property where the element has one of that name, so the types
// name properties, not attributes: `undo` as an attribute would overwrite the method.
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {root} from './games.js';
import {elements, kindOf, wordsOf} from './manifest.mjs';
import {packages} from './packages.js';

const HEAD = '// Written by `node build/readmes.mjs` from the doc comments of the elements.\n';
const FOLDER = 'packages/quinola/types';

const comment = (text = '', indent = '  ') =>
  text ? `${indent}/** ${text.replace(/\s+/g, ' ').trim()} */\n` : '';
const classOf = ({name}) => `${name}Properties`;

/** Where the class of an element is imported from: what its package exports of the folder it is in. */
function homeOf({path, tagName}) {
  const {name, path: folder} = packages.find((one) => path.startsWith(`${one.path}/`));
  const {exports} = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const index = `.${dirname(path).slice(folder.length)}/index.ts`;
  const [found] = Object.entries(exports).find(([, {source}]) => source === index) ?? [];
  if (!found) throw new Error(`The package ${name} does not export the class of <${tagName}>.`);
  return `@quinola/${name}${found.slice(1)}`;
}

/** The type of a property. Properties with a value for each player (`level`, `school`) may have several words. */
function typeOf(attribute) {
  const kind = kindOf(attribute);
  if (kind !== 'words') return kind;
  const words = wordsOf(attribute)
    .map((word) => `'${word}'`)
    .join(' | ');
  return /for each player/.test(attribute.description ?? '') ? `${words} | (string & {})` : words;
}

function propertiesOf(element) {
  const fields = element.attributes
    .filter(({name}) => name !== 'lang')
    .map(
      (attribute) =>
        `${comment(attribute.description)}  readonly ${attribute.fieldName ?? attribute.name}?: ${typeOf(attribute)} | undefined;\n`,
    );
  const events = element.events.map(
    ({name, type, description}) =>
      `${comment(description)}  readonly 'on${name}'?: ((event: ${type.text}) => void) | undefined;\n`,
  );
  return (
    `/** What JSX may set on \`<${element.tagName}>\`; \`lang\`, \`class\` and the like are those of any element. */\n` +
    `export interface ${classOf(element)} {\n${fields.join('')}${events.join('')}}\n`
  );
}

/** The files, by their paths in the project. */
export async function jsxTypes() {
  const all = await elements();
  const events = [...new Set(all.flatMap((element) => element.events.map(({type}) => type.text)))].sort();
  const classes = all.map((element) => `import type {${element.name}} from '${homeOf(element)}';\n`).join('');
  const names = all.map(classOf).join(', ');
  const tags = (line) => all.map((element) => `      '${element.tagName}': ${line(element)};\n`).join('');
  const library = (name, imports, line) =>
    `${HEAD}${classes}${imports}import type {${names}} from './jsx.js';\n\ndeclare module '${name}' {\n` +
    `  namespace JSX {\n    interface IntrinsicElements {\n${tags(line)}    }\n  }\n}\n`;
  return [
    {
      path: `${FOLDER}/jsx.d.ts`,
      should: `${HEAD}import type {${events.join(', ')}} from '@quinola/table';\n\n${all.map(propertiesOf).join('\n')}`,
    },
    {
      path: `${FOLDER}/react.d.ts`,
      should: library(
        'react',
        "import type {DetailedHTMLProps, HTMLAttributes} from 'react';\n",
        (element) =>
          `DetailedHTMLProps<HTMLAttributes<${element.name}>, ${element.name}> & ${classOf(element)}`,
      ),
    },
    {
      path: `${FOLDER}/preact.d.ts`,
      should: library(
        'preact',
        "import type {HTMLAttributes} from 'preact';\n",
        (element) => `HTMLAttributes<${element.name}> & ${classOf(element)}`,
      ),
    },
  ];
}
