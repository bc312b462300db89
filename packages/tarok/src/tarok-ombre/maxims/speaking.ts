import type {Random} from '@quinola/cards';
import type {Because} from '@quinola/play';
import {judgeAt, type Asked} from '../../pack/levels.js';
import type {Contract, TarokOmbreMove, TarokOmbreView} from '../rules/types.js';
import {bidMaxims, type BidChoice} from './bidding.js';

/** A word and its reason. */
export interface Word {
  readonly move: TarokOmbreMove;
  readonly because?: Because;
}

/** The games from the lowest. */
const RANKS: readonly Contract[] = ['tre', 'due', 'uno', 'solo'];

/** The game that a hand bears, by the maxims. */
export function gameFor(view: Pick<TarokOmbreView, 'hand' | 'options' | 'skatBy' | 'seat'>, asked: Asked, random: Random) {
  const {hand, options: {manner}, skatBy, seat} = view;
  const lawful: readonly BidChoice[] = ['pass', ...RANKS];
  const facts = {hand, manner, ...(manner === 'old' && skatBy >= 0 && {skatAgainst: skatBy !== seat})};
  return judgeAt(bidMaxims, facts, lawful, asked, random);
}

const book = (id: string): Because => ({maxim: `taroklomber.${id}`, provenance: 'book'});

/** What is said in the bidding (6. to 20., B.1 to B.4). */
export function speak(view: TarokOmbreView, moves: readonly TarokOmbreMove[], asked: Asked, random: Random): Word {
  const find = (type: TarokOmbreMove['type']): TarokOmbreMove | undefined => moves.find((move) => move.type === type);
  const bids = moves.flatMap((move) => (move.type === 'BID' ? [move] : []));
  // The lowest game, said without looking, costs nothing and keeps the hand.
  if (view.turn.phase === 'bidding.unseen') return {move: bids[0]!, because: book('A.6')};
  const {choice, because} = gameFor(view, asked, random);
  const game = RANKS.indexOf(choice as Contract);
  const standing = view.auction.high ? RANKS.indexOf(view.auction.high.bid) : -1;
  const hold = find('HOLD');
  if (hold && game >= standing) return {move: hold, because: {...because, ...book('A.8')}};
  const bid = bids.find(({contract}) => RANKS.indexOf(contract) === game);
  if (bid) return {move: bid, ...(because && {because})};
  if (view.turn.phase === 'bidding.opening') return {move: bids[0] ?? moves[0]!, because: book('A.10')};
  return {move: find('PASS') ?? moves[0]!, ...(because && {because})};
}
