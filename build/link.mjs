// Links the packages of this repository that are not in node_modules yet, as npm would: a new package can be imported
// without installing everything anew. Needs nothing but Node.
import {existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {packages} from './packages.js';

/** Makes the links that are missing; nothing where nothing is installed. */
export function linkPackages(root) {
  if (!existsSync(join(root, 'node_modules'))) return;
  for (const {path} of packages) {
    const {name} = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
    const link = join(root, 'node_modules', name);
    if (lstatSync(link, {throwIfNoEntry: false})) continue; // a link that leads nowhere too
    mkdirSync(dirname(link), {recursive: true});
    symlinkSync(relative(dirname(link), join(root, path)), link, 'junction');
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  linkPackages(fileURLToPath(new URL('..', import.meta.url)));
