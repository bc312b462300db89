import type {Card, Suit} from '@quinola/cards';
import {dealt, MoveError, packetRounds, type Player, type Seat} from '@quinola/play';
import {beginShuffling} from './preparing.js';
import {ruleSet} from './ruleset.js';
import {CLEAN, isStrict, left, playerAt, waiting, type Act} from './state.js';
import {changed} from './table.js';
import {sideOf, type Accident, type Fault, type Table, type WhistHappening, type WhistState} from './types.js';

const SINGLY: readonly number[] = Array.from({length: 13}, () => 1);

/** Single cards from each seat on, thirteen to each (Vienna §3, Warsaw l. 61-64). */
const PLANS = [0, 1, 2, 3].map((first) => packetRounds(first, 4, SINGLY));

/**
 * The cards are given, with an accident or without. A deal that must be given again, or whose right is lost, goes
 * back to the shuffling; one that somebody may refuse waits for his word.
 */
export const give: Act<'GIVE'> = (state, {accident}, _by, events) => {
  const {table} = state;
  const strict = isStrict(table);
  if (accident && !strict) throw new MoveError({reason: 'no-accidents'});
  const {hands} = dealt(state.pack, 4, PLANS[left(table.dealer)]!);
  if (accident && !isAccidentOf(accident, hands)) throw new MoveError({reason: 'no-such-accident'});
  events.push({type: 'dealt', dealer: table.dealer});
  const given = {...state, pack: [], hands, dealt: hands, table: changed(table, {counts: FULL})};
  if (!accident) return turnUp(given, events);

  events.push({type: 'accident', accident});
  const fault: Fault = {kind: accident.kind, seat: accident.by ?? -1, accident};
  switch (accident.kind) {
    case 'exposed':
      return {...given, table: waiting(given.table, 'dealing.irregular', playerAt(table, exposedDecider(table, accident)), {
        fault, seen: [{seat: accident.seat!, card: accident.card!}],
      })};
    case 'hidden-turn-up':
      // Vienna: whoever looks at the last card beforehand leaves the enemies the choice; Warsaw: the eldest names trumps.
      return {...given, table: waiting(given.table, ruleSet(table.options).ownPacks ? 'dealing.turnUp' : 'dealing.eldestNamesTrump', playerAt(table, left(table.dealer)), {fault})};
    case 'faced':
      return redeal(given, events);
    case 'misdeal':
      return ruleSet(table.options).misdealPasses ? passDeal(given, events) : redeal(given, events);
  }
};

/** The deal stands. */
export const acceptDeal: Act<'ACCEPT_DEAL'> = (state, _move, by, events) => {
  events.push({type: 'deal-accepted', seat: state.table.seats.indexOf(by as Player)});
  return turnUp(state, events);
};

/** The deal is void and given again by the same dealer (Vienna §3, V-21). */
export const refuseDeal: Act<'REDEAL'> = (state, _move, _by, events) => redeal(state, events);

/** Trumps are named by the eldest hand, the turn-up being hidden (Warsaw l. 62-67). */
export const nameTrump: Act<'NAME_TRUMP'> = (state, {suit}, _by, events) => {
  events.push({type: 'trump-named', seat: left(state.table.dealer), suit});
  return beginPlay(state, suit, null);
};

/**
 * Who decides about a card exposed in dealing: the side without fault; by chance, the dealer's enemies (Vienna §3,
 * Warsaw law 9). For the dealer's enemies speaks the eldest hand, for his own side the dealer.
 */
export function exposedDecider(table: Pick<Table, 'dealer'>, accident: Accident): Seat {
  const enemyFault = accident.by !== null && sideOf(accident.by) !== sideOf(table.dealer);
  return enemyFault ? table.dealer : left(table.dealer);
}

/** The same dealer gives again. */
export function redeal(state: WhistState, events: WhistHappening[]): WhistState {
  events.push({type: 'deal-voided', seat: state.table.dealer});
  const {deal, trump} = state.table;
  // A deal that is voided after the turn-up is not counted.
  return cleared(state, beginShuffling(changed(freshDeal(state.table), {deal: trump === null ? deal : deal - 1})));
}

/** Takes the cards off the table. */
export function cleared(state: WhistState, table: Table): WhistState {
  return {...state, table, pack: [], hands: NO_HANDS, dealt: NO_HANDS};
}

/** A table without any card of the deal that is over. */
export function freshDeal(table: Table): Table {
  return {
    ...table, trump: null, turnUp: null, counts: NO_COUNTS, trick: [], leader: -1, toPlay: -1, gone: [], tricks: [],
    tricksWon: [0, 0], calls: [], asking: [], looked: false, exposed: [], seen: [], bound: null, fault: null, etiquette: CLEAN,
  };
}

const NO_HANDS: readonly (readonly Card[])[] = [[], [], [], []];
const NO_COUNTS: readonly number[] = [0, 0, 0, 0];
const FULL: readonly number[] = [13, 13, 13, 13];

function passDeal(state: WhistState, events: WhistHappening[]): WhistState {
  const dealer = left(state.table.dealer);
  events.push({type: 'deal-passed', seat: dealer});
  return cleared(state, beginShuffling(changed(freshDeal(state.table), {dealer})));
}

/** The dealer's last card is turned; its suit is trumps. */
function turnUp(state: WhistState, events: WhistHappening[]): WhistState {
  const {dealer} = state.table;
  const card = state.hands[dealer]![12]!;
  events.push({type: 'turned-up', seat: dealer, card});
  return beginPlay(state, card[1]!, {seat: dealer, open: card, remembered: card});
}

/** Everything is ready for the first trick; with a dummy its player looks at one hand first. */
function beginPlay(state: WhistState, trump: Suit, turned: Table['turnUp']): WhistState {
  const {table} = state;
  const leader = left(table.dealer);
  const changes: Partial<Table> = {
    trump, turnUp: turned, deal: table.deal + 1, counts: FULL, leader, toPlay: leader, fault: null,
    preference: table.options.preference ? table.preference ?? trump : null,
  };
  const looking = table.dummy >= 0;
  return {...state, table: waiting(table, looking ? 'playing.looking' : 'playing.trick', playerAt(table, looking ? table.dummy : leader), changes)};
}

function isAccidentOf({kind, by, seat, card}: Accident, hands: readonly (readonly Card[])[]): boolean {
  if (!['exposed', 'faced', 'misdeal', 'hidden-turn-up'].includes(kind) || !(by === null || by in hands)) return false;
  return kind !== 'exposed' || (seat !== undefined && card !== undefined && (hands[seat]?.includes(card) ?? false));
}
