import {answerQuestions} from '@quinola/opponents';
import {ombreBrain} from './ombre/opponents/brain.js';

// The worker for tables of Ombre: it is given only a view and knows nothing else.
answerQuestions([ombreBrain]);
