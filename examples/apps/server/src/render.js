// Writes the page once, for a static site. A server does the same for each request: serve.js.
import {readFileSync, writeFileSync} from 'node:fs';
import {renderTable} from './table.js';

const page = new URL('../dist/index.html', import.meta.url);
const table = await renderTable({seed: 'an evening'});
writeFileSync(
  page,
  readFileSync(page, 'utf8').replace('<!--table-->', () => table),
);
