// Storybook's controls from the manifest of an element: its attributes and custom properties can be set, and its events,
// slots and parts are listed.
import {elements, kindOf, wordsOf} from '../build/manifest.mjs';

const table = (category, more) => ({table: {category, ...more}});

function attribute(one) {
  const {name, description} = one;
  const kind = kindOf(one);
  const control = {words: 'select', boolean: 'boolean', number: 'number', string: 'text'}[kind];
  return {
    name,
    description,
    control,
    ...(kind === 'words' && {options: wordsOf(one)}),
    ...table('attributes', {type: {summary: one.type?.text}}),
  };
}

const property = ({name, description, default: usual = ''}) => ({
  name,
  description,
  control: usual.startsWith('#') ? 'color' : 'text',
  ...table('custom properties', {defaultValue: {summary: usual}}),
});

const told =
  (category) =>
  ({name, description, type}) => ({
    name: name || 'default',
    description,
    control: false,
    ...table(category, {type: {summary: type?.text}}),
  });

/** The controls of an element, by name. */
function controlsOf({attributes = [], cssProperties = [], events = [], slots = [], cssParts = []}) {
  const by = (prefix, list, control) => list.map((one) => [`${prefix}${one.name}`, control(one)]);
  return Object.fromEntries([
    ...by('', attributes, attribute),
    ...by('', cssProperties, property),
    ...by('event ', events, told('events')),
    ...by('slot ', slots, told('slots')),
    ...by('part ', cssParts, told('parts')),
  ]);
}

/** The module `virtual:elements`: by tag, the description and the controls of each element. */
export const elementsModule = () => ({
  name: 'elements',
  resolveId: (id) => (id === 'virtual:elements' ? `\0${id}` : null),
  async load(id) {
    if (id !== '\0virtual:elements') return null;
    const told = (await elements()).map((one) => [
      one.tagName,
      {description: one.description ?? '', controls: controlsOf(one)},
    ]);
    return `export default ${JSON.stringify(Object.fromEntries(told))};`;
  },
});
