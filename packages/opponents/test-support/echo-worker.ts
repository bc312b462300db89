import {answerQuestions} from '@quinola/opponents';

// A worker whose opponent gives back what it was asked, and where it thought.
answerQuestions([{game: 'echo', choose: ({view}) => ({move: ['worker', view, typeof document]})}]);
