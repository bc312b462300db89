import {holdGame} from '../../../chart/test-support/hold-game.js';
import {heldTarok} from '../test-support/tarok-held.js';

holdGame(heldTarok, new URL('./fixtures/tarok/', import.meta.url));
