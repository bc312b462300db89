import {answerQuestions} from '@quinola/opponents';
import {whistBrain} from './maxims/brain.js';

// The worker of all whist tables of a page: it is asked with a view, and knows nothing else.
answerQuestions([whistBrain]);
