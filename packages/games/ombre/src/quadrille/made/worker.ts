// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {answerQuestions} from '@quinola/opponents';
import {quadrilleBrain} from '../opponents/index.js';

// The worker for tables of Quadrille: it is given only a view and knows nothing else; searches have a time limit.
answerQuestions([quadrilleBrain({clock: () => performance.now()})]);
