import {greedyCard, type Brain} from '@quinola/opponents';
import {playOf} from '@quinola/play';
import {TRICKS, type NewGameMove, type NewGameView} from './rules/index.js';

/** Who plays against the visitor: wins a trick as cheaply as he can. To be replaced by the maxims of the book. */
export const newGameBrain: Brain<NewGameView, NewGameMove> = {
  game: 'new-game',
  choose: ({view: {hand, trick}}) => ({
    move: playOf(greedyCard({rules: TRICKS, hand, trick, friend: () => false})),
    because: {maxim: 'best', provenance: 'engine'},
  }),
};
