import {answerQuestions} from '@quinola/opponents';
import {teacherBrain} from './teacher.js';

// The worker of the teacher: it is asked with a visitor's view, or with a deal that is over and lies open.
answerQuestions([teacherBrain]);
