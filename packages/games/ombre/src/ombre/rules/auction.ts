import {auctioning, openAuction, type Seat} from '@quinola/play';
import {declare, declareKing} from './declaring.js';
import {gameOf, ladderOf, type Bid, type GameRung} from './ladder.js';
import {throwIn} from './finishing.js';
import {hasBothAces, inTurn, tools} from './table.js';
import type {Act, Events, OmbreHappening, OmbreState, OmbreView} from './types.js';

/** The possible bids at a table, and the form of the auction. */
export const ladder = ({options, favourite}: Pick<OmbreView, 'options' | 'favourite'>) =>
  ladderOf(options, favourite);

/** An auction before the first bid: the eldest hand bids first (general rule 2). */
export const openBidding = (table: Parameters<typeof inTurn>[0]) => openAuction<Bid>(inTurn(table));

/** Whether who has asked may not bid a game without exchange, but only hold one (by option, the letter of L. 1208-1209). */
const isBarredAsker = ({options, auction, seat}: OmbreView, {id, buys}: GameRung): boolean =>
  options.askerSolo === 'holdOnly' &&
  !buys &&
  id !== auction.high?.bid &&
  auction.said.some(({by, bid}) => by === seat && bid !== null && gameOf(bid).group === 'ask');

/**
 * The auction: each player bids against the highest bidder, who answers at once and only needs to equal the bid (general rules
 * 2 and 3, law 75). Grand Casco can be bid or held only with both black aces, which are shown.
 */
export const bidding = auctioning<OmbreView, OmbreState, OmbreHappening, GameRung>({
  tools,
  rules: ladder,
  phase: (_table, situation) => `bidding.${situation}`,
  refuse(view, rung) {
    if (rung.id === 'casco' && !hasBothAces(view.hand)) return 'needs-both-aces';
    return isBarredAsker(view, rung) ? 'asker-holds' : null;
  },
  said(state, word, events) {
    events.push(word);
    return word.type !== 'passed' && word.bid === 'casco' ? showAces(state, word.seat, events) : state;
  },
  won: (state, {by, bid}, events) => declare(state, by, bid, events),
  allPassed(state, events) {
    const {table} = state;
    return table.king < 0
      ? throwIn(state, events)
      : {...state, table: tools.waitingAt(table, 'bidding.king', table.king, {toPlay: table.king})};
  },
});

/** Shows both black aces. */
export function showAces(state: OmbreState, seat: Seat, events: Events): OmbreState {
  if (state.table.aces === seat) return state;
  events.push({type: 'shown', seat});
  return {...state, table: tools.changed(state.table, {aces: seat})};
}

/** The King takes up the talon, and plays against the three others (L. 1556-1574). */
export const takeTalon: Act<'TAKE_TALON'> = (state, _move, _by, events) => declareKing(state, events);

/** The King leaves it, and the deal is thrown in. */
export const decline: Act<'DECLINE'> = (state, _move, _by, events) => {
  events.push({type: 'king-declined', seat: state.table.king});
  return throwIn(state, events);
};
