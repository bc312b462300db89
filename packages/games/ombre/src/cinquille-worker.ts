import {answerQuestions} from '@quinola/opponents';
import {calledKingBrain} from './called-king/opponents/master.js';
import {cinquille} from './cinquille/rules/index.js';

// The worker for tables of Cinquille: it is given only a view, and knows the rules beside it; searches have a time limit.
answerQuestions([calledKingBrain(cinquille, {clock: () => performance.now()})]);
