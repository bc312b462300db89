import {once} from '@quinola/chart';
import {calledKingMachine} from '../kit/called-king/machine.js';
import {quadrille} from './rules/index.js';

/** A session of Quadrille. */
export const quadrilleMachine = once(() => calledKingMachine(quadrille));
