/** What a table fetches while its first cards already lie there: travel, keys, and the looks of what comes later. */
export {wishOf} from './keys.js';
export {laterStyles} from './styles/later.js';
export {places, travel} from './travel.js';
