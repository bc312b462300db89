export {playHonestly, type PlayedOut} from './honest.js';
export {solverBrain} from './brain.js';
export {inquire, type Answer, type Inquiry} from './inquiry.js';
export {turnsOf} from './obvious.js';
export {searchFrom, searchView, type Finding, type Knowledge, type Search} from './search.js';
export {tacticsOf, type Tactics, type Weights} from './tactics.js';
