// Runs in a single file: fetches what stands beside it (see beside.js), as a classic script, which works from a disk too.
import {scriptUrl} from '../packages/opponents/src/host/platform.js';

/** How the page requested the single file; its parts are requested the same way. */
const {src, crossOrigin = null, nonce = ''} = document.currentScript ?? {};

/**
 * Whether a browser may look into what it fetches, as it must to check a hash: from the page's own origin, and from others
 * where the page asked for the single file so. A page that pins the single file by its hash has.
 */
const isReadable =
  crossOrigin !== null || (globalThis.origin !== 'null' && src?.startsWith(`${globalThis.origin}/`));

const coming = new Map();

/** Runs the script and gives what it holds: the `modules` that it puts on its element. */
function run(fileName, integrity) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.charset = 'utf-8';
    script.crossOrigin = crossOrigin;
    script.nonce = nonce;
    if (isReadable) script.integrity = integrity;
    script.src = scriptUrl(new URL(fileName, src).href);
    script.onload = () => resolve(script.modules);
    script.onerror = () => reject(new Error(`${fileName} could not be fetched`));
    document.head.append(script);
    script.remove();
  });
}

/**
 * What stands in place of `import()`: a module of a script beside this one. A failed script may be requested again.
 * @param {string} fileName
 * @param {string} integrity its hash
 * @param {string} name of the module in it
 */
export async function fetchBeside(fileName, integrity, name) {
  if (!coming.has(fileName)) {
    coming.set(fileName, run(fileName, integrity));
    coming.get(fileName).catch(() => coming.delete(fileName));
  }
  return (await coming.get(fileName))[name];
}
