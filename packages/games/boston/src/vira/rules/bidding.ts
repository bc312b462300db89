import {auctioning, naming, rungOf, type Seat} from '@quinola/play';
import {contract} from './contract.js';
import {classBid, ladderOf, type Bid, type GameId, type ViraRung} from './ladder.js';
import {settleAllPassed} from './settling.js';
import {tools} from './table.js';
import type {Events, ViraHappening, ViraState, ViraView} from './types.js';

/** The ladder of a table and the manner of its auction. */
export const ladder = ({options}: Pick<ViraView, 'options'>) => ladderOf(options);

/** The auction goes round until two have passed; an equal game belongs to the one who sits before (section 4.3). */
export const bidding = auctioning<ViraView, ViraState, ViraHappening, ViraRung>({
  tools,
  rules: ladder,
  phase: (_table, situation) => `bidding.${situation}`,
  said(state, word, events) {
    events.push(word);
    return state;
  },
  won: (state, {by, bid}, events) => won(state, by, bid, events),
  allPassed(state, events) {
    events.push({type: 'all-passed'});
    return settleAllPassed(state, events);
  },
});

/** The games that the winner of the auction may choose; one where he has named it. */
export function gamesToChoose({auction, options}: Pick<ViraView, 'auction' | 'options'>): readonly GameId[] {
  const rung = rungOf(ladderOf(options), auction.high!.bid)!;
  return rung.becomes ?? [rung.game];
}

/** Whoever is left alone with an open call chooses its game; with Tournée there is only one. */
function won(state: ViraState, declarer: Seat, bid: Bid, events: Events): ViraState {
  const rung = rungOf(ladder(state.table), bid)!;
  const games = gamesToChoose(state.table);
  const table = tools.changed(state.table, {declarer, promised: classBid(rung)});
  return games.length > 1
    ? {...state, table: tools.waitingAt(table, 'bidding.choosing', declarer)}
    : contract({...state, table}, games[0]!, events);
}

/** The choice of a game by the owner of an open call. */
export const CHOOSE = naming<'CHOOSE', 'game', GameId, ViraState, ViraView, ViraHappening>('CHOOSE', 'game', {
  among: gamesToChoose,
  act: (state, {game}, _by, events) => contract(state, game, events),
});
