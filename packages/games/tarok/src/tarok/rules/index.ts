export * from './game.js';
export {dealState, readDeal} from './position.js';
