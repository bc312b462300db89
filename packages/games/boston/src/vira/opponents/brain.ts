import {FRENCH_52, FRENCH_SUITS, pick, suitOf, type Card} from '@quinola/cards';
import {
  answersOf,
  judgeAt,
  ownChance,
  plainMoves,
  remembered,
  thoughtOf,
  type Brain,
  type Question,
  type Thought,
} from '@quinola/opponents';
import {isChoice, isElder, playOf, without, type Offer, type Trick} from '@quinola/play';
import {cardAside, tricksIn} from '../../kit/opponents/estimate.js';
import {factsFrom, ofSuit, startingWith, type CardFacts} from '../../kit/opponents/facts.js';
import {HABITS} from '../../kit/opponents/habits.js';
import {MASTERS_POSITIONS} from '../../kit/opponents/misere-prospect.js';
import {quickCard} from '../../kit/opponents/policy.js';
import {isUnbeatable, outside} from '../../kit/rules/misere.js';
import {strengthOf} from '../../kit/rules/suits.js';
import {
  canWin,
  exchangeChoice,
  gameOf,
  gamesToChoose,
  inTurn,
  isMisere,
  suitsToName,
  throwingChoice,
  type GameId,
  type ViraGame,
  type ViraMove,
  type ViraView,
} from '../rules/index.js';
import {gamesOpen, LEAST, likelyGames} from './bidding.js';
import {
  bestSuit,
  keptForGasque,
  keptToPlay,
  thrownAgainstMisere,
  thrownByDeclarer,
  thrownByOpponent,
  thrownFromMisere,
} from './cards-kept.js';
import {tableOf} from './deal.js';
import {sureTricks, suitsToTurn} from './hand.js';
import {MASKS} from './imagine.js';
import {cardMaxims} from './maxims.js';
import {ViraProspects, type Prospect} from './prospects.js';

/** The question to an opponent: its view and the moves it has. */
export type ViraQuestion = Question<ViraView, ViraMove, Offer<ViraMove>>;
export type ViraBrain = Brain<ViraView, ViraMove | null, Offer<ViraMove>>;

type Answer = Thought<ViraMove>;

const answer = answersOf<ViraMove>('wira');

/** How many deals are imagined for a bid, by level. */
const DEALS: Readonly<Record<string, number>> = {novice: 5, book: 24, teacher: 36, master: 72};

const prospectsOf = ({view, level, seed}: ViraQuestion): ViraProspects =>
  new ViraProspects(view, {
    deals: DEALS[level] ?? DEALS.book!,
    exact: level === 'master' ? MASTERS_POSITIONS : 0,
    seed,
  });

/** Of so many tricks that are missing, the exchange is hoped to bring the last. */
const BOUGHT = 3;

/** Cards of a misère from which nothing is exchanged are small up to the ten. */
const SMALL = 9;

/** Whether a hand is one for a misère without exchange: small cards, and the two of each of its longest suits. */
function isSmall(hand: readonly Card[]): boolean {
  const longest = Math.max(...FRENCH_SUITS.map((suit) => ofSuit(hand, suit).length));
  return (
    hand.every((card) => strengthOf(card) <= SMALL) &&
    FRENCH_SUITS.every((suit) => ofSuit(hand, suit).length < longest || hand.includes(`2${suit}`))
  );
}

/** The maxim behind a misère that is bid. */
function whyMisere(hand: readonly Card[], {open, buys, cards}: ViraGame): string {
  if (buys === 'any') return 'misere.discard';
  const played = cards === 12 ? without(hand, cardAside(hand, FRENCH_52)) : hand;
  if (open && isUnbeatable(played, outside(FRENCH_52, hand))) return 'misere.ouverte';
  return isSmall(played) ? 'misere.solo' : 'engine.bid';
}

/** The maxim behind a game that is bid; what the book says of its hands is said of such hands alone. */
function whyBid({hand}: ViraView, game: GameId): string {
  const described = gameOf(game);
  const {kind, tricks} = described;
  const sure = Math.max(...FRENCH_SUITS.map((suit) => sureTricks(hand, suit)));
  switch (kind) {
    case 'misere':
      return whyMisere(hand, described);
    case 'tournee':
      return suitsToTurn(hand).length > 1 ? 'tournee.when' : 'engine.bid';
    case 'solo':
      return sure >= tricks ? 'solo.6' : 'engine.bid';
    case 'kop':
      if (sure < tricks - BOUGHT) return 'engine.bid';
      return tricks === 6 ? 'begar.6' : 'begar.high';
    case 'wira':
      return 'high.example';
    case 'gasque':
      return 'high.taste';
  }
}

/** Bids the game that brings most, or passes; with it the games that the hand can well make. */
function bid(question: ViraQuestion): Answer {
  const {view} = question;
  const prospects = prospectsOf(question);
  const [best] = gamesOpen(view, prospects);
  const likely = likelyGames(view, prospects).map(({bid: id, made, suit}) => ({
    bid: id,
    made,
    ...(suit && {suit}),
  }));
  if (!best || best.worth < LEAST) return {...answer('engine.pass', {type: 'PASS'}), likely};
  const {high} = view.auction;
  const holds = high !== null && high.bid === best.bid && isElder(view.auction, view.seat, high.by);
  return {...answer(whyBid(view, best.game), holds ? {type: 'HOLD'} : {type: 'BID', bid: best.bid}), likely};
}

/** The best of some games, by what they bring. */
function chosen(question: ViraQuestion, games: readonly GameId[]): Prospect {
  const prospects = prospectsOf(question);
  return games
    .map((game) => prospects.best(game))
    .reduce((one, other) => (other.worth > one.worth ? other : one));
}

/** Names the trump: before the exchange by what it brings, after the talon was taken by the cards alone. */
function trump(question: ViraQuestion): Answer {
  const {view} = question;
  const suits = suitsToName(view);
  if (gameOf(view.game!).buys === 'talon')
    return answer('engine.trump', {type: 'NAME_TRUMP', suit: bestSuit(view.hand, suits)});
  const prospects = prospectsOf(question);
  const best = suits
    .map((suit) => prospects.of(view.game!, suit))
    .reduce((one, other) => (other.worth > one.worth ? other : one));
  return answer('engine.trump', {type: 'NAME_TRUMP', suit: best.suit!});
}

/** Chosen cards in the order of the hand, in which choices are listed. */
const inHand = (hand: readonly Card[], cards: readonly Card[]): readonly Card[] =>
  hand.filter((one) => cards.includes(one));

/** The first of two opponents leaves most of the talon to the second (rule 3). */
const FIRST_TAKES = 3;

/** What is thrown in the exchange. */
function exchange({view}: ViraQuestion): Answer {
  const {hand, seat, declarer, exchanged, trump: suit} = view;
  const {most} = exchangeChoice(view);
  if (seat === declarer) {
    const cards = isMisere(view)
      ? thrownFromMisere(hand, most)
      : thrownByDeclarer(hand, suit!).slice(0, most);
    return answer(isMisere(view) ? 'misere.discard' : 'engine.exchange', {
      type: 'EXCHANGE',
      cards: inHand(hand, cards),
    });
  }
  const others = inTurn(view).filter((one) => one !== declarer && one !== seat);
  const isFirst = exchanged[others[0]!] === null;
  const limit = isFirst ? Math.min(most, FIRST_TAKES) : most;
  const cards = isMisere(view) ? thrownAgainstMisere(hand, limit) : thrownByOpponent(hand, suit!, limit);
  return answer(isMisere(view) ? 'rule.2' : isFirst ? 'rule.3' : whyThrown(hand, cards), {
    type: 'EXCHANGE',
    cards: inHand(hand, cards),
  });
}

/** The maxim behind what the second opponent throws: it makes a void, or leaves what is high. */
const whyThrown = (hand: readonly Card[], cards: readonly Card[]): string =>
  cards.some((card) => ofSuit(hand, suitOf(card)).every((one) => cards.includes(one)))
    ? 'rule.4'
    : 'engine.keepHigh';

/** So many tricks short of what is due, by a quick judgement, a hand is given up: a bête instead of a codille. */
const HOPELESS = 2.5;

/** After the exchange: content, unless the hand is hopeless. To buy or turn again is a bête as well, and a dearer one may follow. */
function second({view}: ViraQuestion): Answer {
  const {hand, trump: suit, game} = view;
  return tricksIn(hand, suit!) < gameOf(game!).tricks - HOPELESS
    ? answer('engine.lieDown', {type: 'LIE_DOWN'})
    : answer('engine.content', {type: 'CONTENT'});
}

/** What a player considers who is to play a card. @param tricks those that he remembers */
export function cardFactsOf(view: ViraView, tricks: readonly Trick[]): CardFacts {
  const {hand, trump: suit, declarer, seat, trick, faced, aside} = view;
  return factsFrom({
    hand,
    trump: isMisere(view) ? null : suit,
    misere: isMisere(view),
    declarer,
    side: [declarer],
    seat,
    order: inTurn(view),
    tricks,
    trick,
    pack: FRENCH_52,
    away: [...view.laid, ...view.turnedAway, ...(aside ? [aside] : [])],
    faced: faced.find((one) => one.seat === declarer && declarer !== seat)?.cards ?? null,
  });
}

/** The open cards, the usual one first: it is played where no maxim speaks. */
export const usualFirst = (view: ViraView, open: readonly Card[]): readonly Card[] =>
  startingWith(MASKS.cardOf(quickCard(tableOf(view))), open);

function card(question: ViraQuestion): Answer {
  const {view} = question;
  const open = plainMoves(question.moves).flatMap((move) => (move.type === 'PLAY' ? [move.card] : []));
  const facts = cardFactsOf(view, remembered(view.tricks, question));
  return thoughtOf(
    judgeAt(cardMaxims, facts, usualFirst(view, open), question, ownChance(question), HABITS),
    playOf,
  );
}

/** The book's answer to a question of whoever is on turn. */
export function byBook(question: ViraQuestion): Answer {
  const {view, moves} = question;
  const {hand} = view;
  switch (view.turn.phase) {
    case 'bidding.opening':
    case 'bidding.overbidding':
    case 'bidding.answering':
      return bid(question);
    case 'bidding.choosing': {
      const {game} = chosen(question, gamesToChoose(view));
      return answer(whyBid(view, game), {type: 'CHOOSE', game});
    }
    case 'declaring.trump':
      return trump(question);
    case 'declaring.keeping':
      return answer('engine.keep', {
        type: 'KEEP',
        cards: inHand(hand, keptForGasque(hand, gameOf(view.game!).keeps!)),
      });
    case 'declaring.discarding': {
      const kept = view.trump === null ? hand.slice(0, 13) : keptToPlay(hand, view.trump);
      const {least} = throwingChoice(view);
      const cards = hand.filter((one) => !kept.includes(one)).slice(0, least);
      return answer('engine.throw', {type: 'DISCARD', cards});
    }
    case 'declaring.aside':
      return answer('misere.discard', {type: 'LAY_ASIDE', card: cardAside(hand, FRENCH_52)});
    case 'exchanging.declarer':
    case 'exchanging.opponents':
      return exchange(question);
    case 'exchanging.second':
      return second(question);
    case 'exchanging.takeover':
      return answer('engine.decline', {type: 'DECLINE'});
    case 'playing.trick':
      return card(question);
    case 'playing.claim':
      return answer('engine.claim', {type: canWin(view) && view.hand.length < 2 ? 'AGREE' : 'PLAY_ON'});
    default: {
      const plain = moves.filter((move) => !isChoice(move)) as readonly ViraMove[];
      return {move: pick(plain, ownChance(question))};
    }
  }
}
