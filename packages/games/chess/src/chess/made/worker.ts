// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {answerQuestions} from '@quinola/opponents';
import {chessBrain} from '../opponents/master.js';

// The worker for tables of Chess: it is given only a view and knows nothing else; searches have a time limit.
answerQuestions([chessBrain({clock: () => performance.now()})]);
