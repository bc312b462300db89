// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {answerQuestions} from '@quinola/opponents';
import {cinquilleBrain} from '../opponents/index.js';

// The worker for tables of Cinquille: it is given only a view and knows nothing else; searches have a time limit.
answerQuestions([cinquilleBrain({clock: () => performance.now()})]);
