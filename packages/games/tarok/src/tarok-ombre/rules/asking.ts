import {TAROK_78, type Card} from '@quinola/cards';
import {naming, without, type Seat} from '@quinola/play';
import {isCounting} from '../../pack/index.js';
import {demandsOf} from './bidding.js';
import {beginPlay} from './playing.js';
import {tools, withHand} from './table.js';
import type {Act, Table, TarokOmbreHappening, TarokOmbreState, TarokOmbreView} from './types.js';

const {changed, waitingAt} = tools;

/** The cards that can be asked for: sixteen figures, XXI, the Pagat, Sky (4.b, 2.). */
export const COUNTING_CARDS: readonly Card[] = TAROK_78.cards.filter(isCounting);

/** Why a card may not be asked for; `null` = it may. */
export type DemandRefusal = 'not-a-counting-card' | 'own-card' | 'own-skat' | 'already-demanded' | null;

/** Why the declarer may not ask for a card; `null` = he may. */
export function refuseDemand(
  {hand, skat, demands}: Pick<TarokOmbreView, 'hand' | 'skat' | 'demands'>,
  card: Card,
): DemandRefusal {
  if (!COUNTING_CARDS.includes(card)) return 'not-a-counting-card';
  if (hand.includes(card)) return 'own-card';
  if (skat?.includes(card)) return 'own-skat';
  return demands.some((demand) => demand.card === card) ? 'already-demanded' : null;
}

/** How many cards the declarer may still ask for; one that lay in the Skat is not counted. */
export function demandsLeft({contract, demands}: Pick<Table, 'contract' | 'demands'>): number {
  return demandsOf(contract!) - demands.filter(({from}) => from >= 0).length;
}

/** What comes between bidding and play: in the new manner the declarer first takes the three cards, whatever he plays (7428). */
export function beginExchange(state: TarokOmbreState, events: TarokOmbreHappening[]): TarokOmbreState {
  return goOnAsking(state.table.options.manner === 'new' ? takeThree(state, events) : state);
}

function takeThree(state: TarokOmbreState, events: TarokOmbreHappening[]): TarokOmbreState {
  const {table, hands, aside} = state;
  const {declarer: seat} = table;
  events.push({type: 'took-three', seat});
  return {
    ...state,
    hands: withHand(hands, seat, [...hands[seat]!, ...aside]),
    table: changed(table, {counts: table.counts.map((count, i) => (i === seat ? count + 3 : count))}),
  };
}

function goOnAsking(state: TarokOmbreState): TarokOmbreState {
  const {table} = state;
  return demandsLeft(table) > 0
    ? {...state, table: waitingAt(table, 'asking.demanding', table.declarer)}
    : afterAsking(state);
}

/** Nothing more is asked for: in the new manner the declarer lays the Skat, in the old the play begins. */
function afterAsking(state: TarokOmbreState): TarokOmbreState {
  const {table} = state;
  return table.options.manner === 'new'
    ? {...state, table: waitingAt(table, 'skat', table.declarer)}
    : beginPlay(state);
}

/** The declarer is content. */
export const stopDemanding: Act<'STOP_DEMANDING'> = (state, _move, _by, events) => {
  events.push({type: 'stopped-demanding', seat: state.table.declarer});
  return afterAsking(state);
};

/** A card is named; whoever has it gives it. Of one that lies in his Skat the dealer says so, and another is named (decision). */
export const demand: Act<'DEMAND'> = (state, {card}, _by, events) => {
  const {table, hands} = state;
  const {declarer} = table;
  const from = hands.findIndex((hand) => hand.includes(card));
  events.push({type: 'demanded', seat: declarer, card, from});
  const returned = [...state.returned, null];
  const asked = changed(table, {demands: [...table.demands, {card, from}]});
  if (from < 0) return goOnAsking({...state, returned, table: asked});
  const given = withHand(withHand(hands, from, without(hands[from]!, card)), declarer, [
    ...hands[declarer]!,
    card,
  ]);
  return {
    ...state,
    returned,
    hands: given,
    table: waitingAt(changed(asked, {counts: moved(asked, from, declarer)}), 'asking.givingBack', declarer),
  };
};

/** A card goes back, face down: only the two know it. */
export const giveBack: Act<'GIVE_BACK'> = (state, {card}, _by, events) => {
  const {table, hands} = state;
  const {declarer: seat, demands, seats} = table;
  const {from: receiver} = demands[demands.length - 1]!;
  events.push(
    {type: 'gave-back', seat, receiver},
    {type: 'card-back', seat, receiver, card, to: [seats[seat]!, seats[receiver]!]},
  );
  return goOnAsking({
    ...state,
    returned: [...state.returned.slice(0, -1), card],
    table: changed(table, {counts: moved(table, seat, receiver)}),
    hands: withHand(withHand(hands, seat, without(hands[seat]!, card)), receiver, [
      ...hands[receiver]!,
      card,
    ]),
  });
};

function moved({counts}: Pick<Table, 'counts'>, from: Seat, to: Seat): readonly number[] {
  return counts.map((count, seat) => count - Number(seat === from) + Number(seat === to));
}

/** The rules of asking: a counting card is named that the declarer has not. */
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
