import {answerQuestions} from '@quinola/opponents';
import {teacherBrain} from './opponents/teacher.js';

// The teacher's worker: asked about a visitor's view, or about a finished deal with all cards open.
answerQuestions([teacherBrain]);
