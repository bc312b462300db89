// Written by `node build/readmes.mjs` from game.json and the words of the game.
import {answerQuestions} from '@quinola/opponents';
import {faroBrain} from '../opponents/brain.js';

// The worker for tables of Faro: it is given only a view and knows nothing else.
answerQuestions([faroBrain()]);
