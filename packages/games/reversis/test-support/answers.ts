import type {Card} from '@quinola/cards';
import {
  dealt,
  drawPool,
  filled,
  losePool,
  openPool,
  staked,
  winning,
  type Laid,
  type Seat,
  type Trick,
} from '@quinola/play';
import {LAWS} from '../src/reversis/laws.js';
import {
  ACES,
  after,
  dealingPlan,
  dueFor,
  eventsIn,
  inTurn,
  NO_DEAL,
  partyOf,
  playerAt,
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
  TRICKS,
  valueOf,
  waitingBetes,
  type ReversisMove,
  type ReversisOptions,
  type ReversisState,
} from '../src/reversis/rules/index.js';

type Given = Readonly<Record<string, unknown>>;
type Lettered<T> = Readonly<Record<string, T>>;

/** Seats of the answers: A is forehand, D the dealer. */
const LETTERS = ['A', 'B', 'C', 'D'] as const;
const DEALER: Seat = 3;
const seatOf = (letter: unknown): Seat => LETTERS.indexOf(letter as 'A');
const letterOf = (seat: Seat): string | null => LETTERS[seat] ?? null;
const bySeat = <T>(of: Lettered<T>): readonly T[] => LETTERS.map((letter) => of[letter]!);
const lettered = <T>(list: readonly T[]): Lettered<T> =>
  Object.fromEntries(LETTERS.map((letter, seat) => [letter, list[seat]!]));
const usual = reversisOptions();
const {fische: FISCHE} = usual;

/** A table of some options, its seats drawn and D the dealer, with what is said of it. */
function tableOf(
  options: Partial<ReversisOptions>,
  changes: Partial<ReversisState['table']> = {},
): ReversisState {
  const start = reversis.start(reversisOptions(options));
  const table = tools.changed(start.table, {seats: [0, 1, 2, 3], dealer: DEALER, ...changes});
  return {...start, table: tools.waiting(table, 'dealing.shuffling', 'chance')};
}

/** Makes moves one after the other, each by whoever is waited for. */
const made = (state: ReversisState, moves: readonly ReversisMove[]): ReversisState =>
  moves.reduce((now, move) => reversis.play(now, now.table.turn.must!, move).state, state);

/** Cards dealt so: hands by seat of the dealer's twelve too, what lies where they do not say anything filled up. */
function dealtSo(
  state: ReversisState,
  hands: readonly (readonly Card[])[],
  talon: readonly Card[],
): ReversisState {
  const free = REVERSIS_48.cards.filter((card) => ![...hands, talon].flat().includes(card));
  const ways = dealt(REVERSIS_48.cards, SEATS, dealingPlan(state.table.dealer));
  const places = new Map(
    [...ways.hands, ways.talon].flatMap((cards, i) => {
      const wanted = [...hands, talon][i] ?? [];
      return cards.map((place, n) => [place, wanted[n] ?? free.pop()!] as const);
    }),
  );
  return made(state, [{type: 'SHUFFLE', pack: REVERSIS_48.cards.map((place) => places.get(place)!)}]);
}

/** `pack`, `card-points`: the cards and what they count. */
const pack = (): object => ({
  count: REVERSIS_48.cards.length,
  ranks: REVERSIS_48.ranks('S').join(''),
  totalPoints: REVERSIS_48.cards.reduce((sum, card) => sum + valueOf(card), 0),
});
const cardPoints = (): object => ({
  ...Object.fromEntries([...'AKQJ'].map((rank) => [rank, valueOf(`${rank}S`)])),
  others: Math.max(...[...'98765432'].map((rank) => valueOf(`${rank}H`))),
});

/** `deal`: the packets, and what each holds after it. */
function deal({turnOrder, dealer}: Given): object {
  const order = turnOrder as readonly string[];
  const at = order.indexOf(dealer as string);
  const plan = dealingPlan(at);
  const {hands, talon} = dealt(REVERSIS_48.cards, SEATS, plan);
  const name = (seat: Seat): string => order[seat]!;
  return {
    packets: [
      ...[0, 1].map((round) => plan[SEATS * round]!.count),
      Object.fromEntries(plan.slice(2 * SEATS, 3 * SEATS).map(({to, count}) => [name(to as Seat), count])),
    ],
    hands: Object.fromEntries(hands.map((hand, seat) => [name(seat), hand.length])),
    talon: talon.length,
  };
}

/** `turn-order`: the deal goes to the right. */
function turnOrder({seatsClockwise, dealer}: Given): object {
  const toTheRight = (seatsClockwise as readonly string[]).toReversed();
  const at = toTheRight.indexOf(dealer as string);
  const order = inTurn(at).map((seat) => toTheRight[seat]!);
  return {forehand: order[0], turnOrder: order, nextDealer: toTheRight[after(at)]};
}

/** `stake`: what is put into the pannier before a deal, in Fischer; whether a bête lies there makes no difference. */
function stake({pannier, dealer, filledByBete}: Given): object {
  const pool = {
    ...openPool([0, 1, 2, 3]),
    amount: Number(pannier) * FISCHE,
    stands: filledByBete ? 'bete' : 'stakes',
  } as const;
  const seat = seatOf(dealer);
  const {table} = dealtSo(tableOf({}, {pool, dealer: seat}), [[], [], [], []], []);
  const put = lettered(stakesOf(seat, Number(pannier)));
  return {
    put: Object.fromEntries(Object.entries(put).filter(([, n]) => n)),
    pannier: table.pool.amount / FISCHE,
    unit: 'fische',
  };
}

/** `party`: who pays whom by points, tricks and places. */
function party({points, tricks}: Given): object {
  const {winner, loser} = partyOf(
    bySeat(points as Lettered<number>),
    bySeat(tricks as Lettered<number>),
    DEALER,
  );
  return {
    winner: letterOf(winner),
    loser: letterOf(loser),
    pays: pricesOf(usual).party / FISCHE,
    unit: 'fische',
  };
}

/** `exchange`: what each throws away and gets, or whether he may. */
function exchange(given: Given): object {
  if (given.dealerHand !== undefined) {
    const state = dealtSo(tableOf({}), [[], [], [], []], []);
    const asked = made(state, [{type: 'KEEP'}, {type: 'KEEP'}, {type: 'KEEP'}]);
    const view = reversis.view(asked, DEALER);
    const moves = reversis.moves(view);
    if (view.hand.length !== given.dealerHand)
      throw new RangeError('the dealer holds another number of cards');
    const {table} = made(asked, [moves[0]!]);
    return {
      mustDiscard: Number(moves.every(({type}) => type === 'LAY_AWAY')),
      mayDraw: Number(moves.some(({type}) => type === 'EXCHANGE')),
      hand: table.counts[DEALER],
    };
  }
  const {quinolaForcee} = (given.options ?? {}) as {readonly quinolaForcee?: boolean};
  const actions = given.actions as readonly (readonly [string, string, Card?])[];
  const {dealerDiscard} = given;
  const moves: readonly ReversisMove[] = [
    ...actions.map(([, what, card]): ReversisMove =>
      what === 'keep' ? {type: 'KEEP'} : {type: 'EXCHANGE', card: card!},
    ),
    ...(dealerDiscard === undefined ? [] : [{type: 'LAY_AWAY', card: dealerDiscard as Card} as const]),
  ];
  const thrown = (letter: string): readonly Card[] =>
    actions.flatMap(([by, , card]) => (by === letter && card ? [card] : []));
  const hands = LETTERS.map((letter) => [
    ...thrown(letter),
    ...(letter === 'D' && dealerDiscard ? [dealerDiscard as Card] : []),
  ]);
  const state = dealtSo(
    tableOf({quinolaForcee: Number(quinolaForcee ?? 0)}),
    hands,
    (given.talon ?? []) as readonly Card[],
  );
  const legal = reversis.refusal(reversis.view(state, 0), moves[0]!) === null;
  if (!legal) return {legal};
  const {drew, discards} = made(state, moves);
  return {
    legal,
    A_receives: drew[0],
    B_sees: drew[1],
    C_receives: drew[2],
    underPannier: LETTERS.map((_, seat) => discards[seat] ?? drew[seat]),
  };
}

/** `legal-cards`: what may be played to a suit that is led. */
function legalCards({hand, led, heldFourAcesAtStart}: Given): object {
  const held = hand as readonly Card[];
  const missing = heldFourAcesAtStart ? ACES.filter((ace) => !held.includes(ace)) : [];
  const first = REVERSIS_48.cards.find((card) => card.endsWith(led as string) && !held.includes(card))!;
  const past = missing.map((card): Trick => ({leader: 0, winner: 0, cards: [{seat: 0, card}]}));
  const state = tableOf({}, {trick: [{seat: 3, card: first}], tricks: past, toPlay: 0});
  const view = reversis.view(
    {...state, hands: [held, [], [], []], table: tools.waitingAt(state.table, 'playing.trick', 0)},
    0,
  );
  return {legal: reversis.moves(view).map((move) => ('card' in move ? move.card : move.type))};
}

const laidOf = (plays: unknown): readonly Laid[] =>
  (plays as readonly (readonly [string, Card])[]).map(([letter, card]) => ({seat: seatOf(letter), card}));

/** `trick`: who wins it. */
const trick = ({plays}: Given): object => ({winner: letterOf(winning(TRICKS, laidOf(plays))!.seat)});

/** `special-card`: what comes of an ace or the Quinola. */
function specialCard(given: Given): object {
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
  const [due] = dueFor(event, -1, usual);
  // A payment to the winner of the party is one to whoever he is.
  const [later] = due ? [] : dueFor(event, after(by), usual);
  return {
    kind: event.kind === 'given' && card === QUINOLA && number === 11 ? 'given-a-la-bonne' : event.kind,
    pays: due
      ? [letterOf(due.from), letterOf(due.to), due.amount]
      : [letterOf(by), 'partyWinner', later!.amount],
    ...(card === QUINOLA && (event.kind === 'given' ? {draws: letterOf(by)} : {bete: letterOf(by)})),
  };
}

/** `pannier-sequence`: stakes, bêtes and draws one after the other. */
function pannierSequence({steps, unit}: Given): object {
  const per = unit === 'fische' ? 1 : FISCHE;
  const rules = poolRules(usual);
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
        queue: waitingBetes(usual, pool).map(({amount}) => amount),
        hasBete: pool.stands === 'bete',
        ...(step === 'bete' && {bete: before}),
        ...(step === 'draw' && {drawn: before}),
      };
    }),
  };
}

/** `match-end`: what is divided, or how long a session is. */
function matchEnd(given: Given): object {
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

/** `full-deal`: hands after the exchange, all plays, and what they come to. */
function fullDeal(given: Given): object {
  const hands = bySeat(given.hands as Lettered<readonly Card[]>);
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
    balance: lettered(
      result.net.map((_, seat) =>
        table.entries.reduce(
          (sum, {holder, amount: n}) => sum + (holder === playerAt(table, seat) ? n : 0),
          0,
        ),
      ),
    ),
  };
}

/** A settled deal in the words of the answers. */
function fullDealOf(result: ReturnType<typeof settlementOf>): object {
  const {outcome, undertaker, breaker, brokenAt} = result;
  return {
    outcome,
    tricks: lettered(result.tricks),
    points: lettered(result.points),
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

/** A run of tricks, by their winners, in which no card is of note. */
const wonBy = (winners: readonly Seat[]): readonly Trick[] =>
  winners.map((winner) => ({leader: winner, winner, cards: [{seat: winner, card: '2S'}]}));

/** What who breaks Reversis in a trick is paid for it. */
const brokenIn = (number: number, breaker: Seat): number =>
  settlementOf(
    [
      ...wonBy(new Array<Seat>(number - 1).fill(after(breaker))),
      ...wonBy([breaker]),
      ...(number < 10 ? wonBy([after(breaker)]) : []),
    ],
    DEALER,
    usual,
  )
    .dues.filter(({to, reason}) => to === breaker && reason !== 'party')
    .reduce((sum, {amount}) => sum + amount, 0);

/** `penalty`: what a fault, or a Reversis broken too early, costs. */
function penalty({brokenAtTrick, offence, panniers}: Given): object {
  if (brokenAtTrick !== undefined) return {payment: brokenIn(Number(brokenAtTrick), 0)};
  const law = LAWS.find((one) => one.offence === offence);
  if (!law || !(Number(panniers) > 0)) throw new RangeError('no law speaks of it');
  const {paysParty = false, whateverResult = false} = law.ruling;
  return {paysParty, whateverResult};
}

/** `special`: who had the four aces and breaks Reversis is paid as anybody. */
const special = ({holder, breaks}: Given): object => {
  if (breaks !== 'a la bonne') throw new RangeError('no such breaking');
  return {receives: brokenIn(10, seatOf(holder)) / FISCHE, unit: 'fische'};
};

/** `unit`: all prices in jettons. */
function unit({fische}: Given): object {
  const {party: one, reversy, quinola, quinolaLast, ace, aceDiamonds} = pricesOf({fische: fische as 10});
  return {party: one, reversyEach: reversy, quinola, quinolaLast, ace, aceDiamonds};
}

/** A runner for each kind of known answer. */
export const runners: Readonly<Record<string, (given: Given) => object>> = {
  pack,
  'card-points': cardPoints,
  deal,
  'turn-order': turnOrder,
  stake,
  party,
  exchange,
  'legal-cards': legalCards,
  trick,
  'special-card': specialCard,
  'pannier-sequence': pannierSequence,
  'match-end': matchEnd,
  'full-deal': fullDeal,
  penalty,
  special,
  unit,
};
