// `<script src="…/integrity.js" integrity="sha384-…" crossorigin="anonymous"></script>` before the first module of a page: from
// then on the browser refuses every module of the built files beside it whose bytes are not those of this version. It does so
// by an import map, which a page may also write itself (from integrity.json).
//
// Browsers that know no `integrity` in import maps (before Chromium 127, Firefox 138, Safari 18.4) check nothing by it.

/** Hashes of the modules by their paths beside this script; put in by the build. */
declare const HASHES: Readonly<Record<string, string>>;

interface Policy {
  createScript(text: string): string;
}

/** Trusted Types treats an import map as a script: a page with such a policy must also allow `quinola-integrity`. */
const factory = (globalThis as {trustedTypes?: {createPolicy(name: string, rules: Policy): Policy}})
  .trustedTypes;
const policy = factory?.createPolicy('quinola-integrity', {createScript: (text) => text});

const here = document.currentScript as HTMLScriptElement;
// A file that could not be fetched is asked for again under another address, nine times at most (see fetch-file.ts).
const tries = ['', ...Array.from('123456789', (nth) => `?again=${nth}`)];
const integrity = Object.fromEntries(
  Object.entries(HASHES).flatMap(([file, hash]) =>
    tries.map((again) => [new URL(file + again, here.src).href, hash]),
  ),
);
const text = JSON.stringify({integrity});

const map = document.createElement('script');
map.type = 'importmap';
map.nonce = here.nonce;
map.text = policy?.createScript(text) ?? text;
here.after(map);
