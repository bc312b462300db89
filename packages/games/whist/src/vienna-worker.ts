import {answerQuestions} from '@quinola/opponents';
import {bookPlayer} from './maxims/player.js';
import {viennese} from './maxims/viennese.js';

const maxims = viennese();

// The worker of tables at which all play by the Viennese guide and nobody can err: it is fetched first, and is small.
answerQuestions([bookPlayer({maxims: () => maxims})]);
