import type {Brain} from '@quinola/opponents';
import type {NewGameMove, NewGameView} from './rules/index.js';

/** Who advises the visitor, and plays for him where the table plays by itself: builds whatever can be built. */
export const newGameBrain: Brain<NewGameView, NewGameMove> = {
  game: 'new-game',
  choose: ({moves}) => ({move: moves[0]!, because: {maxim: 'best', provenance: 'engine'}}),
};
