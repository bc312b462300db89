// The loader among the built files: `<script type="module" src="…/quinola.js">` once on a page, then any table's tag
// anywhere on it.
import {watchTables} from './watch.js';

// Every table's module is beside this one, under the name of its tag. A browser that remembers a failed module asks for it under
// another address (see build/fetch-part.js).
watchTables(
  (tag, nth) =>
    import(new URL(`./${tag}.js${nth ? `?again=${Math.min(nth, 9)}` : ''}`, import.meta.url).href),
);
