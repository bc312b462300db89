import type {Pace} from '@quinola/opponents';
import type {CalledKingBrain} from '../../kit/called-king/opponents/brain.js';
import {calledKingBrain} from '../../kit/called-king/opponents/master.js';
import {cinquille} from '../rules/index.js';

/** The opponents of Cinquille. */
export const cinquilleBrain = (pace?: Pace): CalledKingBrain => calledKingBrain(cinquille, pace);
