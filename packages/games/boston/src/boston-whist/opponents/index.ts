import type {Pace} from '@quinola/opponents';
import {contractsBrain} from '../../kit/contracts/opponents/master.js';

/** The opponents of Boston-Whist. */
export const bostonWhistBrain = (pace?: Pace) => contractsBrain('boston-whist', pace);
