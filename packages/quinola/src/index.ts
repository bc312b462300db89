export {tableFromQuery} from './embed.js';
export {tags} from './tags.js';
export {watchTables} from './watch.js';
