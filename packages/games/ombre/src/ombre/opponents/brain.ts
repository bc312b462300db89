import {FRENCH_SUITS, pick, suitOf, type Card, type Suit} from '@quinola/cards';
import {
  answersOf,
  judgeAt,
  makesMistakes,
  ownChance,
  remembered,
  thoughtOf,
  type Brain,
  type Thought,
} from '@quinola/opponents';
import {isChoice, lawfulCards, playOf, winning, type Choice, type Offer} from '@quinola/play';
import {ACES_ALONE, BASTA, FEWEST_MATADORS, matadorsIn, SPADILLE, tricksWith} from '../../kit/rules/index.js';
import {
  facedNow,
  gamesToChoose,
  handSize,
  hasPremiers,
  ladder,
  packOf,
  suitsToName,
  type OmbreMove,
  type OmbreView,
} from '../rules/index.js';
import {bestGame, bidFacts, maximFor} from './bidding.js';
import {discardOf} from './buying.js';
import {allSure, cardFacts} from './card-facts.js';
import {cardMaxims, HABITS} from './cards.js';
import {answerOffer, wayOutOf} from './offers.js';
import type {OmbreQuestion} from './question.js';

export type {OmbreQuestion} from './question.js';
import {bestSuit, tricksOf, trumpsIn, worthKeeping} from './value.js';

export type OmbreBrain = Brain<OmbreView, OmbreMove, Offer<OmbreMove>>;

type Answer = Thought<OmbreMove>;
const by = answersOf<OmbreMove>('lomber');

/** A bid: the best game of the hand, if it is high enough; a rival's bid is held if the hand is good enough for it. */
function bid(view: OmbreView): Answer {
  const facts = bidFacts(view, view.seat, view.hand);
  const {rungs} = ladder(view);
  const {high} = view.auction;
  const rank = (id: string): number => rungs.find((rung) => rung.id === id)!.rank;
  const best = bestGame(facts, rungs);
  if (high === null)
    return best ? by(best.maxim, {type: 'BID', bid: best.bid}) : by('bid.pass', {type: 'PASS'});
  if (best && rank(best.bid) > rank(high.bid)) return by(best.maxim, {type: 'BID', bid: best.bid});
  const held = view.turn.phase === 'bidding.answering' && maximFor(facts, {id: high.bid});
  return held ? by(held, {type: 'HOLD'}) : by('bid.pass', {type: 'PASS'});
}

/** The suit with which a hand makes most tricks, among those that can be named. */
function trump(view: OmbreView): Answer {
  const suit = bestSuit(view.hand, suitsToName(view));
  return by('declare.trump', {type: 'NAME_TRUMP', suit});
}

/** An ask becomes Grand Casco or Tournée if the hand is good for that; otherwise its trump is named. */
function game(view: OmbreView): Answer {
  const facts = bidFacts(view, view.seat, view.hand);
  const better = gamesToChoose(view).findLast((id) => id === 'casco' && maximFor(facts, {id}));
  return better ? by('bid.casco.prefer', {type: 'CHOOSE', game: better}) : trump(view);
}

/** The card kept at Obscur: a black ace, otherwise a King, otherwise none (law 62). */
function keep(view: OmbreView): Answer {
  const card =
    [SPADILLE, BASTA].find((ace) => view.hand.includes(ace)) ??
    view.hand.find((held) => held[0] === 'K') ??
    null;
  return by('declare.keep', {type: 'KEEP', card});
}

/** The best cards of a hand for a trump, as many as must be kept. */
function best(cards: readonly Card[], suit: Suit, count: number): readonly Card[] {
  const kept = [...trumpsIn(cards, suit), ...worthKeeping(cards, suit)];
  return [
    ...new Set([...kept, ...cards.toSorted((a, b) => 'KQJ'.indexOf(b[0]!) - 'KQJ'.indexOf(a[0]!))]),
  ].slice(0, count);
}

/** What may be thrown away. Few discards are listed one by one: the choice is what they stand for. */
export function discardChoice(moves: OmbreQuestion['moves']): Choice {
  const choice = moves.find(isChoice);
  if (choice) return choice;
  const listed = moves.flatMap((move) => (!isChoice(move) && move.type === 'DISCARD' ? [move.cards] : []));
  const sizes = listed.map(({length}) => length);
  return {
    choose: 'DISCARD',
    from: [...new Set(listed.flat())],
    least: Math.min(...sizes),
    most: Math.max(...sizes),
  };
}

/** The choice of a card by the maxims. */
function card(question: OmbreQuestion): Answer {
  const {view, moves} = question;
  const open = moves.flatMap((move) => (!isChoice(move) && move.type === 'PLAY' ? [move.card] : []));
  const facts = cardFacts(view, remembered(view.tricks, question));
  return thoughtOf(judgeAt(cardMaxims, facts, open, question, ownChance(question), HABITS), playOf);
}

/**
 * What an Ombre must lead who laid his cards down without being sure: his highest card that the hand which names it can beat;
 * otherwise the lowest of all.
 */
function leadFor(view: OmbreView): Card {
  const rules = tricksWith(view.trump ?? ACES_ALONE);
  const cards = facedNow(view).toSorted((a, b) => rules.strength(b) - rules.strength(a));
  const isBeaten = (led: Card): boolean =>
    lawfulCards(rules, view.hand, led).some(
      (card) =>
        winning(rules, [
          {seat: 0, card: led},
          {seat: 1, card},
        ])!.seat === 1,
    );
  return cards.find(isBeaten) ?? cards.at(-1)!;
}

/** The claim: everything that was held, unless a beginner forgets it. */
function claim(question: OmbreQuestion): Answer {
  const {view} = question;
  const held = [
    ...view.hand,
    ...view.tricks.flatMap(({cards}) => cards.flatMap((one) => (one.seat === view.seat ? [one.card] : []))),
  ];
  const count = matadorsIn(held, view.trump!, packOf(view.options));
  const forgets = makesMistakes(question) && ownChance(question).below(4) === 0;
  return by('table.claim', {
    type: 'CLAIM_HONOURS',
    matadors: count < FEWEST_MATADORS || forgets ? 0 : count,
    premiers: hasPremiers(view) && !forgets,
  });
}

/** The book's answer to a question. */
export function byBook(question: OmbreQuestion): Answer {
  const {view, moves} = question;
  const {phase} = view.turn;
  switch (phase) {
    case 'bidding.opening':
    case 'bidding.overbidding':
    case 'bidding.answering':
      return bid(view);
    case 'bidding.king':
      return by('king.leave', {type: 'DECLINE'});
    case 'declaring.game':
      return game(view);
    case 'declaring.trump': {
      const out = wayOutOf(view, true);
      return out ? by(out.maxim, out.move) : trump(view);
    }
    case 'declaring.turning':
      return by('declare.turn', {type: 'TURN'});
    case 'declaring.turnedAce': {
      const suit = suitOf(view.turned[0]!);
      const others =
        FRENCH_SUITS.reduce((sum, one) => sum + tricksOf(view.hand, one), 0) / FRENCH_SUITS.length;
      return by('declare.turnedAce', {
        type: tricksOf(view.hand, suit) >= others ? 'KEEP_TRUMP' : 'TURN_AGAIN',
      });
    }
    case 'declaring.keeping':
      return keep(view);
    case 'declaring.picking': {
      const suit = bestSuit(view.hand);
      return by('king.pick', {type: 'KEEP9', cards: best(view.hand, suit, handSize(view.options))});
    }
    case 'exchanging': {
      const {maxim, move} = discardOf(view, discardChoice(moves));
      return by(maxim, move);
    }
    case 'offering': {
      const {maxim, move} = answerOffer(question);
      return by(maxim, move);
    }
    case 'playing.trick': {
      const out = wayOutOf(view, false);
      return out ? by(out.maxim, out.move) : card(question);
    }
    case 'playing.naming':
      return by('claim.lead', {type: 'NAME_LEAD', card: leadFor(view)});
    case 'playing.vole':
      if (view.looked) return {move: {type: 'ENOUGH'}};
      return allSure(cardFacts(view, view.tricks))
        ? by('vole.ombre.1', {type: 'GO_ON'})
        : by('vole.enough', {type: 'ENOUGH'});
    case 'settling.claiming':
      return claim(question);
    default: {
      const plain = moves.filter((move) => !isChoice(move)) as readonly OmbreMove[];
      return {move: pick(plain, ownChance(question))};
    }
  }
}
