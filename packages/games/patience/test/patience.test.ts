import {holdGame} from '../../../chart/test-support/hold-game.js';
import {heldPatience} from '../test-support/held.js';

holdGame(heldPatience, new URL('./fixtures/patience/', import.meta.url));
