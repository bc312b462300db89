import type {Brain, Question} from '@quinola/opponents';
import {addPatience, patienceNamed} from '../games/known.js';
import type {Patience} from '../schema.js';
import {solverBrain} from '../solver/brain.js';
import type {Answer, Inquiry} from '../solver/inquiry.js';

/** A question with the data of the patience it is about, where a page has added that one: the solver lives elsewhere, and cannot know it. */
export interface Taught extends Inquiry {
  readonly def?: Patience | undefined;
}

/** Learns a patience that is not known yet. The page has found its data sound when it was added. */
function learn({view: {def}}: Question<Taught, Answer>): void {
  if (def && !patienceNamed(def.id)) addPatience(def);
}

/** The solver, which learns from each question what it needs for it. */
export const taughtBrain: Brain<Taught, Answer> = {
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
