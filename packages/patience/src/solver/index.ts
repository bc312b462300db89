export {searchFrom, type Finding, type Search} from './search.js';
