import {answerQuestions} from '@quinola/opponents';
import {tarokBrain} from './tarok/maxims/brain.js';

// The worker of the tables of Tarok en trois and en deux: it is asked with a view, and knows nothing else.
answerQuestions([tarokBrain]);
