// Minifies style sheets, which are formatted for readers in the sources.
import {transform} from 'esbuild';

const SHEET = /\bcss`([^`$]*)`/g;

/** The plugin for Rollup: minifies the sheets in our `css` templates, those that hold no expression. */
export function minifyStyles() {
  return {
    name: 'minify-styles',
    async transform(text, id) {
      if (!/\/packages\/.*\.ts$/.test(id.replaceAll('\\', '/')) || !text.includes('css`')) return null;
      const sheets = await Promise.all(
        [...text.matchAll(SHEET)].map(async ([, sheet]) =>
          (await transform(sheet, {loader: 'css', minify: true})).code.trim().replaceAll('\\', '\\\\'),
        ),
      );
      return {code: text.replace(SHEET, () => `css\`${sheets.shift()}\``), map: null};
    },
  };
}
