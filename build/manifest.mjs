// The doc comments of the elements, as the analyzer reads them from the current sources.
import {cli} from '@custom-elements-manifest/analyzer/cli.js';
import {games, root} from './games.js';

let read;

/** The declarations of the elements of the games in the manifest, in their order; analyzed once. */
export function elements() {
  return (read ??= cli({argv: ['analyze', '--quiet'], cwd: root, noWrite: true}).then(({modules}) => {
    const declared = modules.flatMap(({path, declarations = []}) =>
      declarations.map((declaration) => ({...declaration, path})),
    );
    const strange = declared.find(({tagName}) => !games.some(({tag}) => tag === tagName));
    if (strange) throw new Error(`<${strange.tagName}> is the table of no game.`);
    return games.map(({tag}) => {
      const found = declared.find(({tagName}) => tagName === tag);
      if (!found) throw new Error(`No doc comment describes <${tag}>.`);
      return found;
    });
  }));
}

/** The words that an attribute accepts; null if it accepts any text or a number, or is boolean. */
export function wordsOf({type}) {
  const words = [...(type?.text ?? '').matchAll(/'([^']*)'|\b(\d+)\b/g)].map(
    ([, text, number]) => text ?? number,
  );
  return words.length ? words : null;
}

/** The kind of an attribute's value: `words`, `boolean`, `number` or `string`. A word may be an alternative to a number (`seat`). */
export function kindOf(attribute) {
  const text = attribute.type?.text ?? 'string';
  if (text === 'boolean' || text === 'number') return text;
  return wordsOf(attribute) && !/\b(?:string|number)\b/.test(text.replace(/'[^']*'/g, ''))
    ? 'words'
    : 'string';
}
