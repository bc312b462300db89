import {answerQuestions} from '@quinola/opponents';
import {masterOmbreBrain} from './opponents/search/master.js';

// The worker for tables where an opponent searches, with a time limit: it can do all the other one can.
answerQuestions([masterOmbreBrain({clock: () => performance.now()})]);
