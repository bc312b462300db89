import {bostonGame} from '../../kit/contracts/rules/index.js';
import {bostonOptions} from './options.js';

/** The rules of Boston for four, and of Tri-Boston for three. */
export const boston = bostonGame('boston', bostonOptions);

export {bostonOptions} from './options.js';
export * from '../../kit/contracts/rules/index.js';
