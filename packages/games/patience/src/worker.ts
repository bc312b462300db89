import {answerQuestions} from '@quinola/opponents';
import {taughtBrain} from './help/taught.js';

// The solver of all patiences of a page. It is told what lies hidden only by a visitor who asks to look.
answerQuestions([taughtBrain]);
