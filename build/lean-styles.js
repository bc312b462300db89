// Style sheets are written to be read; pages get them without what is only for the reader.
import {transform} from 'esbuild';

const SHEET = /\bcss`([^`$]*)`/g;

/** The plugin for Rollup: makes the sheets in `css` templates small, those that hold no expression. */
export function leanStyles() {
  return {
    name: 'lean-styles',
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
