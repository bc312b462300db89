// What publint and are-the-types-wrong find in a packed file.
import {readFileSync} from 'node:fs';
import {checkPackage, createPackageFromTarballData} from '@arethetypeswrong/core';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';

/** Kinds of resolution that no package supports: without `exports`, and from CommonJS. All are ES modules. */
const NOT_SERVED = new Set(['node10', 'node16-cjs']);

/** Files that must not be in a package: build info, tests, files of editors and operating systems. */
const LEFTOVERS = /(?:\.tsbuildinfo|\.test\.[cm]?[jt]sx?|\.DS_Store|\.orig|~)$|\/node_modules\//;

/** The fields of a package.json that npm shows, and those that its tools read. */
const SAID = [
  'description',
  'keywords',
  'author',
  'license',
  'homepage',
  'repository',
  'bugs',
  'publishConfig',
];

/** The fields that a package.json lacks, and the files in its elements manifest that are not in the package. */
function missing(opened) {
  const at = (path) => `/node_modules/${opened.packageName}/${path}`;
  const read = (path) => JSON.parse(opened.readFile(at(path)));
  const said = read('package.json');
  const lacks = SAID.filter((field) => !said[field]).map((field) => `package.json says no ${field}`);
  if (!said.customElements) return lacks;
  if (!opened.fileExists(at(said.customElements))) return [...lacks, `there is no ${said.customElements}`];
  return [
    ...lacks,
    ...read(said.customElements)
      .modules.filter(({path}) => !opened.fileExists(at(path)))
      .map(({path}) => `${said.customElements} names ${path}, which is not in the package`),
  ];
}

/** Rejects with a list of all problems found. */
export async function lint(file) {
  const data = new Uint8Array(readFileSync(file));
  const opened = createPackageFromTarballData(data);
  // The paths are listed as if installed: `/node_modules/<name>/…`.
  const found = opened
    .listFiles()
    .map((path) => path.slice(`/node_modules/${opened.packageName}`.length))
    .filter((path) => LEFTOVERS.test(path))
    .map((path) => `${path} is no part of a package`);

  found.push(...missing(opened));

  const {problems = []} = await checkPackage(opened);
  found.push(
    ...problems
      .filter((problem) => !NOT_SERVED.has(problem.resolutionKind ?? problem.resolutionOption))
      .map((problem) => `are-the-types-wrong: ${JSON.stringify(problem)}`),
  );

  const {messages, pkg} = await publint({pack: {tarball: data.buffer}, strict: true});
  found.push(...messages.map((message) => `publint: ${formatMessage(message, pkg)}`));

  if (found.length) throw new Error(found.join('\n'));
}
