import {likelyBids, plainMoves, type LikelyBid, type Trial} from '@quinola/opponents';
import {afterBid} from '@quinola/play';
import {TAROK} from '../../../kit/opponents/masks/cards.js';
import {HOLDINGS, imaginerFor, TALON} from '../imagine/known.js';
import type {BidChoice} from '../maxims/bidding.js';
import type {TarokOmbreQuestion} from '../maxims/brain.js';
import {GAMES} from '../maxims/speaking.js';
import {bidding, isPlayed, nominal, openBidding} from '../../rules/bidding.js';
import {forehandOf} from '../../rules/table.js';
import type {Contract, TarokOmbreMove, TarokOmbreView} from '../../rules/types.js';
import {
  asked,
  bidOut,
  consolation,
  gameOf,
  givenBack,
  givenByBook,
  laid,
  laidByBook,
  moneyFor,
  taken,
  type Deal,
} from './forecast.js';
import {likelyDeals} from './likelihood.js';

/** Compares moves made before the play: in every imagined deal the rest follows the book and is played out. */
export function moveTrial(view: TarokOmbreView, moves: readonly TarokOmbreMove[]): Trial {
  const draw = likelyDeals(view, imaginerFor(view)),
    holdings = new Int32Array(HOLDINGS);
  return {
    choices: moves.length,
    weigh(random, worth, open) {
      draw(random, holdings);
      const money = brings(dealOf(view, holdings), view);
      moves.forEach((move, choice) => {
        if (open[choice]) worth[choice] = money(move);
      });
    },
  };
}

/** An imagined deal; what another player laid away was chosen by the book from all he had. */
function dealOf(view: TarokOmbreView, holdings: Int32Array): Deal {
  const {options, dealer, seat, skatBy, declarer, contract, demands} = view;
  const hands = [0, 1, 2].map((one) => (one === seat ? view.hand : TAROK.cardsAt(holdings, one)));
  const three = TAROK.cardsAt(holdings, TALON);
  const [skat, aside] = skatBy < 0 ? [[], three] : [three, []];
  const deal = {options, dealer, hands, aside, skat, skatBy, declarer, contract, demands};
  if (skatBy < 0 || skatBy === seat || demands.some(({from}) => from < 0)) return deal;
  const whole = {...deal, hands: hands.map((hand, index) => (index === skatBy ? [...hand, ...skat] : hand))};
  return laidByBook(whole, skatBy, declarer < 0 && gameOf(whole, skatBy) !== 'pass');
}

/** What each move earns the view's player in one deal. */
function brings(
  deal: Deal,
  {seat, auction}: Pick<TarokOmbreView, 'seat' | 'auction'>,
): (move: TarokOmbreMove) => number {
  // Different bids often lead to the same game.
  const known = new Map<string, number>();
  const said = (word: Contract | null): number => {
    const high = bidOut(
      deal,
      afterBid(bidding(deal.options), auction, word),
      gamesOf(deal, seat, word ?? 'pass'),
    );
    if (!high) return consolation(deal, seat);
    const name = `${high.by}${high.bid}`;
    const money = known.get(name) ?? moneyFor(taken(deal, high), seat);
    known.set(name, money);
    return money;
  };
  return (move) => {
    switch (move.type) {
      case 'PASS':
        return said(null);
      case 'HOLD':
        return said(auction.high!.bid);
      case 'BID':
        return said(move.contract);
      case 'DEMAND': {
        const next = asked(deal, move.card);
        return moneyFor(next.demands.at(-1)!.from < 0 ? next : givenByBook(next), seat);
      }
      case 'GIVE_BACK':
        return moneyFor(givenBack(deal, move.card), seat);
      case 'LAY_SKAT':
        return moneyOfSkat(laid(deal, seat, move.cards), seat);
      default:
        return 0;
    }
  };
}

/** What a Skat earns: in the old manner the bidding is still to come, and forehand bids the lowest game unseen (6.). */
function moneyOfSkat(deal: Deal, seat: number): number {
  if (deal.declarer >= 0) return moneyFor(deal, seat);
  const forehand = forehandOf(deal);
  const auction = afterBid(bidding(deal.options), openBidding(forehand), nominal(deal.options));
  const high = bidOut(deal, auction, gamesOf(deal, seat, 'pass'));
  return high ? moneyFor(taken(deal, high), seat) : consolation(deal, seat);
}

/** How high each player bids: by the book, but a seat at least as high as it has already bid. */
function gamesOf(deal: Deal, seat: number, said: BidChoice): readonly BidChoice[] {
  return [0, 1, 2].map((one) => {
    const game = gameOf(deal, one);
    return one === seat && GAMES.indexOf(said as Contract) > GAMES.indexOf(game as Contract) ? said : game;
  });
}

/** How many deals are imagined for the games that a hand can reasonably make. */
const DEALS = 32;

/** The game that a move says: its own, or the one that it holds; `null` where it says none. */
const saidBy = (move: TarokOmbreMove, {auction}: TarokOmbreView): Contract | null => {
  if (move.type === 'HOLD') return auction.high!.bid;
  return move.type === 'BID' ? move.contract : null;
};

/** The games that a bidder's hand can reasonably make, if the others let him; nothing is known of a hand that was not looked at. */
export function likelyGames(
  {view, moves, seed}: TarokOmbreQuestion,
  ofBook: TarokOmbreMove,
): readonly LikelyBid[] | null {
  const {turn, hand, options, seat} = view;
  if (!turn.phase.startsWith('bidding') || !hand.length) return null;
  const bids = plainMoves<TarokOmbreMove>(moves).flatMap((move) => {
    const contract = saidBy(move, view);
    return contract && isPlayed(options, contract) ? [contract] : [];
  });
  const draw = likelyDeals(view, imaginerFor(view)),
    holdings = new Int32Array(HOLDINGS);
  return likelyBids({
    bids,
    ofBook: saidBy(ofBook, view),
    draw(random) {
      draw(random, holdings);
      return dealOf(view, holdings);
    },
    play(deal, bid) {
      const worth = moneyFor(taken(deal, {by: seat, bid}), seat);
      return {made: worth > 0, worth};
    },
    deals: DEALS,
    seed,
  });
}
