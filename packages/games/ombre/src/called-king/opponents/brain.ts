import {FRENCH_SUITS, pick, suitOf, type Card, type Suit} from '@quinola/cards';
import {
  judgeAt,
  ownChance,
  plainMoves,
  remembered,
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
} from '../index.js';
import {cardMaxims, factsOf, HABITS, isAllSure} from './cards.js';
import {ALONE, ASKS, bestTrump, plainIn, tricksIn, trumpsIn} from './hands.js';

/** What an opponent is asked. */
export type CalledKingQuestion = Question<CalledKingView, CalledKingMove, Offer<CalledKingMove>>;
export type CalledKingBrain = Brain<CalledKingView, CalledKingMove, Offer<CalledKingMove>>;

type Answer = Thought<CalledKingMove>;

/** What a King of another adds to a hand that plays a Mediateur: itself, and the void that the card given back makes. */
const MEDIATEUR_ADDS = 1.1;
/** Where each has eight cards, five tricks win: a hand needs so many fewer. */
const FEWER = 0.85;
/** A hand that announces all tricks, but for what luck brings. */
const ALL_BUT = 0.6;

const by = (maxim: string, move: CalledKingMove): Answer => ({
  move,
  because: {
    maxim: `quadrille.${maxim}`,
    provenance: maxim.startsWith('engine.') ? 'engine' : 'book',
  },
});

/** How many tricks a game needs of this hand, as its cards are counted. */
function needed(kind: GameKind, view: CalledKingView): number {
  const scale = view.hand.length === 8 ? FEWER : 1;
  switch (kind) {
    case 'ask':
      return ASKS * scale;
    case 'mediateur':
      return (ALONE - MEDIATEUR_ADDS) * scale;
    case 'casco':
      // With four trumps of the partner's choice a good ask is better.
      return Infinity;
    case 'tout':
      return view.hand.length - ALL_BUT;
    default:
      return ALONE * scale;
  }
}

const MAXIMS: Readonly<Record<GameKind, string>> = {
  ask: '19.min',
  mediateur: '14',
  casco: 'engine.casco',
  solo: '35',
  tout: 'engine.tout',
  'spadille-forcee': 'engine.forced',
};

/** Both black aces and no suit of one's own, but Kings: the partner names trumps (rule 18). */
const isCasco = ({hand}: CalledKingView): boolean =>
  holdsBlackAces(hand) &&
  hand.filter((card) => card[0] === 'K').length >= 2 &&
  bestTrump(hand, FRENCH_SUITS).tricks < ALONE - MEDIATEUR_ADDS;

/** Whether the book plays a game with this hand. */
function plays(view: CalledKingView, {id, group}: Pick<CalledRung, 'id' | 'group'>): boolean {
  if (group === 'casco') return isCasco(view);
  return bestTrump(view.hand, trumpsFor(id, view.favourites)).tricks >= needed(group, view);
}

/** A bid: the highest game that the hand is good for, if nobody has bid as high; an elder holds what he can play himself. */
function bid(view: CalledKingView, moves: readonly CalledKingMove[]): Answer {
  const {auction, options, favourites} = view;
  const {rungs} = ladderOf(options.favourites, favourites.length);
  const open = moves.flatMap((move) => (move.type === 'BID' ? [move.bid] : []));
  // A favourite costs more: it is bid where the hand is as good in it.
  const best = rungs.findLast((rung) => open.includes(rung.id) && plays(view, rung));
  const high = auction.high;
  const isHeld = high && isElder(auction, view.seat, high.by) && moves.some(({type}) => type === 'HOLD');
  if (isHeld) {
    const rung = rungs.find(({id}) => id === high.bid)!;
    if (plays(view, rung)) return by(MAXIMS[rung.group], {type: 'HOLD'});
  }
  return best
    ? by(MAXIMS[best.group], {type: 'BID', bid: best.id})
    : by('24.min', moves.some(({type}) => type === 'PASS') ? {type: 'PASS'} : moves[0]!);
}

const inTrump = (hand: readonly Card[], among: readonly Suit[]): Suit => bestTrump(hand, among).trump;

/** How good it is to call a card: that of a guarded Queen, then where one low card is held, red before black; a void last (rules 20 and 21). */
function callValue(hand: readonly Card[], card: Card): number {
  const suit = suitOf(card);
  const held = plainIn(hand, suit);
  if (held.includes(`Q${suit}`) && held.length > 1) return 4;
  if (!held.length) return -2;
  return (held.length === 1 ? 3 : 2 - held.length / 4) + ('HD'.includes(suit) ? 0.5 : 0);
}

const best = <T>(all: readonly T[], value: (one: T) => number): T =>
  all.reduce((a, b) => (value(b) > value(a) ? b : a));

/** Trumps and the card that is called: in an ask a King that helps, for a Mediateur that of the longest suit (rule 14). */
function declare(view: CalledKingView): Answer {
  const {hand, favourites} = view;
  const game = view.game!;
  const isMediateur = kindOf(game) === 'mediateur';
  const among = trumpsFor(game, favourites).filter((suit) => callsIn(game, hand, suit).length > 0);
  const trump = inTrump(hand, among);
  const calls = callsIn(game, hand, trump);
  const ofOthers = calls.filter((card) => !hand.includes(card));
  const value = (card: Card): number =>
    isMediateur ? plainIn(hand, suitOf(card)).length : callValue(hand, card);
  const call = best(ofOthers.length ? ofOthers : calls, value);
  const held = plainIn(hand, suitOf(call));
  const maxim = isMediateur ? '14' : held.includes(`Q${suitOf(call)}`) ? '21' : held.length ? '20a' : '21b';
  return by(maxim, {type: 'DECLARE', trump, call});
}

/** What goes back for the King: a card that makes a void, else the lowest of the shortest suit (rule 16). */
function giveBack({hand, trump, called}: CalledKingView): Answer {
  const low = hand.filter((card) => !trumpsIn([card], trump!).length && card !== called && card[0] !== 'K');
  const size = (card: Card): number => plainIn(hand, suitOf(card)).length;
  const value = (card: Card): number => -10 * size(card) + plainIn(hand, suitOf(card)).indexOf(card);
  const trumps = trumpsIn(hand, trump!);
  const card = low.length ? best(low, value) : (trumps.at(-1) ?? hand[0]!);
  return by('16', {type: 'RETURN', card});
}

/** The choice of a card by the maxims. */
function card(question: CalledKingQuestion): Answer {
  const {view} = question;
  const open = plainMoves(question.moves).flatMap((move) => (move.type === 'PLAY' ? [move.card] : []));
  const facts = factsOf(view, remembered(view.tricks, question));
  const {choice, because} = judgeAt(cardMaxims, facts, open, question, ownChance(question), HABITS);
  return {move: playOf(choice), ...(because && {because})};
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
    case 'declaring.calling':
      return by('20a', {
        type: 'CALL',
        card: best(callsIn(view.game!, hand, null), (one) => callValue(hand, one)),
      });
    case 'declaring.naming':
      return by('engine.trump', {type: 'NAME_TRUMP', suit: inTrump(hand, suitsToName(view))});
    case 'declaring.returning':
      return giveBack(view);
    case 'declaring.announcing':
      return tricksIn(hand, view.trump!) >= needed('tout', view)
        ? by('engine.tout', {type: 'ANNOUNCE_VOLE'})
        : by('engine.begin', {type: 'BEGIN'});
    case 'playing.trick':
      return card(question);
    case 'playing.standing':
      return isAllSure(factsOf(view, view.tricks))
        ? by('engine.goOn', {type: 'GO_ON'})
        : by('engine.stand', {type: 'STAND'});
    default:
      return {move: pick(moves, ownChance(question))};
  }
}
