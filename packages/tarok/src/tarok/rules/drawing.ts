import {isWholePack, TAROK_78, type Card} from '@quinola/cards';
import {MoveError, type Player} from '@quinola/play';
import {arePlaceCards, seatsDrawn, type Draw} from '../../pack/index.js';
import {beginDeal} from './dealing.js';
import {part} from './parts.js';
import {isTrois, waiting, type Act} from './table.js';
import type {Table} from './types.js';

/** Cards are spread: three that mark the places, or the whole pack to cut for the deal. */
export const spread: Act<'SPREAD'> = (state, {cards}, _by, events) => {
  const {table} = state;
  const sound = isTrois(table) ? arePlaceCards(cards) : isWholePack(TAROK_78, cards);
  if (!sound) throw new MoveError({reason: 'not-a-spread'});
  events.push({type: 'spread'});
  return {...state, pack: cards, table: drawingNext(table, {size: cards.length, drawn: []})};
};

/** A card is drawn; the last one decides who sits where and who deals (rule 11; en deux l. 6895-6897). */
export const drawCard: Act<'DRAW'> = (state, {index}, by, events) => {
  const {table} = state;
  const card = state.pack[index]!;
  const player = by as Player;
  const {size, drawn: before} = table.draw!;
  const drawn = [...before, {player, index, card}];
  events.push({type: 'drawn', player, index, card});
  if (drawn.length < table.options.players) return {...state, table: drawingNext(table, {size, drawn})};
  const dealer = isTrois(table) ? 0 : part('deux').dealerByCut(drawn.map((draw) => draw.card));
  if (dealer === null) {
    events.push({type: 'redraw'});
    return {...state, pack: [], table: waiting(table, 'drawing.spreading', 'chance', {draw: {size, drawn}})};
  }
  const seats = isTrois(table) ? seatsDrawn(drawn) : [0, 1];
  events.push({type: 'seated', seats, dealer});
  return {...state, pack: NO_PACK, table: beginDeal({...table, draw: {size, drawn}, seats}, dealer)};
};

const NO_PACK: readonly Card[] = [];

function drawingNext(table: Table, draw: Draw): Table {
  return waiting(table, isTrois(table) ? 'drawing.seats' : 'drawing.deal', draw.drawn.length, {draw});
}
