// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {answerQuestions} from '@quinola/opponents';
import {bostonBrain} from '../opponents/index.js';

// The worker for tables of Boston: it is given only a view and knows nothing else; searches have a time limit.
answerQuestions([bostonBrain({clock: () => performance.now()})]);
