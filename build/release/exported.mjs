// What installed packages export, by the names under which it is imported.
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {families, languages} from '../games.js';

/** An example for each wildcard of an export: of `strings/*.js`, and of the built files. */
const STARS = {'./strings/*.js': languages[0], './cdn/*': 'integrity.json'};

/** The packages of this project in a folder where they are installed. */
export const installed = (folder) => [
  'quinola',
  ...readdirSync(join(folder, 'node_modules/@quinola')).map((name) => `@quinola/${name}`),
];

/**
 * All that they export.
 * @param {string} folder where they are installed
 * @returns {{id: string, file: string, types: boolean, runs: boolean}[]} the name, the file in the folder, whether it has
 *   types, and whether it is a module
 */
export function exportedBy(folder) {
  return installed(folder).flatMap((name) => {
    const path = `node_modules/${name}`;
    const {exports} = JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8'));
    return Object.entries(exports).map(([key, said]) => {
      const star = STARS[key] ?? '*';
      const target = typeof said === 'string' ? said : (said.default ?? said.types);
      if (key.includes('*') && star === '*')
        throw new Error(`${name} exports ${key}: nobody knows what to try.`);
      return {
        id: (name + key.slice(1)).replace('*', star),
        file: `${path}/${target.slice(2).replace('*', star)}`,
        types: Boolean(said.types),
        runs: Boolean(said.default),
      };
    });
  });
}

/** The modules that define elements, by what imports them. */
export const definers = (folder) =>
  exportedBy(folder).filter(
    ({id}) =>
      /\/(?:[\w-]+-)?define\.js$/.test(id) && families.some(({name}) => id.startsWith(`@quinola/${name}/`)),
  );
