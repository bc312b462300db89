export {imaginer, type Imaginer} from './imagine.js';
export {likelier} from './likelier.js';
export {cardsIn, ImpossibleView, noneOf, type Holds, type Unseen} from './unseen.js';
