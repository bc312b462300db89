import {reasonableGames} from '@quinola/opponents';
import {bidsOf, isElder, rungOf, without} from '@quinola/play';
import {bestTrump, cardAside, misereDanger} from '../../opponents/estimate.js';
import {sureMisere} from '../../opponents/misere-prospect.js';
import {
  isMisere,
  ladder,
  outside,
  packOf,
  rungBy,
  suitsFor,
  type BostonMove,
  type BostonRung,
  type BostonView,
} from '../rules/index.js';
import type {Prospect, Prospects} from './prospects.js';

/** Below so many marks a game is not undertaken. */
const LEAST = 0.5;

/** By how many tricks a quick judgement of a hand may fall short of a game, and how dangerous a hand for a misère may be. */
const MOST_SHORT = 3.5,
  MOST_DANGER = 10;

/** Whether a game is worth a thought, by a quick judgement of the hand. */
function isThinkable({hand, options, highest}: BostonView, {id, tricks, cards}: BostonRung): boolean {
  if (!isMisere(id)) return bestTrump(hand, suitsFor(id, highest!)).tricks + MOST_SHORT >= tricks;
  const pack = packOf(options);
  const played = cards === 12 ? without(hand, cardAside(hand, pack)) : hand;
  return misereDanger(played, outside(pack, hand)) <= MOST_DANGER;
}

/** The games that the speaker may bid or hold, each in the best way, from the one that brings most. */
export function gamesOpen(view: BostonView, prospects: Prospects): readonly Prospect[] {
  const rules = ladder(view);
  return bidsOf(rules, view.auction)
    .filter((rung) => isThinkable(view, rung))
    .map(({id}) => prospects.best(id))
    .filter(({bid, made}) => !isMisere(bid) || made >= sureMisere(prospects.exact))
    .sort(
      (one, other) =>
        other.worth - one.worth || rungOf(rules, one.bid)!.rank - rungOf(rules, other.bid)!.rank,
    );
}

/** What is bid: the game that brings most, if it brings anything; the move that says so. */
export function bidOf(
  view: BostonView,
  prospects: Prospects,
): {readonly game: Prospect | null; readonly move: BostonMove} {
  const [best] = gamesOpen(view, prospects);
  if (!best || best.worth < LEAST) return {game: null, move: {type: 'PASS'}};
  const {high} = view.auction;
  const holds = high !== null && high.bid === best.bid && isElder(view.auction, view.seat, high.by);
  return {game: best, move: holds ? {type: 'HOLD'} : {type: 'BID', bid: best.bid}};
}

/**
 * The games that this hand can reasonably make, from the one that brings most: what a bidding panel shows first. Of bids that come to
 * the same game in the same suit it is the lowest.
 */
export const likelyGames = (view: BostonView, prospects: Prospects): readonly Prospect[] =>
  reasonableGames(gamesOpen(view, prospects), ({bid, suit}) => `${rungBy(bid).group} ${suit}`);
