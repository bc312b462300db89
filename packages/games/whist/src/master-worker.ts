import {answerQuestions} from '@quinola/opponents';
import {masterBrain} from './search/master.js';

// The worker for tables where an opponent searches: it can do all the other one can, and is loaded only then.
answerQuestions([masterBrain]);
