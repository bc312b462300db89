import type {Pace} from '@quinola/opponents';
import {contractsBrain} from '../../kit/contracts/opponents/master.js';

/** The opponents of Boston, for four and for three. */
export const bostonBrain = (pace?: Pace) => contractsBrain('boston', pace);
