import {answerQuestions} from '@quinola/opponents';
import {tarokBrain} from './opponents/maxims/brain.js';

// The worker for tables of Tarok en trois and en deux: it is given only a view and knows nothing else.
answerQuestions([tarokBrain]);
