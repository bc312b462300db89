export {reasonOf, type Reason} from '../reasons/index.js';
