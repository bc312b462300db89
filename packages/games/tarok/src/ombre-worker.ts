import {answerQuestions} from '@quinola/opponents';
import {tarokOmbreBrain} from './tarok-ombre/maxims/brain.js';

// The worker of the tables of Tarok-ombre: it is asked with a view, and knows nothing else.
answerQuestions([tarokOmbreBrain]);
