import {pick, type Card} from '@quinola/cards';
import {
  answersOf,
  judgeAt,
  makesMistakes,
  ownChance,
  plainMoves,
  remembered,
  thoughtOf,
  type Brain,
  type Question,
  type Thought,
} from '@quinola/opponents';
import {bidsOf, playOf, without, type Offer} from '@quinola/play';
import {
  helperQuota,
  isMisere,
  isUnbeatable,
  ladder,
  MISERES,
  outside,
  packOf,
  playersAt,
  rungBy,
  type Bid,
  type BostonMove,
  type BostonView,
  type Misere,
} from '../rules/index.js';
import {bidOf, likelyGames} from './bidding.js';
import {cardAside} from '../../opponents/estimate.js';
import {ofSuit, startingWith} from '../../opponents/facts.js';
import {cardFactsOf} from './sight.js';
import {HABITS} from '../../opponents/habits.js';
import {cardMaxims} from './maxims.js';
import {MASTERS_POSITIONS} from '../../opponents/misere-prospect.js';
import {quickCard} from '../../opponents/policy.js';
import {Prospects, type Look} from './prospects.js';
import {leaderBehind} from '../../opponents/seating.js';
import {masksOf, tableOf} from './deal.js';

/** The question to an opponent: its view and the moves it has. */
export type BostonQuestion = Question<BostonView, BostonMove, Offer<BostonMove>>;
export type BostonBrain = Brain<BostonView, BostonMove, Offer<BostonMove>>;

type Answer = Thought<BostonMove>;

const answer = answersOf<BostonMove>('boston');

/** How many deals are imagined for a bid, by level; a beginner has only a rough idea of his hand. */
const DEALS: Readonly<Record<string, number>> = {novice: 6, book: 40, teacher: 60, master: 120};

/** How a level looks at a hand before the play. */
export const lookOf = ({level, seed}: Pick<BostonQuestion, 'level' | 'seed'>): Look => ({
  deals: DEALS[level] ?? DEALS.book!,
  weighs: level === 'master',
  exact: level === 'master' ? MASTERS_POSITIONS : 0,
  seed,
});

/** From so many cards on a suit is long. */
const LONG = 4;

/** Whether the long suits of a hand stand on their twos and threes. */
const standsLow = (hand: readonly Card[]): boolean =>
  [...'SHDC'].every(
    (suit) => ofSuit(hand, suit).length < LONG || [...'23'].every((rank) => hand.includes(rank + suit)),
  );

/** The maxims behind a misère that is bid: one that cannot be lost is bid open, and forced at once. */
function whyMisere({hand, options}: BostonView, bid: Misere): readonly string[] {
  const {cards, open} = MISERES[bid];
  const pack = packOf(options);
  const played = cards === 12 ? without(hand, cardAside(hand, pack)) : hand;
  const sure = isUnbeatable(played, outside(pack, hand));
  const isForced = bid.endsWith('-forcee');
  if (sure && open) return isForced ? ['advice.14', 'advice.11'] : ['advice.14'];
  if (sure && isForced) return ['advice.11'];
  return [cards === 12 && standsLow(played) ? 'advice.13' : 'engine.misere'];
}

/** The maxim behind a game of tricks that is bid: over another in no better suit than is needed. */
function whyTricks(view: BostonView, bid: Bid, holds: boolean): readonly string[] {
  if (!view.auction.high || holds) return ['engine.bid'];
  const {group} = rungBy(bid);
  const [least] = bidsOf(ladder(view), view.auction).filter((rung) => rung.group === group);
  return [least?.id === bid ? 'advice.10' : 'engine.bid'];
}

/** Bids the game that brings most, or passes; with it the games that the hand can well make. */
function bid(question: BostonQuestion): Answer {
  const {view} = question;
  const prospects = new Prospects(view, lookOf(question));
  const {game, move} = bidOf(view, prospects);
  const [maxim, then] = !game
    ? ['engine.pass']
    : isMisere(game.bid)
      ? whyMisere(view, game.bid)
      : whyTricks(view, game.bid, move.type === 'HOLD');
  return {
    ...answer(maxim!, move, then),
    likely: likelyGames(view, prospects).map(({bid, made, suit}) => ({bid, made, ...(suit && {suit})})),
  };
}

/** Names the suit in which the game brings most, and asks for a helper where that brings more. */
function trump(question: BostonQuestion): Answer {
  const {view} = question;
  const moves = plainMoves(question.moves);
  const {suit, alone} = new Prospects(view, lookOf(question)).best(view.bid!);
  const named = moves.filter((move) => move.type === 'NAME_TRUMP' && move.suit === suit);
  const move = named.find((one) => one.type === 'NAME_TRUMP' && one.alone === alone) ?? named[0] ?? moves[0]!;
  return answer('engine.trump', move);
}

/** Whether helping brings a player more than leaving the declarer alone. */
function helps(question: BostonQuestion): boolean {
  const {view} = question;
  const {bid: game, trump: suit, seat, declarer} = view;
  const prospects = new Prospects(view, {...lookOf(question), weighs: true}, declarer);
  const helping = prospects.worthTo(seat, game!, suit, false, seat).worth;
  return helping > prospects.worthTo(seat, game!, suit, false, -1).worth;
}

/** Whether the declarer takes the help that is offered. */
function accepts(question: BostonQuestion): boolean {
  const {view} = question;
  const {bid: game, trump: suit, seat, offers} = view;
  const prospects = new Prospects(view, lookOf(question));
  const helped = prospects.worthTo(seat, game!, suit, false, offers).worth;
  return helped > prospects.worthTo(seat, game!, suit, false, -1).worth;
}

/** Chooses a card by the maxims; where they leave it open, as the book's player does who counts the cards. */
function card(question: BostonQuestion): Answer {
  const {view} = question;
  const moves = plainMoves(question.moves);
  const open = moves.flatMap((move) => (move.type === 'PLAY' ? [move.card] : []));
  const claim = moves.find(({type}) => type === 'CLAIM');
  if (claim && !makesMistakes(question)) return answer('engine.claim', claim);
  const facts = cardFactsOf(view, remembered(view.tricks, question));
  return thoughtOf(
    judgeAt(cardMaxims, facts, usualFirst(view, open), question, ownChance(question), HABITS),
    playOf,
  );
}

/** The open cards, the usual one first: it is played where no maxim speaks. */
export const usualFirst = (view: BostonView, open: readonly Card[]): readonly Card[] =>
  startingWith(masksOf(view.options).cardOf(quickCard(tableOf(view))), open);

/** The book's answer to a question. */
export function byBook(question: BostonQuestion): Answer {
  const {view} = question;
  const moves = plainMoves(question.moves);
  switch (view.turn.phase) {
    case 'bidding.opening':
    case 'bidding.answering':
    case 'bidding.overbidding':
      return bid(question);
    case 'declaring.trump':
      return trump(question);
    case 'declaring.aside':
      return answer('engine.aside', {type: 'LAY_ASIDE', card: cardAside(view.hand, packOf(view.options))});
    case 'declaring.leader':
      return {
        move: {type: 'NAME_LEADER', leader: leaderBehind(view.seat, playersAt(view))},
        because: {maxim: 'tri-boston.advice.5', provenance: 'book'},
      };
    case 'asking.helper':
      return helperQuota(view.bid!) !== null && helps(question)
        ? answer('engine.help', {type: 'WHIST'})
        : answer('engine.noHelp', {type: 'DECLINE'});
    case 'asking.offer':
      return accepts(question)
        ? answer('engine.help', {type: 'ACCEPT'})
        : answer('engine.noHelp', {type: 'REJECT'});
    case 'playing.trick':
      return card(question);
    case 'dealing.packets':
      return {move: {type: 'PACKETS', size: 3}};
    default:
      return {move: pick(moves, ownChance(question))};
  }
}
