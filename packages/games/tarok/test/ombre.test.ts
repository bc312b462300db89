import {holdGame} from '../../../chart/test-support/hold-game.js';
import {heldOmbre} from '../test-support/ombre-held.js';

holdGame(heldOmbre, new URL('./fixtures/tarok-ombre/', import.meta.url));
