// Part of a single file: fetches the files beside it (see beside.js) as classic scripts, which also works from a disk.
import {scriptUrl} from '../packages/opponents/src/host/platform.js';

/** How the page requested the single file; its parts are requested the same way. */
const {src, crossOrigin = null, nonce = ''} = document.currentScript ?? {};

/**
 * Whether the browser may read what it fetches, which it must to check a hash: from the page's own origin, or from another
 * if the page requested the single file with CORS. A page that pins the single file by its hash does.
 */
const isReadable =
  crossOrigin !== null || (globalThis.origin !== 'null' && src?.startsWith(`${globalThis.origin}/`));

const coming = new Map();

/** Runs the script and returns the `modules` that it sets on its script element. */
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
 * Replaces `import()`: a module of a script beside this one. A failed script may be requested again.
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
