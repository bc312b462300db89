import type {Random} from '@quinola/cards';
import type {Auction, Because} from '@quinola/play';
import {judgeAt, type Asked} from '@quinola/opponents';
import type {Contract, TarokOmbreMove, TarokOmbreView} from '../../rules/types.js';
import {bidMaxims, type BidChoice, type BidFacts} from './bidding.js';

/** A bid and its reason. */
export interface Word {
  readonly move: TarokOmbreMove;
  readonly because?: Because;
}

/** The games from the lowest. */
export const GAMES: readonly Contract[] = ['tre', 'due', 'uno', 'solo'];

/** What a view shows to who bids. */
type BiddingView = Pick<TarokOmbreView, 'hand' | 'options' | 'skatBy' | 'seat'>;

/** What he considers. */
export function bidFacts({hand, options: {manner}, skatBy, seat}: BiddingView): BidFacts {
  return {hand, manner, ...(manner === 'old' && skatBy >= 0 && {skatAgainst: skatBy !== seat})};
}

/** The game a hand is good enough for, by the maxims. */
export function gameFor(view: BiddingView, asked: Asked, random: Random) {
  const lawful: readonly BidChoice[] = ['pass', ...GAMES];
  return judgeAt(bidMaxims, bidFacts(view), lawful, asked, random);
}

const book = (id: string): Because => ({maxim: `taroklomber.${id}`, provenance: 'book'});

/** The reason to pass with a hand that is good for less than what has been bid. */
const OUTBID: Because = {maxim: 'taroklomber.engine.outbid', provenance: 'engine'};

/**
 * The bid of a player willing to play up to this game: he holds or names it, or opens with the lowest.
 * @param lawful the games he may name, including the one he may hold
 * @returns `null` = he passes
 */
export function wordFor(
  game: BidChoice,
  lawful: readonly Contract[],
  {high}: Pick<Auction<Contract>, 'high'>,
): Contract | null {
  if (high && lawful.includes(high.bid) && GAMES.indexOf(game as Contract) >= GAMES.indexOf(high.bid))
    return high.bid;
  return lawful.find((contract) => contract === game) ?? (high ? null : (lawful[0] ?? null));
}

/** What is bid (6. to 20., B.1 to B.4). */
export function speak(
  view: TarokOmbreView,
  moves: readonly TarokOmbreMove[],
  asked: Asked,
  random: Random,
): Word {
  const {auction} = view;
  // The lowest game, bid without looking, costs nothing and keeps the hand; unless it is played.
  if (view.turn.phase === 'bidding.unseen')
    return view.options.playTre
      ? {move: moves.find(({type}) => type === 'LOOK')!}
      : {move: moves.find(({type}) => type === 'BID')!, because: book('A.6')};
  const {choice, because} = gameFor(view, asked, random);
  const contractOf = (move: TarokOmbreMove): Contract | null =>
    move.type === 'BID' ? move.contract : move.type === 'HOLD' ? auction.high!.bid : null;
  const lawful = moves.map(contractOf).filter((contract) => contract !== null);
  const word = wordFor(choice, lawful, auction);
  const move = moves.find((may) => contractOf(may) === word) ?? moves[0]!;
  if (move.type === 'HOLD') return {move, because: book('A.8')};
  if (move.type === 'PASS' && choice !== 'pass') return {move, because: OUTBID};
  return word !== choice && move.type === 'BID'
    ? {move, because: book('A.10')}
    : {move, ...(because && {because})};
}
