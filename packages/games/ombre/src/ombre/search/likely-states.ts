import {type Card, type Random} from '@quinola/cards';
import {pooled, type Statement} from '@quinola/opponents';
import {bestGame, bidFacts, maximFor} from '../opponents/bidding.js';
import {holdingsOf, imaginerFor, stateOf} from '../opponents/imagine.js';
import {gameOf, ladder, packOf, type OmbreState, type OmbreView} from '../rules/index.js';
import {keptOf, whatBoughtSays} from './bought.js';
import {masksFor} from './table.js';

/** With every word that the book would not have said a deal is so many times less likely. */
const SURPRISE = 0.1;

/** The deals that may be drawn: so many join before each draw, up to so many. */
const MORE = 4,
  MOST = 96;

/** How well hands explain what was said in the auction, as far as they are those that were dealt. */
function explained(view: OmbreView): (hands: readonly (readonly Card[])[]) => number {
  const {auction, seat, bought} = view;
  const {rungs} = ladder(view);
  let high = -1;
  const words = auction.said.flatMap(({by, bid}) => {
    const over = high;
    if (bid !== null) high = Math.max(high, gameOf(bid).rank);
    return by === seat || bought[by] !== null ? [] : [{by, bid, over}];
  });
  return (hands) =>
    words.reduce((likely, {by, bid, over}) => {
      const facts = bidFacts(view, by, hands[by]!);
      const best = bid === null ? bestGame(facts, rungs) : null;
      const isOdd = bid === null ? best && gameOf(best.bid).rank > over : !maximFor(facts, {id: bid});
      return isOdd ? likely * SURPRISE : likely;
    }, 1);
}

/** What the exchange tells so far: what was kept, and that no trump or King was thrown away. */
function exchangeSays(view: OmbreView): readonly Statement[] {
  const {trump, bought, counts, seat, ombre, game, options} = view;
  if (trump === null) return [];
  const high = keptOf(trump, packOf(options)).filter((card) => card[0] !== 'Q');
  const isBlind = game!.startsWith('obscur');
  const thrown = bought.flatMap((count, of): Statement[] =>
    count && of !== seat && !(isBlind && of === ombre)
      ? [{place: counts.length + 1 + of, cards: high, most: 0, doubt: 1, name: 'what was thrown away'}]
      : [],
  );
  return [...whatBoughtSays(view, (of) => of), ...thrown];
}

/**
 * Draws whole states before the play: those that agree with all that was seen, and with what the numbers of cards bought tell;
 * those that explain the bids the more often.
 */
export function likelyStates(view: OmbreView): (random: Random) => OmbreState {
  const {counts, seat, hand} = view;
  const pack = masksFor(view);
  const size = holdingsOf(view);
  const likelihoodOf = explained(view);
  const draw = pooled(imaginerFor(view, pack, exchangeSays(view)).deal, {
    more: MORE,
    most: MOST,
    size,
    likelihood: (holdings) =>
      likelihoodOf(counts.map((_, of) => (of === seat ? hand : pack.cardsAt(holdings, of)))),
  });
  const holdings = new Int32Array(size);
  return (random) => {
    draw(random, holdings);
    return stateOf(view, pack, holdings, random);
  };
}
