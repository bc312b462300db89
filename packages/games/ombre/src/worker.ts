import {answerQuestions} from '@quinola/opponents';
import {masterOmbreBrain} from './ombre/search/master.js';

// The worker that thinks for tables of Ombre. It gets only a player's view, never the state; its searches have a time limit.
answerQuestions([masterOmbreBrain({clock: () => performance.now()})]);
