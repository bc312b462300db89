import {answerQuestions} from '@quinola/opponents';
import {bookPlayer} from './opponents/maxims/player.js';
import {viennese} from './opponents/maxims/viennese.js';

const maxims = viennese();

// The worker for relaxed tables where all play by the Viennese guide: it is loaded first and is small.
answerQuestions([bookPlayer({maxims: () => maxims})]);
