import {auctioning, staked} from '@quinola/play';
import {declare} from './declaring.js';
import {isMisere, ladderOf, type BostonRung} from './ladder.js';
import {hasHelpers} from './agreed.js';
import {bookPool, poolRules, tools} from './table.js';
import {settleAllPassed} from './settling.js';
import type {BostonHappening, BostonState, BostonView} from './types.js';

/** The ladder of a table and the manner of its auction: Boston-Whist always has five tricks in a simple suit. */
export const ladder = ({options}: Pick<BostonView, 'options'>) =>
  ladderOf({bostonSimple: hasHelpers(options) || options.bostonSimple === true});

/** The auction goes round until all but one have passed; nobody overcalls himself (rules 10 to 21). */
export const bidding = auctioning<BostonView, BostonState, BostonHappening, BostonRung>({
  tools,
  rules: ladder,
  phase: (_table, situation) => `bidding.${situation}`,
  said(state, word, events) {
    events.push(word);
    return state;
  },
  won(state, {by, bid}, events) {
    events.push({type: 'plays', seat: by, bid});
    const table = tools.changed(state.table, {declarer: by, bid});
    return isMisere(bid)
      ? declare({...state, table}, events)
      : {...state, table: tools.waitingAt(table, 'declaring.trump', by)};
  },
  // Each puts two marks into the pot, and the next player deals (rule 13).
  allPassed(state, events) {
    const {options} = state.table;
    const rules = poolRules(options);
    const table = state.table.seats.reduce(
      (one, player) => bookPool(one, 'all-passed', staked(rules, one.pool, player, options.allPassStake)),
      state.table,
    );
    events.push({type: 'all-passed'});
    return settleAllPassed({...state, table}, events);
  },
});
