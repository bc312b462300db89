import {answerQuestions} from '@quinola/opponents';
import {masterTarokBrain} from './tarok/search/master.js';

// The worker of tables at which somebody searches, and never longer than the ceiling: it knows all that the other one knows.
answerQuestions([masterTarokBrain({clock: () => performance.now()})]);
