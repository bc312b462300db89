import {MoveError, type Player} from '@quinola/play';
import {arePlaceCards, seatsDrawn} from '../../pack/index.js';
import {beginDeal} from './dealing.js';
import {changed, waiting, type Act} from './table.js';

/** Three cards mark the places, face down (as in Tarok, l. 6566; decision). */
export const spread: Act<'SPREAD'> = (state, {cards}, _by, events) => {
  if (!arePlaceCards(cards)) throw new MoveError({reason: 'not-a-spread'});
  events.push({type: 'spread'});
  return {
    ...state,
    pack: cards,
    table: waiting(state.table, 'drawing.seats', 0, {draw: {size: 3, drawn: []}}),
  };
};

/** A place is drawn; whoever draws the tarok deals first, the others sit at his left as they drew. */
export const drawPlace: Act<'DRAW'> = (state, {index}, by, events) => {
  const {table, pack} = state;
  const player = by as Player;
  const card = pack[index]!;
  events.push({type: 'drawn', player, index, card});
  const drawn = [...table.draw!.drawn, {player, index, card}];
  if (drawn.length < 3)
    return {...state, table: waiting(table, 'drawing.seats', player + 1, {draw: {size: 3, drawn}})};
  const seats = seatsDrawn(drawn);
  events.push({type: 'seated', seats, dealer: 0});
  return beginDeal(state, changed(table, {draw: {size: 3, drawn}, seats, dealer: 0}));
};
