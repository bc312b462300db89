import {answerQuestions} from '@quinola/opponents';
import {searchingBrain} from './opponents/search/master.js';

// The worker for tables where an opponent searches: it can do all the other one can, and is loaded only then. It
// plays for the rubber's money, with a time limit.
answerQuestions([searchingBrain({clock: () => performance.now()})]);
