import type {Card, Suit} from '@quinola/cards';
import {
  afterBid,
  balances,
  booked,
  dealt,
  mayBid,
  netOf,
  openAuction,
  shares,
  speaker,
  type Auction,
  type Seat,
} from '@quinola/play';
import {bySides, drawDish, loseDish, openDish, plainOrder} from '../src/kit/index.js';
import {
  asksForVole,
  callable,
  cardsEach,
  dealingPlan,
  delicesOf,
  delicesPrice,
  DISH,
  gradeOf,
  honoursOf,
  kindOf,
  ladderOf,
  LAWS,
  multiplier,
  ownCallable,
  packetsOf,
  packOf,
  partsOf,
  priceOf,
  premiersPrice,
  tools,
  trumpsBeside,
  type Bid,
  type Facts,
  type Game,
} from '../src/called-king/index.js';

import {ALONE, ASKS, tricksIn} from '../src/called-king/opponents/hands.js';
import {matadorsIn, matadorsPrice} from '../src/kit/index.js';
import {beteLedger, dealReplay, named, type Asked, type ByName} from './called-king-played.js';
import type {Given} from './family-answers.js';

// Known answers of Quadrille and Cinquille, which are one game at two tables.

/** `outcome`: by the tricks of the sides; what is played makes no difference, but for an announced Vole. */
export function outcome({kind, sideTricks, total}: Given): object {
  const [won, all] = [Number(sideTricks), Number(total)];
  return {outcome: kindOf(kind as Game) === 'tout' && won < all ? 'lost' : bySides(won, all)};
}

/** `fee`: the price list of three favourites. */
function fee({favourites, trump}: Given): object {
  const {first, second, third} = favourites as ByName<Suit>;
  const grade = gradeOf(trump as Suit, [first!, second!, third!], 3);
  return {
    solo: priceOf('solo', grade, {volePricing: 'cinquille'}),
    threeMatadors: matadorsPrice(3) * multiplier(grade),
    sixPremiers: premiersPrice(grade),
    ask: priceOf('ask', grade, {volePricing: 'cinquille'}),
  };
}

/** `settlement`: what is charged and who pays whom. */
function settlement({options}: Asked, given: Given): object {
  const names = given.players as readonly string[];
  const at = (name: unknown): Seat => (name === undefined ? -1 : names.indexOf(name as string));
  const game = given.kind as Game;
  const grade = Number(given.colourRank ?? 0);
  if (given.mult !== undefined && given.mult !== multiplier(grade)) throw new RangeError('another multiple');
  const [won, all] = [Number(given.sideTricks), Number(given.totalTricks)];
  const vole = given.vole as string | undefined;
  const facts: Facts = {
    game,
    grade,
    ombre: at(given.ombre),
    partner: at(given.partner),
    giver: at(given.giver),
    selfCall: given.selfcall === true,
    won,
    all,
    matadors: Number(given.matadors ?? 0),
    premiers: given.premiers === true,
    vole:
      game === 'tout'
        ? {announced: true, made: won === all}
        : vole === undefined
          ? null
          : {announced: false, made: vole === 'made'},
    delices: -1,
    players: names.length,
  };
  const {outcome: ends, parts, dues} = honoursOf(facts, options());
  return {outcome: ends, parts, honoursDelta: named(names, netOf(dues, names.length))};
}

/** `split`: how a dish or a bête is shared. */
function split({amount, reason, ombre, partner, beteBy, opponentsByHighestTrump}: Given): object {
  const by =
    reason === 'codille'
      ? (opponentsByHighestTrump as readonly string[])
      : beteBy === 'ombre'
        ? [ombre as string]
        : [ombre as string, partner as string];
  const n = Number(amount);
  const dish = {...openDish(by.map((_, i) => i))};
  const pool = {...dish.pool, amount: n, base: n};
  const players = by.map((_, i) => i);
  const {paid} =
    reason === 'bete'
      ? loseDish(DISH, {...dish, pool}, players, 'remise')
      : drawDish(DISH, {...dish, pool}, players);
  const sums = balances(
    paid.flatMap((one) => booked(one.transfers, {account: 'marks', reason: one.reason})),
    by.length,
  ).players.map(Math.abs);
  if (String(sums) !== String(shares(n, by.length))) throw new RangeError('not shared equally');
  return named(by, sums);
}

/** `call-options`: what may be called, and who names trumps. */
function callOptions({hand, trump, kind, calledKing}: Given): object {
  if (calledKing !== undefined)
    return {
      namesTrump: kindOf(kind as Game) === 'casco' ? `holder of ${calledKing as Card}` : 'ombre',
      allowedTrumps: trumpsBeside(calledKing as Card),
    };
  const held = hand as readonly Card[];
  return {callable: callable(held, trump as Suit), ownCallable: ownCallable(held, trump as Suit)};
}

/** `auction`: a chain of duels. */
function auction({order, calls, blackAcesBoth}: Given): object {
  const names = order as readonly string[];
  const said = calls as readonly {readonly seat: string; readonly call: string}[];
  const aces = blackAcesBoth as readonly string[] | null;
  const favourites = said.some(({call}) => call.includes('-pref'))
    ? 3
    : said.some(({call}) => call.includes('-colour'))
      ? 1
      : 0;
  const rules = ladderOf(favourites, favourites);
  let state: Auction<Bid> = openAuction(names.map((_, seat) => seat));
  for (const [i, {seat, call}] of said.entries()) {
    const by = speaker(state);
    const at = i + 1;
    if (by === null || names[by] !== seat)
      return {error: 'out of turn', at, expected: by === null ? null : names[by]};
    const bid = call === 'pass' ? null : call === 'hold' ? (state.high?.bid ?? null) : (call as Bid);
    if (call === 'hold' && bid === null) return {error: 'nothing to hold', at};
    if (bid !== null) {
      const isEqual = bid === state.high?.bid;
      if (!mayBid(rules, state, bid) || isEqual !== (call === 'hold')) return {error: 'not higher', at};
      if (kindOf(bid) === 'casco' && aces && !aces.includes(seat))
        return {error: 'casco needs both black aces', at};
    }
    state = afterBid(rules, state, bid);
  }
  if (speaker(state) !== null) return {pending: names[speaker(state)!]};
  return state.high ? {ombre: names[state.high.by], bid: state.high.bid} : {result: 'all-pass'};
}

/** `deal`: how many cards, and in what packets. */
function deal({players: at, options, packets}: Asked, {players}: Given): object {
  if (players !== at) throw new RangeError('another number of players');
  const usual = options();
  const table = {counts: Array.from({length: at}, () => 0), dealer: 0};
  const {hands, rest} = dealt(packOf(usual).cards, at, dealingPlan(table, usual));
  return {
    cardsEach: hands[0]!.length,
    talon: rest.length,
    packets: packetsOf(usual),
    packetsAllowed: packets.map((one) => packetsOf({packets: one})),
  };
}

/** `variant`: 32 cards, eight to each. */
function variant({options}: Asked, {variant: which}: Given): object {
  if (which !== 'eight-cards') throw new RangeError('no such variant');
  const agreed = options({pack: 'eight'});
  const all = cardsEach(agreed, 4);
  const {cards} = packOf(agreed);
  const ends = Array.from({length: all + 1}, (_, won) => bySides(won, all));
  return {
    pack: [...cards].sort(),
    size: cards.length,
    cardsEach: all,
    win: ends.indexOf('win'),
    remise: ends.indexOf('remise'),
    codilleAtMost: ends.lastIndexOf('codille'),
  };
}

/** `ruling`: when a Vole is undertaken or announced, délices, what is counted together. */
function ruling({game, players, options}: Asked, given: Given): object {
  const {kind, event, sideTricks, tricksPlayed, calledSuitLed, kingShown, kingShownInTrick} = given;
  if (given.ombreHand !== undefined) {
    const held = [...(given.ombreHand as readonly Card[]), ...((given.partnerHand as readonly Card[]) ?? [])];
    return {matadors: matadorsIn(held, given.trump as Suit)};
  }
  if (event === 'announce vole') {
    const start = game.start(options());
    const table = tools.waitingAt(
      tools.changed(start.table, {seats: start.table.counts.map((_, i) => i)}),
      phaseBeforePlay(kind as Game),
      0,
      {game: kind as Game, ombre: 0, toPlay: 0},
    );
    const view = game.view({...start, table}, 0);
    const before = game.refusal(view, {type: 'ANNOUNCE_VOLE'}) === null;
    return {allowed: before || kindOf(kind as Game) === 'tout' || kindOf(kind as Game) === 'solo'};
  }
  if (given.suitOfKingLedFirstTime !== undefined) {
    const {ruffedBy, kingPlayedToTrick} = given;
    if (kindOf(kind as Game) !== 'mediateur') throw new RangeError('délices are only of a Mediateur');
    const seat = 'ABCDE'.indexOf(ruffedBy as string);
    const second: Card = kingPlayedToTrick === true ? 'KD' : '4D';
    const cards = [
      {seat: 2, card: '3D'},
      {seat: 0, card: second},
      {seat, card: '6S'},
    ];
    const to = delicesOf(
      {ombre: 0, called: 'KD', trump: 'S'},
      {leader: 2, winner: seat, cards},
      given.suitOfKingLedFirstTime === true,
    );
    return {delicesTo: to < 0 ? null : 'ABCDE'[to], amount: to < 0 ? 0 : delicesPrice(0), paidBy: 'ombre'};
  }
  if (event === 'opponents make all tricks')
    return {devole: partsOf({...NO_FACTS, players}, options()).devole !== undefined};
  if (sideTricks === undefined) {
    // Cards that are shown too early: the table lets nobody show them.
    if (!/show/.test(String(event)) || !kind) throw new RangeError('no such accident');
    return LAWS.find(({id}) => id === 'quadrille.5')!.ruling;
  }
  const won = Number(sideTricks);
  const isShown = kingShown === true || kingShownInTrick !== undefined || kindOf(kind as Game) !== 'ask';
  const asks = asksForVole({
    game: kind as Game,
    players,
    won,
    played: Number(tricksPlayed),
    all: cardsEach(options(), players),
    isShown,
    wasLed: calledSuitLed === true,
  });
  const leadsOn = event !== undefined;
  return {
    voleAllowed: asks,
    voleDeclared: asks && leadsOn,
    mayContinueUntilKingShows: !asks && !isShown && players === 5,
  };
}

const NO_FACTS: Omit<Facts, 'players'> = {
  game: 'ask',
  grade: 0,
  ombre: 0,
  partner: 1,
  giver: -1,
  selfCall: false,
  won: 0,
  all: 8,
  matadors: 0,
  premiers: false,
  vole: null,
  delices: -1,
};

/** Where a game stands before the first lead: only after a Mediateur's exchange is anything left to say. */
const phaseBeforePlay = (game: Game) =>
  kindOf(game) === 'mediateur' ? 'declaring.announcing' : 'playing.trick';

/** `hand-eval`: what the book bids on these cards, whatever the rest. */
function handEval({trump, core, extra}: Given): object {
  const beside = (extra ?? {}) as ByName<unknown>;
  const either = beside.or === undefined ? [false] : [false, true];
  const tricks = Math.min(
    ...either.map((other) =>
      tricksIn(filledHand(core as readonly Card[], trump as Suit, beside, other), trump as Suit),
    ),
  );
  return {minimumBid: tricks >= ALONE ? 'solo' : tricks >= ASKS ? 'ask' : 'pass'};
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five'];
const SUITS: ByName<Suit> = {spade: 'S', heart: 'H', diamond: 'D', club: 'C'};

/** Ten cards: the core, what stands beside it (`other`: the second of two), and the lowest of other suits. */
function filledHand(
  core: readonly Card[],
  trump: Suit,
  extra: ByName<unknown>,
  other: boolean,
): readonly Card[] {
  const sides = ['D', 'H', 'C', 'S'].filter((suit) => suit !== trump);
  const low = (suit: Suit): readonly Card[] => plainOrder(suit).toReversed();
  const hand = new Set(core);
  const add = (suit: Suit, ...ranks: string[]): void => ranks.forEach((rank) => hand.add(rank + suit));
  const lowest = (suit: Suit, count: number): void => {
    for (const card of low(suit)
      .filter((one) => !hand.has(one))
      .slice(0, count))
      hand.add(card);
  };
  for (const [, count, name] of String(extra.others ?? '').matchAll(/(\w+) (spade|heart|diamond|club)s?/g))
    lowest(SUITS[name!]!, WORDS.indexOf(count!));
  if (extra.sideKings && !other) sides.slice(0, Number(extra.sideKings)).forEach((suit) => add(suit, 'K'));
  else if (other) add(sides[0]!, 'Q', 'J');
  if (extra.guardedQueens)
    sides.slice(0, Number(extra.guardedQueens)).forEach((suit) => (add(suit, 'Q'), lowest(suit, 1)));
  if (extra.queenAndJackOfOneSuit) add(sides[0]!, 'Q', 'J');
  if (extra.kingQueenThird) {
    add(sides[0]!, 'K', 'Q');
    lowest(sides[0]!, 1);
  }
  if (extra.threeOfAnother) lowest(sides[1]!, 3);
  // What is called, or led first, is no card of the hand.
  for (const said of [extra.call, extra.firstLead])
    if (said !== undefined && !String(said)) throw new RangeError('empty');
  for (const suit of [...sides, ...sides, ...sides, ...sides]) if (hand.size < 10) lowest(suit, 1);
  return [...hand];
}

/** The runners of a game. */
export const calledKingRunners = (asked: Asked): Readonly<Record<string, (given: Given) => object>> => ({
  outcome,
  fee,
  settlement: (given) => settlement(asked, given),
  split,
  'call-options': callOptions,
  auction,
  deal: (given) => deal(asked, given),
  variant: (given) => variant(asked, given),
  ruling: (given) => ruling(asked, given),
  'hand-eval': handEval,
  'bete-ledger': beteLedger,
  'deal-replay': (given) => dealReplay(asked, given),
});

/** One answer of the dish names only its last snapshot: that is compared with the last. */
export function compare(field: string, expected: unknown, actual: ByName<unknown>): boolean | undefined {
  const {snapshots} = actual;
  if (field !== 'snapshots' || !Array.isArray(expected) || !Array.isArray(snapshots)) return undefined;
  if (expected.length === snapshots.length) return undefined;
  return JSON.stringify(expected) === JSON.stringify(snapshots.slice(-expected.length));
}
