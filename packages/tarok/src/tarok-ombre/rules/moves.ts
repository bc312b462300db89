import type {Card} from '@quinola/cards';
import {CUTS, followed, freePlaces, lawful, playOf, skatMoves} from '../../pack/index.js';
import {COUNTING_CARDS, refuseDemand} from './asking.js';
import {lawfulBids, mayPass, nominal} from './bidding.js';
import {forehandOf, phaseOf} from './table.js';
import type {TarokOmbreMove, TarokOmbreView} from './types.js';

const NONE: readonly TarokOmbreMove[] = [];

/** The cards that may be played to the trick on the table. */
export function lawfulPlays({hand, trick, options}: TarokOmbreView): readonly Card[] {
  return lawful(hand, followed(trick, options.skyLed));
}

/** The cards that may be given back: any but the one just received (decision). */
export function returnable({hand, demands}: TarokOmbreView): readonly Card[] {
  return hand.filter((card) => card !== demands[demands.length - 1]!.card);
}

/** Lawful moves of the view's player. STOP is no move of the game and never listed. */
export function movesOf(view: TarokOmbreView): readonly TarokOmbreMove[] {
  if (view.turn.must !== view.player) return NONE;
  switch (phaseOf(view)) {
    case 'drawing.seats':
      return freePlaces(view).map((index) => ({type: 'DRAW', index}));
    case 'dealing.packCut':
      return CUTS;
    case 'skat':
      return skatMoves(view.hand, false);
    case 'bidding.unseen':
      return [{type: 'LOOK'}, {type: 'BID', contract: nominal(view.options)}];
    case 'bidding.opening':
    case 'bidding.overbidding':
    case 'bidding.answering':
      return words(view);
    case 'asking.demanding':
      return [
        ...COUNTING_CARDS.filter((card) => refuseDemand(view, card) === null).map(
          (card) => ({type: 'DEMAND', card}) as const,
        ),
        {type: 'STOP_DEMANDING'},
      ];
    case 'asking.givingBack':
      return returnable(view).map((card) => ({type: 'GIVE_BACK', card}));
    case 'playing.trick':
      return lawfulPlays(view).map(playOf);
    default:
      return NONE;
  }
}

/** What may be said in the bidding: to pass, to hold, or a game. */
function words(view: TarokOmbreView): readonly TarokOmbreMove[] {
  const {auction, options} = view;
  const standing = auction.high?.bid;
  return [
    ...(mayPass(options, auction) ? [{type: 'PASS'} as const] : []),
    ...lawfulBids(options, auction, forehandOf(view)).map((contract): TarokOmbreMove =>
      contract === standing ? {type: 'HOLD'} : {type: 'BID', contract},
    ),
  ];
}
