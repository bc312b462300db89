import type {Brain} from '@quinola/opponents';
import type {NewGameMove, NewGameView} from '../rules/index.js';

/** Gives the visitor hints, and plays for him in autoplay: builds whatever can be built. */
export const newGameBrain = (): Brain<NewGameView, NewGameMove> => ({
  game: 'new-game',
  choose: ({moves}) => ({move: moves[0]!, because: {maxim: 'best', provenance: 'engine'}}),
});
