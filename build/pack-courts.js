// The scripts of the courts are written to be read and changed by hand: codes, and paths in plain numbers. Pages get
// them packed: what is written apart from the numbers, each number as one character, or two where it is large.
//
// The points of a curve are told from where the step before would lead once more, and a figure's first from that of the
// figure before: small numbers, of which many are alike, so that what compresses the file finds more in it.
import {build} from 'esbuild';

/** How many numbers a letter of a path takes. */
const TAKES = {m: 2, l: 2, q: 4, c: 6, z: 0};

/** Characters that need no escape in a string of double quotes: `unpack` counts them off. */
const character = (n) => String.fromCharCode(n + 35 + Number(n > 56));

function packed(number) {
  const n = number < 0 ? -2 * number - 1 : 2 * number;
  return n < 80 ? character(n) : character(80 + Math.floor((n - 80) / 91)) + character((n - 80) % 91);
}

/** A path with its repeated letters written out; the form that `unpack` gives. */
export function spelled(path) {
  return path.replace(/([a-z])([^a-z;]*)/gi, (_, letter, rest) => {
    const numbers = rest.match(/-?\d*\.?\d+/g) ?? [];
    const size = TAKES[letter.toLowerCase()];
    if (!size) return letter;
    let text = '';
    for (let i = 0; i < numbers.length; i += size) text += letter + numbers.slice(i, i + size).join(' ');
    return text;
  });
}

/** Scripts as two texts, for `unpack` of the courts. Paths with fractions stay as they are. */
export function packCourts(scripts) {
  const found = [];
  const paths = Object.entries(scripts).map(([name, script]) => {
    let last = [0, 0];
    let numbers = '';
    const rest = `${name}\n${script}`.replace(/ (M.*)/g, (whole, path) => {
      if (path.includes('.')) return ` ${spelled(path)}`;
      return ` ${spelled(path).replace(/([a-z])([^a-z;]*)/gi, (_, letter, rest) => {
        const n = (rest.match(/-?\d+/g) ?? []).map(Number);
        n.forEach((value, i) => {
          const before =
            letter === 'M' ? last[i] : letter > 'Z' && i > 1 ? 2 * n[i - 2] - (n[i - 4] ?? 0) : 0;
          numbers += packed(value - before);
        });
        if (letter === 'M') last = n;
        return letter;
      })}`;
    });
    found.push(numbers);
    return rest;
  });
  return [paths.join('\n\n'), found.join('!')];
}

const isScripts = (id) => /\/courts\/scripts\.ts$/.test(id.replaceAll('\\', '/'));

/** The plugin for Rollup: gives `courts/scripts.ts` packed. */
export function packedCourts() {
  return {
    name: 'packed-courts',
    async load(id) {
      if (!isScripts(id)) return null;
      const {outputFiles, metafile} = await build({
        entryPoints: [id],
        bundle: true,
        write: false,
        format: 'esm',
        metafile: true,
        logLevel: 'silent',
      });
      for (const file of Object.keys(metafile.inputs)) this.addWatchFile(file);
      const {scripts} = await import(
        `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
      );
      const [paths, numbers] = packCourts(scripts).map((text) => JSON.stringify(text));
      return `import {unpack} from './unpack.js';\nexport const scripts = unpack(${paths}, ${numbers});`;
    },
  };
}
