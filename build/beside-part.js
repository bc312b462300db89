// In a single file: fetches a part that stands beside it, as a classic script.
import {scriptUrl} from '../packages/opponents/src/host/platform.js';

const here = import.meta.url;
/** Credentials and all as the page asked for the single file. */
const {crossOrigin = null} = document.currentScript ?? {};

const coming = new Map();

/** The part's script, run; one that did not come may be asked for again. */
function fetched(name) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.charset = 'utf-8';
    script.crossOrigin = crossOrigin;
    script.src = scriptUrl(new URL(`${name}.js`, here).href);
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
    script.remove();
  });
}

/** What the single file hands to its parts, in the order in which they were made to expect it. */
let handed;

/** Takes what is handed to parts: once all of it is there. */
export function hand(all) {
  handed = all;
}

/** What a part exports. */
export function partBeside(name) {
  if (!coming.has(name)) {
    const part = fetched(name).then(() => globalThis.quinolaParts[name](handed(), {}, here));
    coming.set(name, part);
    part.catch(() => coming.delete(name));
  }
  return coming.get(name);
}
