import {answerQuestions} from '@quinola/opponents';
import {bookPlayer} from './maxims/player.js';
import {viennese} from './maxims/viennese.js';

const maxims = viennese();

// The worker for relaxed tables where all play by the Viennese guide: it is loaded first and is small.
answerQuestions([bookPlayer({maxims: () => maxims})]);
