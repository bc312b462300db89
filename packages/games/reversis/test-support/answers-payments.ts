import type {Card} from '@quinola/cards';
import {drawPool, filled, losePool, openPool, playerAt, staked, type Seat, type Trick} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';
import {LAWS} from '../src/reversis/rules/laws.js';
import {
  after,
  dueFor,
  eventsIn,
  NO_DEAL,
  partyOf,
  poolRules,
  pricesOf,
  QUINOLA,
  REVERSIS_48,
  reversis,
  reversisOptions,
  SEATS,
  settlementOf,
  stakesOf,
  tools,
  waitingBetes,
} from '../src/reversis/rules/index.js';
import {
  type BySeatLetter,
  DEALER,
  seatOf,
  letterOf,
  bySeat,
  bySeatLetter,
  DEFAULTS,
  FISCHE,
  tableOf,
  made,
  dealHands,
  laidOf,
} from './answers-tables.js';

/** `stake`: what is put into the pannier before a deal, in Fischer; whether a bête lies there makes no difference. */
export function stake({pannier, dealer, filledByBete}: Given): object {
  const pool = {
    ...openPool([0, 1, 2, 3]),
    amount: Number(pannier) * FISCHE,
    stands: filledByBete ? 'bete' : 'stakes',
  } as const;
  const seat = seatOf(dealer);
  const {table} = dealHands(tableOf({}, {pool, dealer: seat}), [[], [], [], []], []);
  const put = bySeatLetter(stakesOf(seat, Number(pannier)));
  return {
    put: Object.fromEntries(Object.entries(put).filter(([, n]) => n)),
    pannier: table.pool.amount / FISCHE,
    unit: 'fische',
  };
}

/** `party`: who pays whom by points, tricks and places. */
export function party({points, tricks}: Given): object {
  const {winner, loser} = partyOf(
    bySeat(points as BySeatLetter<number>),
    bySeat(tricks as BySeatLetter<number>),
    DEALER,
  );
  return {
    winner: letterOf(winner),
    loser: letterOf(loser),
    pays: pricesOf(DEFAULTS).party / FISCHE,
    unit: 'fische',
  };
}

/** How a card of the last trick falls, as the end of the name that its payment has in the ledger. */
const KINDS = ['given-a-la-bonne', 'gorged'];

/** `special-card`: the payments for an ace or the Quinola. */
export function specialCard(given: Given): object {
  const [card, by, leader, winner] = [
    given.card as Card,
    given.playedBy,
    given.leader,
    given.trickWinner,
  ].map((it, i) => (i ? seatOf(it) : it)) as [Card, Seat, Seat, Seat];
  const led = REVERSIS_48.cards.find((other) => other.endsWith(given.ledSuit as string) && other !== card)!;
  const cards =
    by === leader
      ? [{seat: by, card}]
      : [
          {seat: leader, card: led},
          {seat: by, card},
        ];
  const number = Number(given.trick);
  const event = eventsIn({cards, leader, winner}, number).find((one) => one.card === card)!;
  const [due] = dueFor(event, -1, DEFAULTS);
  // A payment to the winner of the party, whoever that is.
  const [later] = due ? [] : dueFor(event, after(by), DEFAULTS);
  const reason = (due ?? later)!.reason;
  return {
    kind: KINDS.find((kind) => reason.endsWith(kind)) ?? event.kind,
    pays: due
      ? [letterOf(due.from), letterOf(due.to), due.amount]
      : [letterOf(by), 'partyWinner', later!.amount],
    ...(card === QUINOLA && (event.kind === 'given' ? {draws: letterOf(by)} : {bete: letterOf(by)})),
  };
}

/** `pannier-sequence`: stakes, bêtes and draws one after the other. */
export function pannierSequence({steps, unit}: Given): object {
  const per = unit === 'fische' ? 1 : FISCHE;
  const rules = poolRules(DEFAULTS);
  let pool = openPool([0, 1, 2, 3]);
  return {
    after: (steps as readonly string[]).map((step, i) => {
      const before = pool.amount;
      if (step === 'deal')
        for (const [by, n] of stakesOf(i % SEATS, before).entries())
          pool = staked(rules, pool, by, n * per).pool;
      else
        pool =
          step === 'bete'
            ? losePool(rules, pool, [0]).pool
            : filled(rules, drawPool(rules, pool, [0]).pool).pool;
      return {
        step,
        pannier: pool.amount,
        queue: waitingBetes(DEFAULTS, pool).map(({amount}) => amount),
        hasBete: pool.stands === 'bete',
        ...(step === 'bete' && {bete: before}),
        ...(step === 'draw' && {drawn: before}),
      };
    }),
  };
}

/** `match-end`: what is divided, or how long a session is. */
export function matchEnd(given: Given): object {
  const {rounds} = given;
  if (rounds !== undefined) {
    const {options} = tableOf({rounds: Number(rounds)}).table;
    return {
      deals: options.rounds * Number(given.players),
      marker: 'a Ten from the discarded tens, one pip torn per round',
    };
  }
  const [amount, ...queue] = [given.pannier, ...(given.queue as readonly number[])].map(
    (n) => Number(n) * Number(given.fische),
  );
  const waiting = queue.map((bete, by) => ({amount: bete, base: bete, by}));
  const state = tableOf({}, {pool: {...openPool([0, 1, 2, 3]), amount: amount!, stands: 'bete', waiting}});
  const {entries} = reversis.play(state, 0, {type: 'STOP'}).state.table;
  const gains = entries.filter(({holder}) => typeof holder === 'number').map((entry) => entry.amount);
  const totalJettons = gains.reduce((sum, n) => sum + n, 0);
  return {totalJettons, each: gains.length === given.players && new Set(gains).size === 1 ? gains[0] : gains};
}

/** `full-deal`: hands after the exchange, all plays, and the result. */
export function fullDeal(given: Given): object {
  const hands = bySeat(given.hands as BySeatLetter<readonly Card[]>);
  const under = given.underPannier as readonly Card[];
  const per = given.unit === 'fische' ? Number(given.fische) : 1;
  const options = reversisOptions({fische: given.fische as 10});
  const waiting = (given.queueBefore as readonly number[]).map((n) => ({
    amount: n * per,
    base: n * per,
    by: 0,
  }));
  const amount = Number(given.pannierBefore) * per;
  const pool = {
    ...openPool([0, 1, 2, 3]),
    amount,
    base: amount,
    waiting,
    stands: given.pannierHasBete ? 'bete' : 'stakes',
  } as const;
  const lead = seatOf(given.leader);
  const state = tableOf(options, {
    deal: 1,
    pool,
    dealer: after(lead, 3),
    leader: lead,
    toPlay: lead,
    counts: [11, 11, 11, 11],
  });
  const ready = {
    ...state,
    ...NO_DEAL,
    hands,
    discards: under,
    table: tools.waitingAt(state.table, 'playing.trick', lead),
  };
  const plays = (given.plays as readonly unknown[]).flatMap(laidOf);
  for (const [i, {seat}] of plays.entries())
    if (i === 0 && seat !== lead) throw new RangeError('another leads');
  const {table} = made(
    ready,
    plays.map(({card}) => ({type: 'PLAY', card})),
  );
  const result = table.lastDeal!;
  return {
    ...fullDealOf(result),
    pannierAfter: table.pool.amount,
    queueAfter: waitingBetes(options, table.pool).map((bete) => bete.amount),
    balance: bySeatLetter(
      result.net.map((_, seat) =>
        table.entries.reduce(
          (sum, {holder, amount: n}) => sum + (holder === playerAt(table, seat) ? n : 0),
          0,
        ),
      ),
    ),
  };
}

/** A settled deal with the field names of the answers. */
function fullDealOf(result: ReturnType<typeof settlementOf>): object {
  const {outcome, undertaker, breaker, brokenAt} = result;
  return {
    outcome,
    tricks: bySeatLetter(result.tricks),
    points: bySeatLetter(result.points),
    payments: result.dues.map(({from, to, amount, reason, card}) => [
      letterOf(from),
      letterOf(to),
      amount,
      card && card !== QUINOLA ? `${reason} ${card}` : reason,
    ]),
    draw: letterOf(result.draw),
    bete: letterOf(result.bete),
    winner: letterOf(result.winner),
    loser: letterOf(result.loser),
    ...(outcome === 'reversy' && {maker: letterOf(undertaker)}),
    ...(outcome === 'reversy-broken' && {
      undertaker: letterOf(undertaker),
      breaker: letterOf(breaker),
      trick: brokenAt,
    }),
    events: result.events.map(({trick: number, card, by, kind}) => ({
      trick: number,
      card,
      by: letterOf(by),
      kind,
    })),
  };
}

/** Tricks with these winners and without any card that matters. */
const wonBy = (winners: readonly Seat[]): readonly Trick[] =>
  winners.map((winner) => ({leader: winner, winner, cards: [{seat: winner, card: '2S'}]}));

/** What the player who breaks Reversis in a trick is paid. */
const brokenIn = (number: number, breaker: Seat): number =>
  settlementOf(
    [
      ...wonBy(new Array<Seat>(number - 1).fill(after(breaker))),
      ...wonBy([breaker]),
      ...(number < 10 ? wonBy([after(breaker)]) : []),
    ],
    DEALER,
    DEFAULTS,
  )
    .dues.filter(({to, reason}) => to === breaker && reason !== 'party')
    .reduce((sum, {amount}) => sum + amount, 0);

/** `penalty`: what a fault, or a Reversis broken too early, costs. */
export function penalty({brokenAtTrick, offence, panniers, quinola}: Given): object {
  if (brokenAtTrick !== undefined) return {payment: brokenIn(Number(brokenAtTrick), 0)};
  const law = LAWS.find((one) => one.offence === offence);
  if (!law || !(Number(panniers) > 0)) throw new RangeError('no law speaks of it');
  const {paysParty = false, whateverResult = false, betes} = law.ruling;
  if (quinola !== undefined && quinola !== 'forced')
    throw new RangeError('the laws speak of a forced Quinola');
  return {paysParty, whateverResult, ...(quinola === 'forced' && {betes})};
}

/** `special`: a player who had the four aces and breaks Reversis is paid like anybody else. */
export const special = ({holder, breaks}: Given): object => {
  if (breaks !== 'a la bonne') throw new RangeError('no such breaking');
  return {receives: brokenIn(10, seatOf(holder)) / FISCHE, unit: 'fische'};
};

/** `unit`: all prices in jettons. */
export function unit({fische}: Given): object {
  const {party: one, reversy, quinola, quinolaLast, ace, aceDiamonds} = pricesOf({fische: fische as 10});
  return {party: one, reversyEach: reversy, quinola, quinolaLast, ace, aceDiamonds};
}
