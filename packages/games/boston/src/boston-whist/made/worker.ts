// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {answerQuestions} from '@quinola/opponents';
import {bostonWhistBrain} from '../opponents/index.js';

// The worker for tables of Boston-Whist: it is given only a view and knows nothing else; searches have a time limit.
answerQuestions([bostonWhistBrain({clock: () => performance.now()})]);
