// Writes the files for a table in an iframe: embed.html with its script, the script for the page around it (frames.js), and the
// oEmbed response of each table (oembed/<tag>.json).
import {copyFileSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'esbuild';
import {games, root, version} from '../../../build/games.js';

const SOURCE = join(root, 'packages/quinola/src');

/** The size of a table in a page of usual width, in px. */
const SIZE = {width: 800, height: 740};

/**
 * The oEmbed response (https://oembed.com, 2.3.4.4) of a table.
 * @param {{tag: string, title: string}} game
 * @param {string} base the address of the folder that holds embed.html, with a slash at its end
 */
export function oembedOf({tag, title}, base) {
  const {width, height} = SIZE;
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Quinola',
    provider_version: version,
    title,
    width,
    height,
    html:
      `<iframe src="${base}embed.html?table=${tag}" title="${title}" width="${width}" height="${height}" style="width:100%;border:0" ` +
      'sandbox="allow-scripts" loading="lazy"></iframe>',
  };
}

/**
 * @param {string} cdn the folder of the built files
 * @param {string} base the URL at which it will be published; without it the oEmbed responses have relative addresses, which
 *   do not work elsewhere
 */
export async function writeEmbed(cdn, base = process.env.QUINOLA_URL ?? '') {
  await build({
    entryPoints: {embed: join(SOURCE, 'embed-page.ts'), frames: join(SOURCE, 'frames.ts')},
    outdir: cdn,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    conditions: ['source', 'browser', 'production'],
    logLevel: 'warning',
  });
  copyFileSync(join(SOURCE, 'embed.html'), join(cdn, 'embed.html'));
  mkdirSync(join(cdn, 'oembed'), {recursive: true});
  for (const game of games)
    writeFileSync(join(cdn, `oembed/${game.tag}.json`), `${JSON.stringify(oembedOf(game, base), null, 2)}\n`);
}
