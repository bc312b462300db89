import {speaker, type Refusal, type Seat} from '@quinola/play';
import {beginExchange} from './asking.js';
import {afterWord, hasHand, isPlayed, lawfulBids, mayPass, nominal} from './bidding.js';
import {throwIn} from './settling.js';
import {forehandOf, tools} from './table.js';
import type {
  Act,
  Contract,
  Table,
  TarokOmbreHappening,
  TarokOmbreMove,
  TarokOmbrePhase,
  TarokOmbreState,
  TarokOmbreView,
} from './types.js';

const {changed, waitingAt} = tools;

/** Forehand looks at his cards. */
export const look: Act<'LOOK'> = (state, _move, _by, events) => {
  const {table} = state;
  const forehand = forehandOf(table);
  events.push({type: 'looked', seat: forehand});
  return {...state, table: waitingAt(table, 'bidding.opening', forehand, {looked: true})};
};

/** A game is named. */
export const bid: Act<'BID'> = (state, {contract}, _by, events) => {
  const {table} = state;
  const unseen = !table.looked;
  events.push({type: 'bid', seat: speaker(table.auction)!, contract, unseen});
  return spoke(
    {...state, table: changed(table, {looked: true, unseen: table.unseen || unseen})},
    contract,
    events,
  );
};

/** The elder plays what the younger has bid (7.). */
export const hold: Act<'HOLD'> = (state, _move, _by, events) => {
  const {auction} = state.table;
  const {bid: contract} = auction.high!;
  events.push({type: 'held', seat: speaker(auction)!, contract});
  return spoke(state, contract, events);
};

/** The speaker is out. */
export const pass: Act<'PASS'> = (state, _move, _by, events) => {
  events.push({type: 'passed', seat: speaker(state.table.auction)!});
  return spoke(state, null, events);
};

function spoke(
  state: TarokOmbreState,
  contract: Contract | null,
  events: TarokOmbreHappening[],
): TarokOmbreState {
  const {table} = state;
  const auction = afterWord(table.options, table.auction, forehandOf(table), contract);
  const next = changed(table, {auction});
  const seat = speaker(auction);
  if (seat !== null) return {...state, table: waitingAt(next, phaseOfBidding(next, seat), seat)};
  const {high} = auction;
  if (high === null || !isPlayed(table.options, high.bid)) return throwIn({...state, table: next}, events);
  events.push({type: 'contract', seat: high.by, contract: high.bid});
  return beginExchange({...state, table: changed(next, {declarer: high.by, contract: high.bid})}, events);
}

/** Who has the hand answers; else somebody opens, or bids over what stands. */
function phaseOfBidding(table: Table, seat: Seat): TarokOmbrePhase {
  const {high} = table.auction;
  if (high === null) return 'bidding.opening';
  return hasHand(forehandOf(table), seat, high.by) ? 'bidding.answering' : 'bidding.overbidding';
}

/** A word of the bidding. */
export type Word = Extract<TarokOmbreMove, {readonly type: 'BID' | 'HOLD' | 'PASS'}>;

/** What may be said in the bidding: to pass, to hold, or a game. */
function words(view: TarokOmbreView): readonly Word[] {
  const {auction, options} = view;
  const standing = auction.high?.bid;
  return [
    ...(mayPass(options, auction) ? [{type: 'PASS'} as const] : []),
    ...lawfulBids(options, auction, forehandOf(view)).map((contract): Word =>
      contract === standing ? {type: 'HOLD'} : {type: 'BID', contract},
    ),
  ];
}

/** Before he has looked forehand may only look, or say the lowest game unseen (6.). */
function unseenBid({options}: TarokOmbreView): readonly Word[] {
  return [{type: 'BID', contract: nominal(options)}];
}

/** The rule of one kind of word. */
function wordRule<Type extends Word['type']>(type: Type, act: Act<Type>, lawful = words) {
  const isOfType = (word: Word): word is Extract<Word, {readonly type: Type}> => word.type === type;
  return {
    moves: (view: TarokOmbreView) => lawful(view).filter(isOfType),
    refuse: (view: TarokOmbreView, move: Extract<Word, {readonly type: Type}>) =>
      refuseWord(view, move, lawful(view)),
    act,
  };
}

/** What is said in the bidding once forehand has looked. */
export const WORDS = {
  PASS: wordRule('PASS', pass),
  HOLD: wordRule('HOLD', hold),
  BID: wordRule('BID', bid),
} as const;

/** What forehand says before he has looked at his cards. */
export const UNSEEN = {
  LOOK: {moves: (): readonly {readonly type: 'LOOK'}[] => [{type: 'LOOK'}], act: look},
  BID: wordRule('BID', bid, unseenBid),
  HOLD: wordRule('HOLD', hold, unseenBid),
  PASS: wordRule('PASS', pass, unseenBid),
} as const;

/** Why a word may not be spoken in the bidding. */
function refuseWord(view: TarokOmbreView, move: Word, lawful: readonly Word[]): Refusal | null {
  if (move.type === 'BID') {
    if (lawful.some((word) => word.type === 'BID' && word.contract === move.contract)) return null;
    return {
      reason: view.turn.phase === 'bidding.unseen' ? 'look-first' : 'not-higher',
      about: {contract: move.contract},
    };
  }
  if (lawful.some(({type}) => type === move.type)) return null;
  return move.type === 'HOLD'
    ? {reason: 'not-the-hand'}
    : {reason: 'lowest-keeps-the-hand', about: {contract: nominal(view.options)}};
}
