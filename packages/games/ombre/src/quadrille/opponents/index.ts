import type {Pace} from '@quinola/opponents';
import type {CalledKingBrain} from '../../kit/called-king/opponents/brain.js';
import {calledKingBrain} from '../../kit/called-king/opponents/master.js';
import {quadrille} from '../rules/index.js';

/** The opponents of Quadrille. */
export const quadrilleBrain = (pace?: Pace): CalledKingBrain => calledKingBrain(quadrille, pace);
