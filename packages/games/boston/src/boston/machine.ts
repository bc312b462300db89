import {once} from '@quinola/chart';
import {bostonMachine as machineOf} from '../kit/contracts/machine.js';
import {boston} from './rules/index.js';

/** The statechart of Boston, for four and for three. */
export const bostonMachine = once(() => machineOf(boston, {helpers: false, leaders: true}));

export {profile} from '../kit/contracts/machine.js';
