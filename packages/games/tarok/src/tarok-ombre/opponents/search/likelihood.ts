import type {Card} from '@quinola/cards';
import {likelier, type Asked, type Imaginer} from '@quinola/opponents';
import type {Seat} from '@quinola/play';
import {TAROK} from '../../../kit/opponents/masks/cards.js';
import {HOLDINGS} from '../imagine/known.js';
import type {BidChoice} from '../maxims/bidding.js';
import {gameFor, GAMES} from '../maxims/speaking.js';
import {isPlayed} from '../../rules/bidding.js';
import type {Contract, TarokOmbreView} from '../../rules/types.js';

/** In imagined deals everyone does what the book says, without its finesses. */
export const BOOK: Asked = {level: 'teacher', seed: ''};
export const NO_CHANCE = {below: () => 0};

/** The highest game a hand is good enough for, by the book. */
export function gameByBook(bidder: Parameters<typeof gameFor>[0]): BidChoice {
  return gameFor(bidder, BOOK, NO_CHANCE).choice;
}

/** How many deals that agree with the view are compared; one is picked by how well it explains the bids. */
const CANDIDATES = 8;

/** Factor by which a deal becomes less likely for every player in it who bid higher than the book would. */
const SURPRISE = 0.1;

/** Draws deals that agree with a view, favouring those where the others bid as the book does. */
export function likelyDeals(view: TarokOmbreView, {deal}: Imaginer): Imaginer['deal'] {
  const {options, declarer, demands, skatBy} = view;
  const named = namedBy(view);
  if (!named.length) return deal;
  const asked = demands.map(({card}) => card);
  const played = named.map(([bidder]) =>
    [...view.tricks.flatMap(({cards}) => cards), ...view.trick]
      .filter((laid) => laid.seat === bidder)
      .map(({card}) => card),
  );
  /** What a seat held when it bid; what the declarer gave back is unknown. */
  const held = (other: Seat, holdings: Int32Array, i: number): readonly Card[] =>
    [...played[i]!, ...TAROK.cardsAt(holdings, other)].filter(
      (card) => other !== declarer || !asked.includes(card),
    );
  return likelier(deal, CANDIDATES, HOLDINGS, (holdings) =>
    named.reduce((all, [bidder, contract], i) => {
      const game = gameByBook({
        hand: held(bidder, holdings, i),
        options,
        skatBy: options.manner === 'old' ? skatBy : -1,
        seat: bidder,
      });
      return GAMES.indexOf(game as Contract) < GAMES.indexOf(contract) ? all * SURPRISE : all;
    }, 1),
  );
}

/** The highest games the others have named or held, except the one being played. */
function namedBy({options, auction: {said}, seat}: TarokOmbreView): readonly (readonly [Seat, Contract])[] {
  return [0, 1, 2].flatMap((other) => {
    const last = said.findLast(({by, bid}) => by === other && bid !== null)?.bid;
    return last && other !== seat && isPlayed(options, last) ? [[other, last] as const] : [];
  });
}
