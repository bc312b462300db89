import {
  countsOf,
  playerAt,
  refuseChosen,
  withoutAll,
  type Choice,
  type MoveRules,
  type Seat,
} from '@quinola/play';
import {beforeLead, exchangeOf} from './buying.js';
import {afterBuying, turnUp} from './contract.js';
import {gameOf} from './ladder.js';
import {abandon, settle} from './settling.js';
import {opponentsOf, tools} from './table.js';
import type {Events, ViraState, ViraTypes, ViraView} from './types.js';

/** What a player may exchange: any number of cards, as far as the talon goes. */
export const exchangeChoice = ({hand, talon}: Pick<ViraView, 'hand' | 'talon'>): Choice => ({
  choose: 'EXCHANGE',
  from: hand,
  least: 0,
  most: Math.min(hand.length, talon),
});

/** Cards are thrown face down, and as many drawn from the top of the talon. */
export const EXCHANGE: MoveRules<ViraTypes>['EXCHANGE'] = {
  moves: (view) => [exchangeChoice(view)],
  refuse: (view, {cards}) => refuseChosen(exchangeChoice(view), cards),
  act(state, {cards}, by, events) {
    const {table} = state;
    const seat = table.seats.indexOf(by as number);
    const count = cards.length;
    const drew = state.talon.slice(0, count);
    const to = [playerAt(table, seat)];
    events.push({type: 'exchanged', seat, count});
    if (count) events.push({type: 'laid', seat, cards, to}, {type: 'drew', seat, cards: drew, to});
    const hands = state.hands.with(seat, [...withoutAll(state.hands[seat]!, cards), ...drew]);
    const before = table.exchanged[seat] ?? 0;
    const next: ViraState = {
      ...state,
      hands,
      talon: state.talon.slice(count),
      laid: state.laid.with(seat, [...state.laid[seat]!, ...cards]),
      table: tools.changed(table, {
        talon: table.talon - count,
        turnedLies: table.turnedLies && count === 0,
        exchanged: table.exchanged.with(seat, before + count),
        counts: countsOf(hands),
      }),
    };
    return seat === table.declarer ? afterOwn(next, events) : beforeLead(next, events);
  },
};

/** How many cards of the talon can still be turned or bought: one that lies turned cannot be turned again. */
const cardsToTurn = ({talon, turnedLies}: Pick<ViraView, 'talon' | 'turnedLies'>): number =>
  talon - Number(turnedLies);

/** Whether a game may be bought again: once, and only one with exchange for tricks. */
export const mayBuyAgain = ({game, again, talon}: Pick<ViraView, 'game' | 'again' | 'talon'>): boolean =>
  gameOf(game!).kind === 'kop' && again === 0 && talon > 0;

/** Whether a Tournée may be turned again. */
export const mayTurnAgain = (view: Pick<ViraView, 'game' | 'talon' | 'turnedLies'>): boolean =>
  gameOf(view.game!).kind === 'tournee' && cardsToTurn(view) > 0;

/** After his exchange a declarer of tricks has his second chances, while there are cards. */
function afterOwn(state: ViraState, events: Events): ViraState {
  const {table} = state;
  return mayBuyAgain(table) || mayTurnAgain(table)
    ? {...state, table: tools.waitingAt(table, 'exchanging.second', table.declarer)}
    : afterBuying(state, events);
}

/** The second chances: to be content, to buy or to turn again (section 5.1). */
export const SECOND: MoveRules<ViraTypes> = {
  CONTENT: {
    moves: () => [{type: 'CONTENT'}],
    act(state, _move, _by, events) {
      events.push({type: 'content', seat: state.table.declarer});
      return afterBuying(state, events);
    },
  },
  OMKOP: {
    moves: (view) => (mayBuyAgain(view) ? [{type: 'OMKOP'}] : []),
    act(state, _move, _by, events) {
      const {declarer} = state.table;
      events.push({type: 'buys-again', seat: declarer});
      return exchangeOf({...state, table: abandon(state.table, events)}, declarer);
    },
  },
  RETURN: {
    moves: (view) => (mayTurnAgain(view) ? [{type: 'RETURN'}] : []),
    act(state, _move, _by, events) {
      events.push({type: 'turns-again', seat: state.table.declarer});
      return turnUp({...state, table: abandon(state.table, events)}, events);
    },
  },
};

/** Whether the declarer may lie down: after his own exchange, until a card is led. */
const mayGiveUp = ({seat, declarer, tricks, trick}: ViraView): boolean =>
  seat === declarer && !tricks.length && !trick.length;

/** The declarer gives up: a simple bête. A Tournée that could be turned again is offered to the others. */
export const LIE_DOWN: MoveRules<ViraTypes>['LIE_DOWN'] = {
  right: true,
  moves: (view) => (mayGiveUp(view) ? [{type: 'LIE_DOWN'}] : []),
  act(state, _move, _by, events) {
    const {table} = state;
    events.push({type: 'lay-down', seat: table.declarer});
    const isOffered = table.turn.phase === 'exchanging.second' && mayTurnAgain(table);
    return isOffered ? offer(state, opponentsOf(table), events) : settle(state, events, {laidDown: true});
  },
};

/** Asks the first of these whether he takes over; if nobody does, the deal ends. */
function offer(state: ViraState, asking: readonly Seat[], events: Events): ViraState {
  const [next] = asking;
  if (next === undefined) return settle(state, events, {laidDown: true});
  return {...state, table: tools.waitingAt(state.table, 'exchanging.takeover', next, {asking})};
}

/** Another takes over a Tournée: he turns the next card and plays it as his own. */
export const TAKEOVER: MoveRules<ViraTypes> = {
  TAKE_OVER: {
    moves: () => [{type: 'TAKE_OVER'}],
    act(state, _move, _by, events) {
      const {table} = state;
      const declarer = table.asking[0]!;
      const abandoned = abandon(table, events);
      events.push({type: 'takes-over', seat: declarer});
      return turnUp({...state, table: tools.changed(abandoned, {declarer, asking: []})}, events);
    },
  },
  DECLINE: {
    moves: () => [{type: 'DECLINE'}],
    act(state, _move, _by, events) {
      const {asking} = state.table;
      events.push({type: 'declined', seat: asking[0]!});
      return offer(state, asking.slice(1), events);
    },
  },
};
