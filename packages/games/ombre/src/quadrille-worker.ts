import {answerQuestions} from '@quinola/opponents';
import {calledKingBrain} from './called-king/opponents/master.js';
import {quadrille} from './quadrille/rules/index.js';

// The worker for tables of Quadrille: it is given only a view, and knows the rules beside it; searches have a time limit.
answerQuestions([calledKingBrain(quadrille, {clock: () => performance.now()})]);
