import {answerQuestions} from '@quinola/opponents';
import {tarokOmbreBrain} from './opponents/maxims/brain.js';

// The worker for tables of Tarok-ombre: it is given only a view and knows nothing else.
answerQuestions([tarokOmbreBrain]);
