import type {Brain, Question} from '@quinola/opponents';
import {addPatience, patienceNamed} from '../../rules/games/known.js';
import type {Patience} from '../../rules/schema.js';
import {solverBrain} from '../solver/brain.js';
import type {Answer, Inquiry} from '../solver/inquiry.js';

/** A question with the data of its patience if a page added it: the solver runs elsewhere and cannot know it. */
export interface InquiryWithData extends Inquiry {
  readonly def?: Patience | undefined;
}

/** Learns an unknown patience. The page validated its data when it was added. */
function learn({view: {def}}: Question<InquiryWithData, Answer>): void {
  if (def && !patienceNamed(def.id)) addPatience(def);
}

/** The solver, which learns from each question the game data it needs. */
export const learningBrain: Brain<InquiryWithData, Answer> = {
  ...solverBrain,
  choose(question) {
    learn(question);
    return solverBrain.choose(question);
  },
  start(question) {
    learn(question);
    return solverBrain.start!(question);
  },
};
