import {answerQuestions} from '@quinola/opponents';
import {masterOmbreBrain} from './tarok-ombre/search/master.js';

// The worker of tables at which somebody searches, and never longer than the ceiling: it knows all that the other one knows.
answerQuestions([masterOmbreBrain({clock: () => performance.now()})]);
