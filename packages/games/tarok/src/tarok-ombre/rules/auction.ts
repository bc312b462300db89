import {auctioning} from '@quinola/play';
import {beginExchange} from './asking.js';
import {bidding, isPlayed, nominal, type Game} from './bidding.js';
import {throwIn} from './settling.js';
import {forehandOf, tools} from './table.js';
import type {Act, Table, TarokOmbreHappening, TarokOmbreState, TarokOmbreView} from './types.js';

const {changed, waitingAt} = tools;

/**
 * Forehand bids first, in the old manner before looking at his cards: he bids the lowest game and keeps the hand,
 * or looks (6.). He cannot pass unless agreed otherwise.
 */
const auction = auctioning<Table, TarokOmbreState, TarokOmbreHappening, Game, 'contract'>(
  {
    tools,
    rules: ({options}) => bidding(options),
    phase: ({looked}, situation) => (looked ? `bidding.${situation}` : 'bidding.unseen'),
    refuse: ({looked, options}, {id}) => (looked || id === nominal(options) ? null : 'look-first'),
    refusePass: ({auction: {said}, looked, options}) =>
      said.length > 0 || (looked && options.forehandMayPass) ? null : 'lowest-keeps-the-hand',
    said(state, word, events) {
      const {table} = state;
      const {seat} = word;
      if (word.type === 'passed') {
        events.push({type: 'passed', seat});
        return state;
      }
      const unseen = !table.looked;
      events.push(
        word.type === 'held'
          ? {type: 'held', seat, contract: word.bid}
          : {type: 'bid', seat, contract: word.bid, unseen},
      );
      return unseen ? {...state, table: changed(table, {looked: true, unseen})} : state;
    },
    won(state, {by, bid}, events) {
      const {table} = state;
      if (!isPlayed(table.options, bid)) return throwIn(state, events);
      events.push({type: 'contract', seat: by, contract: bid});
      return beginExchange({...state, table: changed(table, {declarer: by, contract: bid})}, events);
    },
    allPassed: throwIn,
  },
  'contract',
);

/** The bids once forehand has looked. */
export const WORDS = auction.moves;

const look: Act<'LOOK'> = (state, _move, _by, events) => {
  const {table} = state;
  const forehand = forehandOf(table);
  events.push({type: 'looked', seat: forehand});
  return {...state, table: waitingAt(table, 'bidding.opening', forehand, {looked: true})};
};

/** What forehand can say before looking at his cards. */
export const UNSEEN = {
  LOOK: {moves: (_view: TarokOmbreView): readonly {readonly type: 'LOOK'}[] => [{type: 'LOOK'}], act: look},
  ...WORDS,
} as const;
