import {answerQuestions} from '@quinola/opponents';
import {whistBrain} from './opponents/maxims/brain.js';

// The worker of all whist tables of a page: it is given only a view and knows nothing else.
answerQuestions([whistBrain]);
