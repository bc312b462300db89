export {eitherOf, imagineHands, imagineIfAny, type KnownHands, type Statement} from './hands.js';
export {imaginer, type Imaginer} from './imagine.js';
export {likelier} from './likelier.js';
export {pooled, type PoolOptions} from './pooled.js';
export {cardsIn, ImpossibleView, type Constraint, type Unseen} from './unseen.js';
export {voidsShown} from './voids.js';
export {oncePerView} from './once-per-view.js';
