import type {Card} from '@quinola/cards';
import {likelier, type Imaginer} from '@quinola/opponents';
import type {Seat} from '@quinola/play';
import {TAROK} from '../../pack/masks/cards.js';
import {HOLDINGS} from '../imagine/known.js';
import {GAMES} from '../maxims/speaking.js';
import {isPlayed} from '../rules/bidding.js';
import type {Contract, TarokOmbreView} from '../rules/types.js';
import {gameByBook} from './by-book.js';

/** One deal is taken from so many that agree with the view, by how well it explains what was bid. */
const CANDIDATES = 8;

/** How much less likely a deal is for everyone in it who went further than the book would have. */
const SURPRISE = 0.1;

/** Draws deals that agree with a view, those more often in which the others have bid as the book does. */
export function likelyDeals(view: TarokOmbreView, {deal}: Imaginer): Imaginer['deal'] {
  const {options, declarer, demands, skatBy} = view;
  const named = namedBy(view);
  if (!named.length) return deal;
  const asked = demands.map(({card}) => card);
  const played = named.map(([of]) =>
    [...view.tricks.flatMap(({cards}) => cards), ...view.trick]
      .filter((laid) => laid.seat === of)
      .map(({card}) => card),
  );
  /** What a seat held when it bid; what the declarer has given back is not known. */
  const held = (of: Seat, holdings: Int32Array, i: number): readonly Card[] =>
    [...played[i]!, ...TAROK.cardsAt(holdings, of)].filter(
      (card) => of !== declarer || !asked.includes(card),
    );
  return likelier(deal, CANDIDATES, HOLDINGS, (holdings) =>
    named.reduce((all, [of, contract], i) => {
      const game = gameByBook({
        hand: held(of, holdings, i),
        options,
        skatBy: options.manner === 'old' ? skatBy : -1,
        seat: of,
      });
      return GAMES.indexOf(game as Contract) < GAMES.indexOf(contract) ? all * SURPRISE : all;
    }, 1),
  );
}

/** The highest games that the others have named or held, the one that is not played left out. */
function namedBy({options, auction: {said}, seat}: TarokOmbreView): readonly (readonly [Seat, Contract])[] {
  return [0, 1, 2].flatMap((of) => {
    const last = said.findLast(({by, bid}) => by === of && bid !== null)?.bid;
    return last && of !== seat && isPlayed(options, last) ? [[of, last] as const] : [];
  });
}
