import {cutPack} from '@quinola/play';
import {ruleSet} from './ruleset.js';
import {
  sideOf,
  type PackColour,
  type Table,
  type WhistHappening,
  type WhistState,
  type Act,
} from './types.js';
import {changed, left, waiting, waitingAt} from './table.js';

/** The table before the first deal of a game: the dealer chooses a pack for his side (Vienna §3, §11). */
export function beginGame(table: Table): Table {
  if (!ruleSet(table.options).ownPacks) return beginShuffling(table);
  return waitingAt(table, 'preparing.choosePack', table.dealer);
}

/** The table before a deal: the pack of the dealer's side has to be shuffled. */
export function beginShuffling(table: Table): Table {
  return waiting(table, 'preparing.shuffling', 'chance', {
    packs: {...table.packs, inUse: table.packs.colours[sideOf(table.dealer)], thrownOver: 0},
  });
}

/** Both colours; the pack the dealer's side already has comes first. */
export function packColours({packs, dealer}: Pick<Table, 'packs' | 'dealer'>): readonly PackColour[] {
  return packs.colours[sideOf(dealer)] === 'red' ? ['red', 'blue'] : ['blue', 'red'];
}

/** The dealer's side takes the pack of one colour for the whole game; the other side gets the other. */
export const choosePack: Act<'CHOOSE_PACK'> = (state, {colour}, _by, events) => {
  const {table} = state;
  const other: PackColour = colour === 'red' ? 'blue' : 'red';
  const colours = sideOf(table.dealer) === 0 ? ([colour, other] as const) : ([other, colour] as const);
  events.push({type: 'pack-chosen', seat: table.dealer, colour});
  return {...state, table: beginShuffling(changed(table, {packs: {...table.packs, colours}}))};
};

/** The pack, with the drawn cards, was shuffled by the last dealer's partner, who sits on this dealer's left (Vienna §3). */
export function offerCut(state: WhistState, events: WhistHappening[]): WhistState {
  const {table} = state;
  events.push({type: 'shuffled', seat: left(table.dealer)});
  return {...state, table: waitingAt(table, 'preparing.packCut', cutter(table), {draw: null})};
}

/** The right-hand neighbour cuts the pack (Vienna §3; Warsaw W-18). */
export const cut: Act<'CUT' | 'CUT_WITH_CARD'> = (state, {type, index}, _by, events) => {
  const {table} = state;
  events.push({type: 'cut', seat: cutter(table), withCard: type === 'CUT_WITH_CARD', index});
  return {...state, pack: cutPack(state.pack, index), table: waiting(table, 'dealing.giving', 'chance')};
};

/** The cut is thrown over: the pack must be shuffled again (Vienna §3). */
export const throwOver: Act<'THROW_OVER'> = (state, _move, _by, events) => {
  const {table} = state;
  const thrownOver = table.packs.thrownOver + 1;
  events.push({type: 'thrown-over', seat: cutter(table), times: thrownOver});
  return {
    ...state,
    pack: [],
    table: waiting(table, 'preparing.shuffling', 'chance', {packs: {...table.packs, thrownOver}}),
  };
};

/** Whether the cutter may throw the cut over once more. */
export function mayThrowOver({options, packs}: Pick<Table, 'options' | 'packs'>): boolean {
  return options.throwOver && packs.thrownOver < ruleSet(options).throwOver;
}

/** The seat that cuts: the dealer's right-hand neighbour. */
export function cutter(table: Pick<Table, 'dealer'>): number {
  return left(table.dealer, 3);
}
