import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {games, root} from '../build/games.js';

/** The folder of the plugin for WordPress. */
export const folder = join(root, 'examples/wordpress/quinola');

/** Reads a file of the plugin. */
export const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

/** What the plugin knows of each table, by tag. */
export const tables = JSON.parse(read('tables.json')) as Record<
  string,
  {title: string; attributes: Record<string, unknown>}
>;

/** The first of the tables, another at which cards are held, and one more. */
export const [first, second, last] = [
  games[0]!,
  games.find(({seats}, i) => i && seats.length > 1)!,
  games.at(-1)!,
].map(({tag}) => tag) as [string, string, string];
