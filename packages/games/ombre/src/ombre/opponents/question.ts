import type {Question} from '@quinola/opponents';
import type {Offer} from '@quinola/play';
import type {OmbreMove, OmbreView} from '../rules/index.js';

/** The question to an opponent of Ombre. */
export type OmbreQuestion = Question<OmbreView, OmbreMove, Offer<OmbreMove>>;
