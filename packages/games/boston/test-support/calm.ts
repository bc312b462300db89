import type {Auction} from '@quinola/play';

/** What is read of a move and a view to keep an auction low. */
interface Bidding {
  readonly auction: Auction<string>;
}

/** After so many words everybody passes, and before so many bids are thought of. */
const WORDS = 7,
  BIDS = 5;

/**
 * A game in which random players bid low: else an auction of thirty rungs nearly always ends with the highest. For stories, which show
 * other games too.
 */
export const calm = <
  View extends Bidding,
  Offer extends object,
  Game extends {moves(view: View): Iterable<Offer>},
>(
  game: Game,
): Game => ({
  ...game,
  moves(view: View): readonly Offer[] {
    const all = [...game.moves(view)];
    const isA = (offer: Offer, type: string): boolean => 'type' in offer && offer.type === type;
    if (!all.some((offer) => isA(offer, 'PASS'))) return all;
    const bids = all.filter((offer) => isA(offer, 'BID'));
    const others = all.filter((offer) => !isA(offer, 'BID'));
    return view.auction.said.length < WORDS ? [...others, ...bids.slice(0, BIDS)] : others;
  },
});

/** Moves that end a deal before its last card. */
const STOPS: readonly string[] = ['CLAIM', 'CONCEDE', 'CLAIM_LOST'];

/** A game in which random players do not lay down before the end: for stories of a deal that is played out. */
export const playedOut = <View, Offer extends object, Game extends {moves(view: View): Iterable<Offer>}>(
  game: Game,
): Game => ({
  ...game,
  moves: (view: View) =>
    [...game.moves(view)].filter((offer) => !('type' in offer && STOPS.includes(offer.type as string))),
});
