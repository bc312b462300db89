import type {Card} from '@quinola/cards';
import {countsOf, withCardMoved, naming} from '@quinola/play';
import {COUNTING_CARDS, demandsLeft, refuseDemand} from './demands.js';
import {beginPlay} from './playing.js';
import {tools} from './table.js';
import type {Act, TarokOmbreHappening, TarokOmbreState, TarokOmbreView} from './types.js';

const {changed, waitingAt} = tools;

/** Between bidding and play: in the new manner the declarer first takes the three cards, whatever he plays (7428). */
export function beginExchange(state: TarokOmbreState, events: TarokOmbreHappening[]): TarokOmbreState {
  return goOnAsking(state.table.options.manner === 'new' ? takeThree(state, events) : state);
}

function takeThree(state: TarokOmbreState, events: TarokOmbreHappening[]): TarokOmbreState {
  const {table, aside} = state;
  const {declarer: seat} = table;
  events.push({type: 'took-three', seat});
  const hands = state.hands.with(seat, [...state.hands[seat]!, ...aside]);
  return {...state, hands, table: changed(table, {counts: countsOf(hands)})};
}

function goOnAsking(state: TarokOmbreState): TarokOmbreState {
  const {table} = state;
  return demandsLeft(table) > 0
    ? {...state, table: waitingAt(table, 'asking.demanding', table.declarer)}
    : afterAsking(state);
}

/** Nothing more is asked for: in the new manner the declarer lays the Skat, in the old play begins. */
function afterAsking(state: TarokOmbreState): TarokOmbreState {
  const {table} = state;
  return table.options.manner === 'new'
    ? {...state, table: waitingAt(table, 'skat', table.declarer)}
    : beginPlay(state);
}

/** The declarer stops asking for cards. */
export const stopDemanding: Act<'STOP_DEMANDING'> = (state, _move, _by, events) => {
  events.push({type: 'stopped-demanding', seat: state.table.declarer});
  return afterAsking(state);
};

/** A card is named; its holder gives it. If it is in his Skat, the dealer says so and another is named (decision). */
export const demand: Act<'DEMAND'> = (state, {card}, _by, events) => {
  const {table, hands} = state;
  const {declarer} = table;
  const from = hands.findIndex((hand) => hand.includes(card));
  events.push({type: 'demanded', seat: declarer, card, from});
  const returned = [...state.returned, null];
  const asked = changed(table, {demands: [...table.demands, {card, from}]});
  if (from < 0) return goOnAsking({...state, returned, table: asked});
  const given = withCardMoved(hands, card, from, declarer);
  return {
    ...state,
    returned,
    hands: given,
    table: waitingAt(asked, 'asking.givingBack', declarer, {counts: countsOf(given)}),
  };
};

/** A card is given back face down: only the two players know it. */
export const giveBack: Act<'GIVE_BACK'> = (state, {card}, _by, events) => {
  const {table, hands} = state;
  const {declarer: seat, demands, seats} = table;
  const {from: receiver} = demands[demands.length - 1]!;
  events.push(
    {type: 'gave-back', seat, receiver},
    {type: 'card-back', seat, receiver, card, to: [seats[seat]!, seats[receiver]!]},
  );
  const given = withCardMoved(hands, card, seat, receiver);
  return goOnAsking({
    ...state,
    returned: state.returned.with(-1, card),
    hands: given,
    table: changed(table, {counts: countsOf(given)}),
  });
};

/** The rules of asking: the declarer names a counting card he does not hold. */
export const DEMANDING = {
  DEMAND: naming('DEMAND', 'card', {among: () => COUNTING_CARDS, refuse: refuseDemand, act: demand}),
  STOP_DEMANDING: {moves: () => [{type: 'STOP_DEMANDING'} as const], act: stopDemanding},
} as const;

/** The rule of giving back: any card but the one just received (decision). */
export const GIVING_BACK = {
  GIVE_BACK: naming('GIVE_BACK', 'card', {
    among: ({hand}: TarokOmbreView) => hand,
    refuse: ({hand, demands}, card: Card) =>
      !hand.includes(card) ? 'not-held' : card === demands[demands.length - 1]!.card ? 'just-received' : null,
    act: giveBack,
  }),
} as const;
