import {type Card, type Random} from '@quinola/cards';
import {pooled, type Statement} from '@quinola/opponents';
import {bestGame, bidFacts, maximFor} from '../bidding.js';
import {holdingsOf, imaginerFor, stateOf} from '../imagine.js';
import {gameOf, ladder, packOf, type OmbreState, type OmbreView} from '../../rules/index.js';
import {cardsKept, statementsFromBuying} from './bought.js';
import {masksFor} from './table.js';

/** The factor of a deal's likelihood for each bid or pass that the book would not have made with the hand. */
const OFF_BOOK_FACTOR = 0.1;

/** How many new deals join the pool before each draw, and how many the pool holds at most. */
const NEW_PER_DRAW = 4,
  POOL_SIZE = 96;

/** How likely the bids and passes are with some hands; players who have exchanged are left out, as they no longer hold what they were dealt. */
function likelihoodOfBids(view: OmbreView): (hands: readonly (readonly Card[])[]) => number {
  const {auction, seat, bought} = view;
  const {rungs} = ladder(view);
  let high = -1;
  const calls = auction.said.flatMap(({by, bid}) => {
    const over = high;
    if (bid !== null) high = Math.max(high, gameOf(bid).rank);
    return by === seat || bought[by] !== null ? [] : [{by, bid, over}];
  });
  return (hands) =>
    calls.reduce((likely, {by, bid, over}) => {
      const facts = bidFacts(view, by, hands[by]!);
      const best = bid === null ? bestGame(facts, rungs) : null;
      const isOdd = bid === null ? best && gameOf(best.bid).rank > over : !maximFor(facts, {id: bid});
      return isOdd ? likely * OFF_BOOK_FACTOR : likely;
    }, 1);
}

/** What the exchange tells so far: which cards were kept, and that no trump or King was discarded. */
function statementsFromExchange(view: OmbreView): readonly Statement[] {
  const {trump, bought, counts, seat, ombre, game, options} = view;
  if (trump === null) return [];
  const high = cardsKept(trump, packOf(options)).filter((card) => card[0] !== 'Q');
  const isBlind = game!.startsWith('obscur');
  const discarded = bought.flatMap((count, index): Statement[] =>
    count && index !== seat && !(isBlind && index === ombre)
      ? [{place: counts.length + 1 + index, cards: high, most: 0, doubt: 1, name: 'what was thrown away'}]
      : [],
  );
  return [...statementsFromBuying(view, (seat) => seat), ...discarded];
}

/**
 * Draws whole states before the play that agree with everything seen and with what the numbers of cards bought tell; states with which
 * the bids are more likely are drawn more often.
 */
export function likelyStates(view: OmbreView): (random: Random) => OmbreState {
  const {counts, seat, hand} = view;
  const pack = masksFor(view);
  const size = holdingsOf(view);
  const likelihoodOf = likelihoodOfBids(view);
  const draw = pooled(imaginerFor(view, pack, statementsFromExchange(view)).deal, {
    more: NEW_PER_DRAW,
    most: POOL_SIZE,
    size,
    likelihood: (holdings) =>
      likelihoodOf(counts.map((_, index) => (index === seat ? hand : pack.cardsAt(holdings, index)))),
  });
  const holdings = new Int32Array(size);
  return (random) => {
    draw(random, holdings);
    return stateOf(view, pack, holdings, random);
  };
}
