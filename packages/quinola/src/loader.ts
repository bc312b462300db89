// The loader for users of the npm packages: `import 'quinola/loader.js'` once, then any table's tag anywhere on the page.
// Bundlers make a chunk of each table, which is fetched when the first of its tag comes near the window. On a server it
// does nothing.
import {fetchTable} from './fetch-table.js';
import {watchTables} from './watch.js';

watchTables(fetchTable);
