import {type Card, type Suit} from '@quinola/cards';
import {
  booked,
  balances,
  drawPool,
  losePool,
  netOf,
  openPool,
  staked,
  type PoolRules,
  type Pooled,
} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';
import {bostonWhistOptions} from '../src/boston-whist/rules/index.js';
import {
  classOf,
  GRADES,
  helperQuota,
  highestOfThree,
  honoursIn,
  isMisere,
  ladderOf,
  MISERE_MARKS,
  MISERES,
  poolRules,
  priceOf,
  rungBy,
  settlementOf,
  slamOf,
  suitsFor,
  TARIFF_A,
  TARIFF_B,
  tariffC,
  TRICK_GAMES,
  type Bid,
  type Grade,
  type Misere,
  type TrickGame,
} from '../src/kit/contracts/rules/index.js';
import {agreedAt, named, NAMES, type Asked} from './asked.js';

// Known answers about price lists, prices and who pays whom.

/** `tariff-table`: the price lists. */
export function tariffTable({tariff, formula}: Given): object {
  if (tariff === 'C') {
    if (formula !== 'floor((multiplier*points+5)/10)') throw new RangeError('another formula');
    const points = Array.from({length: 23}, (_, i) => i + 5);
    const multipliers = [
      ...new Set(TRICK_GAMES.flatMap((game) => GRADES.map((grade) => TARIFF_B[game][grade]!))),
    ];
    return {
      points,
      rows: multipliers
        .sort((one, other) => one - other)
        .map((multiplier) => ({multiplier, marks: points.map((n) => tariffC(multiplier, n))})),
    };
  }
  const list = tariff === 'A' ? TARIFF_A : TARIFF_B;
  const misere = (name: Misere) => ({
    name,
    rankedAfterTricks: MISERES[name].after,
    price: MISERE_MARKS[name].A,
    marks: MISERE_MARKS[name][tariff as 'A' | 'B'],
  });
  const games = TRICK_GAMES.map((name, i) => {
    const quota = helperQuota(`${name}.simple`);
    return {
      tricks: i + 5,
      solo: i + 5,
      withAide: quota && i + 5 + quota,
      aideQuota: quota,
      name,
      ...list[name],
    };
  });
  const miseres = (Object.keys(MISERES) as Misere[]).map(misere);
  const {whist: withWhist, solo} = slamOf({});
  return {trickGames: games, miseres, multipliers: games, miseresInMarks: miseres, slam: {withWhist, solo}};
}

/** `invariant`: the laws that the price lists obey; each is tried, and named where it holds. */
export function invariant({tariff}: Given): object {
  const every = (holds: (n: number, game: TrickGame) => boolean, from = 0): boolean =>
    TRICK_GAMES.every((game, n) => n < from || holds(n, game));
  const list = tariff === 'A' ? TARIFF_A : TARIFF_B;
  const at = (n: number) => list[TRICK_GAMES[n]!];
  const miseres = (column: Grade): boolean =>
    (Object.keys(MISERES) as Misere[]).every(
      (id) => MISERE_MARKS[id][tariff as 'A' | 'B'] === at(MISERES[id].after - 5)[column],
    );
  const laws: readonly (readonly [string, string, boolean])[] = [
    [
      'A',
      'price[n].simple == price[n-1].superieure for n=6..13',
      every((n) => at(n).simple === at(n - 1).superieure, 1),
    ],
    [
      'A',
      'price[n].couleur == (price[n].simple+price[n].superieure)/2 for n=6..13',
      every((n) => at(n).couleur === (at(n).simple! + at(n).superieure!) / 2, 1),
    ],
    ['A', 'misere ranked after n tricks costs price[n].superieure', miseres('superieure')],
    ['B', 'couleur == 1.5 * simple', every((n) => at(n).couleur === 1.5 * at(n).simple!)],
    ['B', 'superieure == 2 * simple', every((n) => at(n).superieure === 2 * at(n).simple!)],
    ['B', 'misere ranked after n tricks costs couleur(n) marks', miseres('couleur')],
    [
      'B',
      'withAide == n + (3 if n==5 else 4), n=5..8',
      [5, 6, 7, 8].every((n) => helperQuota(`${TRICK_GAMES[n - 5]!}.simple`) === (n === 5 ? 3 : 4)),
    ],
  ];
  return {rules: laws.filter(([named, , holds]) => named === tariff && holds).map(([, law]) => law)};
}

/** `bid-order`: the ladder. */
export function bidOrder({whist}: Asked, {tariff, bostonSimple}: Given): object {
  if (tariff !== (whist ? 'B' : 'A')) throw new RangeError('another price list');
  const ladder = ladderOf({bostonSimple: whist || bostonSimple === true}).rungs.map(({id}) => id);
  return {ladder, count: ladder.length};
}

/** `price`: of a bid by tariff A, or of what was made by tariff B. */
export function price({whist}: Asked, given: Given): object {
  const bid = given.bid as Bid;
  const tariff = whist ? 'B' : 'A';
  if (given.tariff !== undefined && given.tariff !== tariff) throw new RangeError('another price list');
  const slam = given.slam as 'whist' | 'solo' | null | undefined;
  const {
    required = 0,
    made = required,
    honours = 0,
  } = given as {required?: number; made?: number; honours?: number};
  const cards = given.trumpHonourCards as number | undefined;
  if (cards !== undefined && honoursIn(['AS', 'KS', 'QS', 'JS'].slice(0, cards), 'S') !== honours)
    throw new RangeError('honours that do not fit');
  const priced = priceOf(
    {
      bid,
      grade: rungBy(bid).grade ?? null,
      required,
      made,
      honours,
      slam: slam ? slamOf({})[slam] : 0,
    },
    tariff,
  );
  const {points, multiplier, premium, price: marks} = priced;
  return {points, multiplier, product: points * multiplier, base: marks - premium, premium, marks};
}

/** `settlement`: of a game played alone. */
export function settlement(asked: Asked, given: Given): object {
  const names = (given.players as readonly string[] | undefined) ?? NAMES.slice(0, asked.players);
  const options = agreedAt(asked, given.misereDouble === undefined ? {} : {misereDouble: given.misereDouble});
  if (given.tariff !== undefined && given.tariff !== options.tariff)
    throw new RangeError('another price list');
  const bid = given.bid as Bid;
  const declarer = names.indexOf(given.declarer as string);
  const highest =
    asked.players === 3 ? highestOfThree(options) : ((given.superieure as Suit | undefined) ?? 'S');
  const trump = given.trump as Suit | undefined;
  if (trump !== undefined && !suitsFor(bid, highest).includes(trump)) throw new RangeError('no such trump');
  const tricks = names.map((_, seat) => (seat === declarer ? Number(given.tricks) : 0));
  const {
    won,
    price: marks,
    dues,
    losers,
  } = settlementOf(
    {
      bid,
      grade: trump === undefined ? (rungBy(bid).grade ?? null) : GRADES[classOf(trump, highest)],
      declarer,
      helper: -1,
      seats: names.map((_, seat) => seat),
      tricks,
      honours: Number(given.honours ?? 0),
    },
    options,
  );
  return {
    contractMade: won,
    price: marks,
    transfers: named(names, netOf(dues, names.length)),
    bete: losers.length > 0,
  };
}

/** `settlement-aide`: of a game with a helper, and the pool with it. */
export function settlementAide(given: Given): object {
  const names = ['declarer', 'aide', 'opp1', 'opp2'];
  const bid = given.bid as Bid;
  if (given.soloNumber !== rungBy(bid).tricks || given.aideQuota !== helperQuota(bid))
    throw new RangeError('other numbers');
  const options = bostonWhistOptions(given.options as object);
  const settled = settlementOf(
    {
      bid,
      grade: rungBy(bid).grade!,
      declarer: 0,
      helper: 1,
      seats: [0, 1, 2, 3],
      tricks: [Number(given.tricksDeclarer), Number(given.tricksAide), 0, 0],
      honours: Number(given.honours),
    },
    options,
  );
  const {won, required, made, short, price: marks, dues, drawers, losers} = settled;
  const rules: PoolRules = {...poolRules(options), block: {amount: 0, paid: 'when-used'}};
  const pool = staked(rules, openPool([0, 1, 2, 3]), 3, Number(given.atStake)).pool;
  const sets =
    losers.length > 1 && options.bothShortBete === 'shared' ? [losers] : losers.map((one) => [one]);
  let after: Pooled = {pool, transfers: []};
  if (drawers.length) after = drawPool(rules, pool, drawers);
  else
    for (const [i, by] of sets.entries()) {
      const lost = losePool(rules, after.pool, by, i ? {single: Number(given.atStake)} : {});
      after = {pool: lost.pool, transfers: [...after.transfers, ...lost.transfers]};
    }
  const sums = balances(booked(after.transfers, {account: 'marks', reason: 'pool'}), 4).players;
  return {
    required,
    made,
    contractMade: won,
    short: short.map((seat) => names[seat]),
    price: marks,
    transfers: named(names, netOf(dues, 4)),
    pool: named(names, sums),
  };
}

/** `aide`: the numbers of a game with a helper. */
export function aide({bid}: Given): object {
  const game = `${String(bid)}.simple` as Bid;
  const quota = isMisere(bid as Bid) ? null : helperQuota(game);
  if (quota === null) return {aideAllowed: false};
  const {tricks} = rungBy(game);
  return {aideAllowed: true, declarerQuota: tricks, aideQuota: quota, together: tricks + quota};
}

/** `honours`: of the declaring side. */
export function honours(given: Given): object {
  const cards = given.cardsOfDeclaringSide as readonly Card[] | undefined;
  const side = cards ?? [...(given.declarer as readonly Card[]), ...(given.aide as readonly Card[])];
  return {honours: honoursIn(side, given.trump as Suit)};
}
