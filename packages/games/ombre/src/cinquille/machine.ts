import {once} from '@quinola/chart';
import {calledKingMachine} from '../kit/called-king/machine.js';
import {cinquille} from './rules/index.js';

/** A session of Cinquille. */
export const cinquilleMachine = once(() => calledKingMachine(cinquille));
