import {answerQuestions} from '@quinola/opponents';
import {masterTarokBrain} from './opponents/search/master.js';

// The worker for tables where an opponent searches, with a time limit: it can do all the other one can.
answerQuestions([masterTarokBrain({clock: () => performance.now()})]);
