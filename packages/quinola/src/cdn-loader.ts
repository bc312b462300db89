// The loader among the built files: `<script type="module" src="…/quinola.js">` once on a page, then any table's tag
// anywhere on it. Every table's module is beside it, under the name of its tag.
import {fetchFile} from './fetch-file.js';
import {watchTables} from './watch.js';

watchTables((tag) => fetchFile(new URL(`${tag}.js`, import.meta.url).href));
