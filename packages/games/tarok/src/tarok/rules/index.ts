export * from './game.js';
export {imagine, imaginerOf, type Imaginer} from './imagine.js';
export {dealState, readDeal} from './position.js';
