// The types of the tags in JSX. JSX libraries set a property where the element has one of that name, so the types
// name properties, not attributes: `undo` as an attribute would overwrite the method.
import {exported, games} from './games.js';
import {elements, kindOf} from './manifest.mjs';

const comment = (text = '') => (text ? `  /** ${text.replace(/\s+/g, ' ').trim()} */\n` : '');
const nameOf = ({name}) => `${name}Properties`;

/** The type of a property. Properties with a value for each player (`level`, `school`) may have several words. */
function typeOf(attribute) {
  const kind = kindOf(attribute);
  if (kind !== 'words') return kind;
  const words = attribute.type.text;
  return /for each player/.test(attribute.description ?? '') ? `${words} | (string & {})` : words;
}

/** What JSX may set on an element: its properties and, as `on…`, its events. */
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
  return `/** What JSX may set on \`<${element.tagName}>\`; \`lang\`, \`class\` and the like are those of any element. */
export interface ${nameOf(element)} {
${fields.join('')}${events.join('')}}
`;
}

/** The types, which those of each library (`react.d.ts`, `preact.d.ts` beside them) take from there: the text by its path. */
export async function jsxTypes() {
  const all = await elements();
  const events = [...new Set(all.flatMap((element) => element.events.map(({type}) => type.text)))].sort();
  const defined = games.map(({package: family, entry}) => exported(family, entry));
  const text = `// Written by \`node build/readmes.mjs\` from the doc comments of the elements.
import type {${events.join(', ')}} from '@quinola/table';
${defined.map((name) => `import type {} from '${name}';\n`).join('')}
${all.map(propertiesOf).join('\n')}
/** What JSX may set, by the tags. */
export interface TableTags {
${all.map((element) => `  '${element.tagName}': ${nameOf(element)};\n`).join('')}}
`;
  return {'packages/quinola/types/jsx.d.ts': text};
}
