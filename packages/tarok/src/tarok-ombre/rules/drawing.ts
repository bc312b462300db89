import {MoveError, type Player} from '@quinola/play';
import {arePlaceCards, seatsDrawn} from '../../pack/index.js';
import {beginDeal} from './dealing.js';
import {changed, waiting, type Act} from './table.js';

/** Three cards mark the places, face down (as in Tarok, l. 6566; decision). */
export const place: Act<'PLACE'> = (state, {cards}, _by, events) => {
  if (!arePlaceCards(cards)) throw new MoveError({reason: 'no-place-cards'});
  events.push({type: 'placed'});
  return {...state, pack: cards, table: waiting(state.table, 'drawingSeats.drawing', 0)};
};

/** A place is drawn; whoever draws the tarok deals first, the others sit at his left as they drew. */
export const drawPlace: Act<'DRAW'> = (state, {index}, by, events) => {
  const {table, pack} = state;
  const player = by as Player;
  const card = pack[index]!;
  events.push({type: 'drawn', player, index, card});
  const draw = {taken: [...table.draw.taken, index], turned: [...table.draw.turned, card]};
  if (player < 2) return {...state, table: waiting(table, 'drawingSeats.drawing', player + 1, {draw})};
  const seats = seatsDrawn(draw.turned.map((turned, drawer) => ({player: drawer, card: turned})));
  events.push({type: 'seated', seats, dealer: 0});
  return beginDeal(state, changed(table, {draw, seats, dealer: 0}));
};
