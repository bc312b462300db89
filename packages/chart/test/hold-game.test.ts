import {holdGame} from '../test-support/hold-game.js';
import {heldToy} from '../test-support/kit-toy.js';

holdGame(heldToy);
