import {once} from '@quinola/chart';
import {bostonMachine} from '../kit/contracts/machine.js';
import {bostonWhist} from './rules/index.js';

/** The statechart of Boston-Whist. */
export const bostonWhistMachine = once(() => bostonMachine(bostonWhist, {helpers: true, leaders: false}));

export {profile} from '../kit/contracts/machine.js';
