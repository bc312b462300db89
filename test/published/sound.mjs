// What publint and are-the-types-wrong find in a packed file, and what they do not look for.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {checkPackage, createPackageFromTarballData} from '@arethetypeswrong/core';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';

/** Kinds of resolution that no package supports: without `exports`, and from CommonJS. All are ES modules. */
const NOT_SERVED = new Set(['node10', 'node16-cjs']);

/** Files that must not be in a package: build info, tests, files of editors and operating systems. */
const LEFTOVERS = /(?:\.tsbuildinfo|\.test\.[cm]?[jt]sx?|\.DS_Store|\.orig|~)$|\/node_modules\//;

/** The files that the elements manifest of a package names and that are not in the package. */
function unknownModules(opened, at) {
  const {customElements} = JSON.parse(opened.readFile(at('package.json')));
  if (!customElements) return [];
  const {modules} = JSON.parse(opened.readFile(at(customElements)));
  return modules.map(({path}) => path).filter((path) => !opened.fileExists(at(path)));
}

/** Throws a list of what is wrong with a packed file. */
export async function checkPacked(file) {
  const data = new Uint8Array(readFileSync(file));
  const opened = createPackageFromTarballData(data);
  // The paths are listed as if installed.
  const at = (path) => `/node_modules/${opened.packageName}/${path}`;
  const {problems = []} = await checkPackage(opened);
  const {messages, pkg} = await publint({pack: {tarball: data.buffer}, strict: true});
  assert.deepEqual(
    {
      leftovers: opened.listFiles().filter((path) => LEFTOVERS.test(path.slice(at('').length))),
      unknownModules: unknownModules(opened, at),
      areTheTypesWrong: problems.filter(
        ({resolutionKind, resolutionOption}) => !NOT_SERVED.has(resolutionKind ?? resolutionOption),
      ),
      publint: messages.map((message) => formatMessage(message, pkg)),
    },
    {leftovers: [], unknownModules: [], areTheTypesWrong: [], publint: []},
  );
}
