import {answerQuestions} from '@quinola/opponents';
import {learningBrain} from './opponents/help/taught.js';

// The solver for all patiences of a page. It receives hidden information only if a visitor asks to use it.
answerQuestions([learningBrain]);
