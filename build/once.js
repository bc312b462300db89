// A build makes dozens of bundles of much the same modules: the split one, the single files, and the parts beside them.
// Where a module lies and what the plugins make of it is the same in each, so it is found and made once for all.
import {readFile} from 'node:fs/promises';
import {isAbsolute} from 'node:path';

/** A hook of a plugin in another handler, with the order it asked for. */
const handled = (hook, wrap) => (hook?.handler ? {...hook, handler: wrap(hook.handler)} : hook && wrap(hook));

/** Where an import leads, by who imports it. A resolver that asks itself through the others is not held up by itself. */
function resolvingOnce(resolve) {
  const found = new Map();
  return function (specifier, importer, options) {
    if (!importer || options.custom?.['node-resolve'])
      return resolve.call(this, specifier, importer, options);
    const key = `${importer}\0${specifier}`;
    if (!found.has(key)) found.set(key, resolve.call(this, specifier, importer, options));
    return found.get(key);
  };
}

/** The text of a module, by its id. */
function loadingOnce(load) {
  const texts = new Map();
  return function (id, ...more) {
    if (!texts.has(id)) texts.set(id, load.call(this, id, ...more));
    return texts.get(id);
  };
}

/** What becomes of a module's text; of another text under the same id it is made anew. */
function transformingOnce(transform) {
  const made = new Map();
  return function (text, id, ...more) {
    if (made.get(id)?.text !== text) made.set(id, {text, result: transform.call(this, text, id, ...more)});
    return made.get(id).result;
  };
}

/** Reads each file once. */
const files = {
  name: 'files',
  load: (id) => (isAbsolute(id) && !/[\0?]/.test(id) ? readFile(id, 'utf8') : null),
};

/**
 * The same plugins for many bundles, in the same order, which do their work on a module once. They must look at nothing
 * but the module: what depends on the bundle belongs into plugins of its own.
 * @param {import('rollup').Plugin[]} plugins
 */
export function once(plugins) {
  return [...plugins, files].map((plugin) => ({
    ...plugin,
    ...(plugin.resolveId && {resolveId: handled(plugin.resolveId, resolvingOnce)}),
    ...(plugin.load && {load: handled(plugin.load, loadingOnce)}),
    ...(plugin.transform && {transform: handled(plugin.transform, transformingOnce)}),
  }));
}
