import {answerQuestions} from '@quinola/opponents';
import {reversisBrain} from './reversis/opponents/master.js';

// The worker of the tables of Reversis: it is asked with a view, and knows nothing else; no search goes beyond the ceiling.
answerQuestions([reversisBrain({clock: () => performance.now()})]);
