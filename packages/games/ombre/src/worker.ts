import {answerQuestions} from '@quinola/opponents';
import {masterOmbreBrain} from './ombre/search/master.js';

// The worker for tables of Ombre: it is given only a view and knows nothing else; searches have a time limit.
answerQuestions([masterOmbreBrain({clock: () => performance.now()})]);
