import {answerQuestions} from '@quinola/opponents';
import {masterBrain} from './search/master.js';

// The worker of tables at which somebody searches: it knows all that the other one knows, and is fetched only then.
answerQuestions([masterBrain]);
