import {bostonGame} from '../../kit/contracts/rules/index.js';
import {bostonWhistOptions} from './options.js';

/** The rules of Boston-Whist. */
export const bostonWhist = bostonGame('boston-whist', bostonWhistOptions);

export {bostonWhistOptions} from './options.js';
export * from '../../kit/contracts/rules/index.js';
