import type {Suit} from '@quinola/cards';
import {balances, booked, dealt, netOf, shares, type Seat} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';
import {
  cardsEach,
  dealingPlan,
  DISH,
  gradeOf,
  honoursOf,
  kindOf,
  multiplier,
  packetsOf,
  packOf,
  premiersPrice,
  priceOf,
  type CalledKingOptions,
  type DealFacts,
  type Game,
} from '../src/kit/called-king/rules/index.js';
import {bySides, drawDish, loseDish, matadorsPrice, openDish} from '../src/kit/rules/index.js';
import {auction, callOptions, handEval} from './called-king-bidding.js';
import {advice, beteLedger, dealReplay, named, type Asked, type ByName} from './called-king-played.js';
import {ruling} from './called-king-rulings.js';

// Known answers of Quadrille and Cinquille, which have the same rules. This file answers those about payments and dealing, and lists the
// runners of all kinds.

/** `outcome`: how a game ends by the tricks of both sides; the kind of game matters only for an announced Vole. */
export function outcome({kind, sideTricks, total}: Given): object {
  const [won, all] = [Number(sideTricks), Number(total)];
  return {outcome: kindOf(kind as Game) === 'tout' && won < all ? 'lost' : bySides(won, all)};
}

/** `fee`: prices in a suit, with three favourites. */
function fee({favourites, trump}: Given): object {
  const {first, second, third} = favourites as ByName<Suit>;
  const grade = gradeOf(trump as Suit, [first!, second!, third!], 3);
  return {
    solo: priceOf('solo', grade, {volePricing: 'cinquille'}),
    threeMatadors: matadorsPrice(3) * multiplier(grade),
    sixPremiers: premiersPrice(grade),
    ask: priceOf('ask', grade, {volePricing: 'cinquille'}),
    mediateur: priceOf('mediateur', grade, {volePricing: 'cinquille'}),
    tout: priceOf('tout', grade, {volePricing: 'cinquille'}),
  };
}

/** `settlement`: the items charged, and who pays whom. */
function settlement({options}: Asked, given: Given): object {
  const names = given.players as readonly string[];
  const at = (name: unknown): Seat => (name === undefined ? -1 : names.indexOf(name as string));
  const game = given.kind as Game;
  const grade = Number(given.colourRank ?? 0);
  if (given.mult !== undefined && given.mult !== multiplier(grade))
    throw new RangeError('unexpected multiple');
  const [won, all] = [Number(given.sideTricks), Number(given.totalTricks)];
  const vole = given.vole as string | undefined;
  const facts: DealFacts = {
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
      kindOf(game) === 'tout'
        ? {announced: true, made: won === all}
        : vole === undefined
          ? null
          : {announced: false, made: vole === 'made'},
    delices: -1,
    players: names.length,
  };
  const {
    outcome: ends,
    parts,
    dues,
  } = honoursOf(facts, options((given.options ?? {}) as Partial<CalledKingOptions>));
  return {outcome: ends, parts, honoursDelta: named(names, netOf(dues, names.length))};
}

/** `split`: how a dish or a bête is shared between several players. */
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

/** `deal`: how many cards each player gets, and in which packets. */
function deal({players: at, options, packets}: Asked, {players}: Given): object {
  if (players !== at) throw new RangeError('unexpected number of players');
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

/** `variant`: Quadrille with 32 cards. */
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

/** The runners of all kinds, for one of the games. */
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
  advice: (given) => advice(asked, given),
});

/** One answer about the dish gives only its last snapshot, which is compared with the last one. */
export function compare(field: string, expected: unknown, actual: ByName<unknown>): boolean | undefined {
  const {snapshots} = actual;
  if (field !== 'snapshots' || !Array.isArray(expected) || !Array.isArray(snapshots)) return undefined;
  if (expected.length === snapshots.length) return undefined;
  return JSON.stringify(expected) === JSON.stringify(snapshots.slice(-expected.length));
}
