// The loader among the built files: `<script type="module" src="…/quinola.js">` once on a page, then any table's tag
// anywhere on it.
import {watchTables} from './watch.js';

// Every table's module is beside this one, under the name of its tag.
watchTables((tag) => import(new URL(`./${tag}.js`, import.meta.url).href));
