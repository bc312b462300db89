// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {answerQuestions} from '@quinola/opponents';
import {viraBrain} from '../opponents/master.js';

// The worker for tables of Vira: it is given only a view and knows nothing else; searches have a time limit.
answerQuestions([viraBrain({clock: () => performance.now()})]);
