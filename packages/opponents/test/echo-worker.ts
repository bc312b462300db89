import {answerQuestions} from '@quinola/opponents';

// A worker whose opponent returns the question it was asked, and whether it ran in a worker.
answerQuestions([{game: 'echo', choose: ({view}) => ({move: ['worker', view, typeof document]})}]);
