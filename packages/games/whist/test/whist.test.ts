import {holdGame} from '../../../chart/test-support/hold-game.js';
import {heldWhist} from '../test-support/held.js';

holdGame(heldWhist, new URL('./fixtures/whist/', import.meta.url));
