import {pick, randomFrom} from '@quinola/cards';
import type {Brain} from '@quinola/opponents';
import {winnerOf, type NewGameMove, type NewGameView} from '../rules/index.js';

/** The opponent: wins if it can, else keeps the other from winning, else places its stone anywhere. */
export const newGameBrain = (): Brain<NewGameView, NewGameMove> => ({
  game: 'new-game',
  choose({view: {fields, player}, moves, seed}) {
    const makes =
      (who: number) =>
      (move: NewGameMove): boolean =>
        move.type === 'PLACE' && winnerOf(fields.with(move.at, who)) === who;
    const tried = [
      {maxim: 'win', move: moves.find(makes(player))},
      {maxim: 'keep', move: moves.find(makes(1 - player))},
    ];
    const {maxim, move} = tried.find((one) => one.move) ?? {maxim: 'any'};
    return {move: move ?? pick(moves, randomFrom(seed)), because: {maxim, provenance: 'engine'}};
  },
});
