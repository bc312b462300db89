import {FRENCH_SUITS, pick, suitOf, type Card} from '@quinola/cards';
import {
  answersOf,
  judgeAt,
  most,
  ownChance,
  plainMoves,
  remembered,
  thoughtOf,
  type Brain,
  type Question,
  type Thought,
} from '@quinola/opponents';
import {isElder, playOf, type Offer} from '@quinola/play';
import {
  callsIn,
  holdsBlackAces,
  kindOf,
  ladderOf,
  suitsToName,
  trumpsFor,
  type CalledKingMove,
  type CalledKingView,
  type CalledRung,
  type GameKind,
} from '../rules/index.js';
import {cardFactsOf, isAllSure} from './card-facts.js';
import {cardMaxims, HABITS} from './cards.js';
import {ALONE_TRICKS, ASK_TRICKS, bestTrump, plainIn, tricksIn, trumpsIn} from './hands.js';

/** The question to an opponent: its view and the moves it has. */
export type CalledKingQuestion = Question<CalledKingView, CalledKingMove, Offer<CalledKingMove>>;
export type CalledKingBrain = Brain<CalledKingView, CalledKingMove, Offer<CalledKingMove>>;

type Answer = Thought<CalledKingMove>;

/** How many tricks the King of another player adds to a Mediateur, with the void that the card given for it can make. */
const MEDIATEUR_GAIN = 1.1;
/** With eight cards each, five tricks win; all bounds are multiplied by this. */
const EIGHT_CARD_FACTOR = 0.85;
/** How many tricks short of all of them a hand may be to announce a Vole. */
const VOLE_MARGIN = 0.6;

/** An answer with the maxim behind it. */
const answer = answersOf<CalledKingMove>('quadrille');

/** The estimated tricks from which on a game is bid. */
export function tricksNeeded(kind: GameKind, view: CalledKingView): number {
  const scale = view.hand.length === 8 ? EIGHT_CARD_FACTOR : 1;
  switch (kind) {
    case 'ask':
      return ASK_TRICKS * scale;
    case 'mediateur':
      return (ALONE_TRICKS - MEDIATEUR_GAIN) * scale;
    case 'casco':
      // Never by the estimate: `isCasco` decides, since the partner chooses the trumps.
      return Infinity;
    case 'tout':
      return view.hand.length - VOLE_MARGIN;
    default:
      return ALONE_TRICKS * scale;
  }
}

/** The maxim behind each game that is bid. */
const MAXIMS: Readonly<Record<CalledRung['group'], string>> = {
  ask: '19.min',
  mediateur: '15',
  casco: 'engine.casco',
  solo: '35',
  tout: 'engine.tout',
};

/** Casco: both black aces and Kings, but no good trump suit, so that the partner had better choose it (rule 18). */
const isCasco = ({hand}: CalledKingView): boolean =>
  holdsBlackAces(hand) &&
  hand.filter((card) => card[0] === 'K').length >= 2 &&
  bestTrump(hand, FRENCH_SUITS).tricks < ALONE_TRICKS - MEDIATEUR_GAIN;

/** Whether the hand is good enough for a game by the book. */
function isGoodFor(view: CalledKingView, {id, group}: Pick<CalledRung, 'id' | 'group'>): boolean {
  if (group === 'casco') return isCasco(view);
  return bestTrump(view.hand, trumpsFor(id, view)).tricks >= tricksNeeded(group, view);
}

/** Holds, as the elder player, a bid that he could play himself; otherwise bids the highest game that the hand is good for, or passes. */
function bid(view: CalledKingView, moves: readonly CalledKingMove[]): Answer {
  const {auction, options, favourites} = view;
  const {rungs} = ladderOf(options, favourites.length);
  const open = moves.flatMap((move) => (move.type === 'BID' ? [move.bid] : []));
  // `findLast` prefers a favourite suit, which pays more, if the hand is good enough in it.
  const best = rungs.findLast((rung) => open.includes(rung.id) && isGoodFor(view, rung));
  const high = auction.high;
  const isHeld = high && isElder(auction, view.seat, high.by) && moves.some(({type}) => type === 'HOLD');
  if (isHeld) {
    const rung = rungs.find(({id}) => id === high.bid)!;
    if (isGoodFor(view, rung)) return answer(MAXIMS[rung.group], {type: 'HOLD'});
  }
  if (best) return answer(MAXIMS[best.group], {type: 'BID', bid: best.id});
  const isWeak = bestTrump(view.hand, FRENCH_SUITS).tricks < tricksNeeded('ask', view);
  return answer(
    isWeak ? '24.min' : 'engine.outbid',
    moves.some(({type}) => type === 'PASS') ? {type: 'PASS'} : moves[0]!,
  );
}

/** Ranks a card to call, highest best: first a suit with a single low card, red before black, then one with a guarded Queen; a void last (rules 19 to 21). */
function callValue(hand: readonly Card[], card: Card): number {
  const suit = suitOf(card);
  const held = plainIn(hand, suit);
  if (!held.length) return -2;
  const red = 'HD'.includes(suit) ? 0.5 : 0;
  if (held.includes(`Q${suit}`)) return held.length > 1 ? 3 : 0;
  return (held.length === 1 ? 4 : 2 - held.length / 4) + red;
}

/** Why a card is called. */
function whyCalled(hand: readonly Card[], card: Card): string {
  if (card[0] === 'Q') return 'engine.callQueen';
  if (hand.includes(card)) return 'engine.callOwn';
  const held = plainIn(hand, suitOf(card));
  if (!held.length) return '21b';
  if (held[0] === `Q${suitOf(card)}`) return held.length > 1 ? '21' : 'engine.callShort';
  return held.length === 1 ? '20a' : 'engine.callShort';
}

/** Declares trumps and the called card: in an ask by `callValue`, in a Mediateur the King of the longest suit (rule 14). */
function declare(view: CalledKingView): Answer {
  const {hand} = view;
  const game = view.game!;
  const isMediateur = kindOf(game) === 'mediateur';
  const among = trumpsFor(game, view).filter((suit) => callsIn(game, hand, suit).length > 0);
  const trump = bestTrump(hand, among).trump;
  const calls = callsIn(game, hand, trump);
  const ofOthers = calls.filter((card) => !hand.includes(card));
  const value = (card: Card): number =>
    isMediateur ? plainIn(hand, suitOf(card)).length : callValue(hand, card);
  const call = most(ofOthers.length ? ofOthers : calls, value)[0]!;
  const maxim = isMediateur && call[0] === 'K' ? '14' : whyCalled(hand, call);
  return answer(maxim, {type: 'DECLARE', trump, call});
}

/** The card given for the King: the lowest of the shortest plain suit, if possible to make a void (rule 16). */
function giveBack({hand, trump, called}: CalledKingView): Answer {
  const low = hand.filter((card) => !trumpsIn([card], trump!).length && card !== called && card[0] !== 'K');
  const size = (card: Card): number => plainIn(hand, suitOf(card)).length;
  const value = (card: Card): number => -10 * size(card) + plainIn(hand, suitOf(card)).indexOf(card);
  const trumps = trumpsIn(hand, trump!);
  const card = low.length ? most(low, value)[0]! : (trumps.at(-1) ?? hand[0]!);
  const isVoid = low.length > 0 && size(card) === 1;
  return answer(isVoid ? '16' : 'engine.back', {type: 'RETURN', card});
}

/** Chooses a card by the maxims. */
function card(question: CalledKingQuestion): Answer {
  const {view} = question;
  const open = plainMoves(question.moves).flatMap((move) => (move.type === 'PLAY' ? [move.card] : []));
  const facts = cardFactsOf(view, remembered(view.tricks, question));
  return thoughtOf(judgeAt(cardMaxims, facts, open, question, ownChance(question), HABITS), playOf);
}

/** The book's answer to a question. */
export function byBook(question: CalledKingQuestion): Answer {
  const {view} = question;
  const moves = plainMoves(question.moves);
  const {hand} = view;
  switch (view.turn.phase) {
    case 'bidding.opening':
    case 'bidding.answering':
    case 'bidding.overbidding':
      return bid(view, moves);
    case 'declaring.game':
      return declare(view);
    case 'declaring.calling': {
      const called = most(callsIn(view.game!, hand, null), (one) => callValue(hand, one))[0]!;
      return answer(whyCalled(hand, called), {type: 'CALL', card: called});
    }
    case 'declaring.naming':
      return answer('engine.trump', {type: 'NAME_TRUMP', suit: bestTrump(hand, suitsToName(view)).trump});
    case 'declaring.returning':
      return giveBack(view);
    case 'declaring.announcing':
      return tricksIn(hand, view.trump!) >= tricksNeeded('tout', view)
        ? answer('engine.tout', {type: 'ANNOUNCE_VOLE'})
        : answer('engine.begin', {type: 'BEGIN'});
    case 'playing.trick':
      return card(question);
    case 'playing.standing':
      return isAllSure(cardFactsOf(view, view.tricks))
        ? answer('engine.goOn', {type: 'GO_ON'})
        : answer('engine.stand', {type: 'STAND'});
    default:
      return {move: pick(moves, ownChance(question))};
  }
}
