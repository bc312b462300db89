import {FRENCH_52, FRENCH_SUITS, type Card, type Suit} from '@quinola/cards';
import {atStake, balances, lawfulCards, seatAfter, winning, type Entry, type Seat} from '@quinola/play';
import type {Given, Runner} from '@quinola/testing/answers/given.js';
import {bostonOptions} from '../src/boston/rules/index.js';
import {bostonWhistOptions} from '../src/boston-whist/rules/index.js';
import {leaderBehind, placeIn} from '../src/kit/opponents/seating.js';
import {
  aceFallsTo,
  bostonGame,
  BOSTON_39,
  classOf,
  coloursOf,
  fineFor,
  GRADES,
  helperQuota,
  highestOfThree,
  inTurn,
  isMisere,
  isSafeIn,
  isUnbeatable,
  ladderOf,
  marksFor,
  outside,
  packOf,
  poolRules,
  robsMisere,
  rungBy,
  safeLeads,
  suitsFor,
  tricksWith,
  type Bid,
  type BostonMove,
  type BostonState,
} from '../src/kit/contracts/rules/index.js';
import {tellAuction} from './answers-auction.js';
import {setTable} from './set-table.js';
import {agreedAt, named, NAMES, type Asked, type ByName} from './asked.js';
import {poolEnd, poolSequence} from './boston-pool.js';
import {
  aide,
  bidOrder,
  honours,
  invariant,
  price,
  settlement,
  settlementAide,
  tariffTable,
} from './boston-prices.js';

// Known answers of Boston, Tri-Boston and Boston-Whist, which have one set of rules.

/** `suit-class`, `choose-superieure`: the colours that a card makes. */
function suitClass({players, whist}: Asked, given: Given): object {
  if (whist) {
    const card = (given.colours === 'perDeal' ? given.turnedFromSecondPack : given.firstAce) as Card;
    if (given.colours === 'fixed' && card[0] !== 'A') throw new RangeError('no ace');
    return coloursBy(card.slice(-1));
  }
  const highest =
    players === 3
      ? highestOfThree({reversedColours: given.reversedColours === true})
      : (given.superieure as Suit);
  return Object.fromEntries(FRENCH_SUITS.map((suit) => [suit, GRADES[classOf(suit, highest)]]));
}

function coloursBy(suit: Suit): object {
  const {highest, second, others} = coloursOf(suit);
  return {superieure: highest, couleur: second, simple: others};
}

/** `choose-superieure`: by the real procedure, the first ace makes the colours and names the dealer. */
function chooseSuperieure(given: Given): object {
  const names = given.turnOrder as readonly string[];
  const cards = given.cardsTurned as readonly Card[];
  const game = bostonGame('boston', bostonOptions);
  let state = game.start(bostonOptions({players: names.length as 4}));
  state = {
    ...state,
    table: {
      ...state.table,
      seats: names.map((_, seat) => seat),
      turn: {...state.table.turn, phase: 'dealing.firstAce'},
    },
  };
  const {table} = game.play(state, 'chance', {type: 'TURN_UP', cards}).state;
  if (table.dealer !== aceFallsTo(cards, names.length)) throw new RangeError('another dealer');
  const {highest, second, others} = coloursOf(table.highest!);
  return {superieure: highest, couleur: second, simple: others, firstDealer: names[table.dealer]};
}

/** `auction`: what was bid, or which call is refused. */
function auction(asked: Asked, given: Given): object {
  const agreed = agreedAt(asked);
  const rules = ladderOf({bostonSimple: asked.whist});
  const told = tellAuction(rules, given, {
    unknown: 'table A has a dash for simple Boston (option bostonSimple=false)',
  });
  if (told.refused) return told.refused;
  const {high, speaking} = told.auction;
  if (speaking.length) throw new RangeError('the auction goes on');
  const {names} = told;
  if (!high) {
    const each = agreed.allPassStake;
    return {
      result: 'all-pass',
      eachPutsIntoPot: each,
      totalAdded: each * names.length,
      nextDealer: names[inTurn({options: agreed, dealer: names.length - 1})[0]!],
    };
  }
  const {bid} = high;
  const rung = rungBy(bid);
  return {
    declarer: names[high.by],
    bid,
    mayNameTrumpOfClass: GRADES.filter((_, i) => i >= GRADES.indexOf(rung.grade ?? 'simple')),
    trumpMustBe: suitsFor(bid, asked.players === 3 ? highestOfThree(agreed) : 'S'),
    price: price(asked, {bid}).valueOf() && (price(asked, {bid}) as {marks: number}).marks,
    tricksAllowed: isMisere(bid) ? 0 : undefined,
    cards: rung.cards,
  };
}

/** `whist-call`: asking for help, by the real rules. */
function whistCall(given: Given): object {
  const names = (given.turnOrder as readonly string[] | undefined) ?? NAMES;
  const declarer = names.indexOf(given.declarer as string);
  const bid = given.bid as Bid;
  const askMode = (given.askMode as 'binding' | 'refusable' | undefined) ?? 'binding';
  const options = bostonWhistOptions({askMode});
  const game = bostonGame('boston-whist', bostonWhistOptions);
  const hands = names.map((_, seat) =>
    FRENCH_SUITS.slice(seat, seat + 1).flatMap((suit) =>
      FRENCH_52.cards.filter((card) => card.endsWith(suit)),
    ),
  );
  let state: BostonState = setTable({
    options,
    hands,
    phase: 'declaring.trump',
    declarer,
    bid,
    must: declarer,
  });
  const answers = given.answers as ByName<string> | undefined;
  const order: string[] = [];
  const make = (move: BostonMove): void => {
    state = game.play(state, game.turn(state).must as number, move).state;
  };
  const alone = given.saidAlone === true;
  make({type: 'NAME_TRUMP', suit: 'S', ...(askMode === 'binding' && {alone})});
  const asked = state.table.turn.phase === 'asking.helper';
  while (state.table.turn.phase === 'asking.helper') {
    const name = names[game.turn(state).must as number]!;
    order.push(name);
    const says = answers?.[name] ?? 'pass';
    make({type: says === 'whist' ? 'WHIST' : 'DECLINE'});
  }
  if (state.table.turn.phase === 'asking.offer')
    make({type: given.declarerReply === 'reject' ? 'REJECT' : 'ACCEPT'});
  const {helper} = state.table;
  return {
    asked,
    askedInOrder: order,
    ...firstToHelp(names, declarer, bid),
    playsAlone: helper < 0,
    required: rungBy(bid).tricks + (helper < 0 ? 0 : helperQuota(bid)!),
  };
}

/** What the first who does not pass says, and becomes. */
function firstToHelp(names: readonly string[], declarer: Seat, bid: Bid): object {
  const options = bostonWhistOptions();
  const game = bostonGame('boston-whist', bostonWhistOptions);
  const hands = names.map(() => FRENCH_52.cards.slice(0, 13));
  let state = setTable({options, hands, phase: 'declaring.trump', declarer, bid, must: declarer});
  state = game.play(state, declarer, {type: 'NAME_TRUMP', suit: 'S', alone: false}).state;
  const first = game.turn(state).must as number;
  const says = game.moves(game.view(state, first)).find(({type}) => type !== 'DECLINE')!;
  const {helper} = game.play(state, first, says).state.table;
  return {firstWhoSays: says.type.toLowerCase(), becomes: helper === first ? 'aide' : 'nobody'};
}

/** `trick`: who wins. */
export function trick({plays, trump}: Given): object {
  const laid = (plays as readonly (readonly [string, Card])[]).map(([, card], seat) => ({seat, card}));
  const best = winning(tricksWith((trump as Suit | null | undefined) ?? null), laid)!;
  return {winner: (plays as readonly (readonly [string, Card])[])[best.seat]![0]};
}

/** `legal-cards`: what may be played to a lead. */
export function legalCards({hand, led, trump}: Given): object {
  const lead = `A${led as Suit}`;
  return {legal: lawfulCards(tricksWith((trump as Suit | undefined) ?? null), hand as readonly Card[], lead)};
}

/** `misere-hand`: whether a hand can be beaten, suit by suit. */
function misereHand(asked: Asked, given: Given): object {
  const hand = given.hand as readonly Card[];
  const pack = packOf({players: asked.players});
  const out = outside(pack, hand);
  const bid = given.bid as Bid | undefined;
  if (given.cards !== undefined && (hand.length !== given.cards || rungBy(bid!).cards !== given.cards))
    throw new RangeError('other numbers');
  const unbeatable = isUnbeatable(hand, out);
  const leads = safeLeads(hand, out);
  const safe = given.safeLeads as readonly Card[] | undefined;
  return {
    suitUnbeatable: Object.fromEntries(FRENCH_SUITS.map((suit) => [suit, isSafeIn(hand, out, suit)])),
    unbeatable,
    unbeatableUnlessForcedToLeadAwkwardly: unbeatable,
    safe:
      unbeatable &&
      (given.onLead === true ? safe!.length > 0 && safe!.every((card) => leads.includes(card)) : true),
  };
}

/** `etiquette`: what the last to play may not do to a misère, and what it costs him. */
function etiquette(given: Given): object {
  const game = bostonGame('boston', bostonOptions);
  const options = bostonOptions({etiquette: 'strict'});
  const plays = given.trick as readonly (readonly [string, Card])[];
  const next = NAMES.indexOf(given.next as string);
  const declarer = NAMES.indexOf(given.declarer as string);
  const bid = given.contract as Bid;
  const hand = given.handOfD as readonly Card[];
  const hands = NAMES.map((name, seat) =>
    seat === next ? hand : plays.filter(([by]) => by === name).map(([, card]) => card),
  );
  let state = setTable({options, hands, declarer, bid, stake: 4, aside: '2S'});
  for (const [name, card] of plays) state = game.play(state, NAMES.indexOf(name), {type: 'PLAY', card}).state;
  const view = game.view(state, next);
  const mustNot = hand.filter((card) => game.refusal(view, {type: 'PLAY', card})?.breach);
  if (mustNot.some((card) => !robsMisere(view, card))) throw new RangeError('no such law');
  const before = state.table.pool;
  const done = game.play(state, next, {type: 'PLAY', card: mustNot[0]!});
  const result = done.state.table.lastDeal!;
  const {by, marks, law} = result.penalty!;
  const paid = booksOf(done.state.table.entries).players;
  return {
    mustNot,
    duty: hand.filter((card) => !mustNot.includes(card)),
    penalty: {
      payer: NAMES[by],
      payee: NAMES[paid.findIndex((sum) => sum === marks)],
      formula: `S + ${fineFor(law, 0, 1, 3)}*price`,
      example: {S: atStake(poolRules(options), before), price: result.price, marks},
      potAndBetesStay: done.state.table.pool === before,
    },
  };
}

const booksOf = (entries: readonly Entry[], reason = 'law-31') =>
  balances(
    entries.filter((entry) => entry.reason === reason),
    4,
  );

/** `full-deal`: played by the rules, card by card. */
function fullDeal(asked: Asked, given: Given): object {
  const game = bostonGame('boston', bostonOptions);
  const options = agreedAt(asked);
  const byName = given.hands as ByName<readonly Card[]>;
  const names = Object.keys(byName);
  const aside = (given.setAside as Card | undefined) ?? null;
  const declarer = names.indexOf(given.declarer as string);
  let state = setTable({
    options,
    hands: names.map((name) => byName[name]!.filter((card) => card !== aside)),
    declarer,
    bid: given.bid as Bid,
    trump: (given.trump as Suit | undefined) ?? null,
    highest: asked.players === 3 ? highestOfThree(options) : ((given.superieure as Suit | undefined) ?? 'S'),
    leader: names.indexOf(given.leader as string),
    aside,
  });
  const plays = given.plays as readonly (readonly (readonly [string, Card])[])[];
  let stopsAfterTrick = 0;
  for (const [i, laid] of plays.entries())
    for (const [name, card] of laid) {
      if (game.turn(state).must !== names.indexOf(name)) throw new RangeError(`${name} is not on turn`);
      const done = game.play(state, names.indexOf(name), {type: 'PLAY', card});
      ({state} = done);
      if (done.events.some(({type}) => type === 'deal-settled')) stopsAfterTrick = i + 1;
    }
  const result = state.table.lastDeal!;
  const prices = booksOf(state.table.entries, 'game').players;
  return {
    tricks: named(names, result.tricks),
    contractMade: result.outcome === 'won',
    declarerTookTrick: result.tricks[declarer]! > 0,
    stopsAfterTrick,
    price: result.price,
    transfers: named(names, prices),
  };
}

/** `pack`: the cards of three players. */
function pack(): object {
  const {cards} = BOSTON_39;
  const count = (suit: Suit): number => cards.filter((card) => card.endsWith(suit)).length;
  return {
    cards,
    count: cards.length,
    perSuit: Object.fromEntries(FRENCH_SUITS.map((suit) => [suit, count(suit)])),
  };
}

/** `turn-order`: who speaks and plays after whom, where deal and play go to one side. */
function turnOrder(given: Given): object {
  const names = given.seatsClockwise as readonly string[];
  const options = bostonOptions({
    players: 3,
    ...(given.direction !== undefined && {direction: given.direction as 'left'}),
  });
  // Seats are numbered in the order of play: to the right, they are those of the answer backwards.
  const seats = options.direction === 'right' ? [...names].reverse() : names;
  const dealer = seats.indexOf(given.dealer as string);
  const order = inTurn({options, dealer}).map((seat) => seats[seat]);
  return {eldest: order[0], turnOrder: order, nextDealer: seats[seatAfter(dealer, 3, 1)]};
}

/** `first-leader`: who leads, where the player of a misère may name him. */
function firstLeader(given: Given): object {
  const names = given.turnOrder as readonly string[];
  const declarer = names.indexOf(given.declarer as string);
  const bid = given.bid as Bid;
  const options = bostonOptions({players: 3, misereNamesLeader: given.misereNamesLeader as boolean});
  const game = bostonGame('boston', bostonOptions);
  const hands = names.map((_, seat) => BOSTON_39.cards.slice(13 * seat, 13 * seat + 13));
  const phase = 'bidding.opening';
  let state = setTable({options, hands, phase, must: declarer});
  state = {
    ...state,
    table: {
      ...state.table,
      auction: {
        speaking: [declarer, (declarer + 1) % 3],
        high: null,
        said: [{by: (declarer + 2) % 3, bid: null}],
      },
    },
  };
  for (const move of [{type: 'BID', bid}, {type: 'PASS'}] as const)
    state = game.play(state, game.turn(state).must as number, move).state;
  if (state.table.turn.phase === 'declaring.trump')
    state = game.play(state, declarer, {type: 'NAME_TRUMP', suit: 'S'}).state;
  if (state.table.turn.phase !== 'declaring.leader') return {leader: names[state.table.leader]};
  const leaders = game
    .moves(game.view(state, declarer))
    .flatMap((move) => (move.type === 'NAME_LEADER' ? [move.leader] : []));
  const best = leaderBehind(declarer, 3);
  const place = placeIn(declarer, best, 3);
  return {
    choices: leaders.map((seat) => names[seat]),
    bestForDeclarer: names[best],
    declarerPlays: ['first', 'middle', 'last'][place],
  };
}

/** The runners of all kinds, for one of the three games. */
export const bostonRunners = (asked: Asked): Readonly<Record<string, Runner>> => ({
  'tariff-table': tariffTable,
  invariant,
  'bid-order': (given) => bidOrder(asked, given),
  price: (given) => price(asked, given),
  'suit-class': (given) => suitClass(asked, given),
  'choose-superieure': chooseSuperieure,
  auction: (given) => auction(asked, given),
  settlement: (given) => settlement(asked, given),
  'settlement-aide': settlementAide,
  aide,
  'whist-call': whistCall,
  honours,
  rounding: ({product}) => ({marks: marksFor(Number(product))}),
  trick,
  'legal-cards': legalCards,
  'misere-hand': (given) => misereHand(asked, given),
  etiquette,
  'full-deal': (given) => fullDeal(asked, given),
  pack,
  'turn-order': turnOrder,
  'first-leader': firstLeader,
  'pool-sequence': poolSequence,
  'pool-end': poolEnd,
});
