import type {Card} from '@quinola/cards';
import {NO_CARDS, payment, type Player, type Seat, type Transfer} from '@quinola/play';
import type {TwentyOneOptions} from './options.js';
import {isWin, outcomeOf, settleBank, settlePool} from './settling.js';
import {
  inTurn,
  puntersInTurn,
  tools,
  type RoundResult,
  type Standing,
  type TwentyOneHappening,
  type TwentyOneState,
  type TwentyOneView,
} from './types.js';
import {kindOf, totalOf} from './values.js';

/** The happenings of one move, to which each part of the rules adds. */
export type Events = TwentyOneHappening[];

/** Up to this sum the banker must draw, and from the other on he may not (section 6). */
export const BANK_RULE = {mustDraw: 15, mayDraw: 16} as const;

/** Whether the banker must draw, and whether he may, at a sum. */
export const bankerMayAt = (
  total: number,
  rule: TwentyOneOptions['bankerRule'],
): {readonly mustDraw: boolean; readonly mayDraw: boolean} =>
  rule === 'free'
    ? {mustDraw: false, mayDraw: true}
    : {mustDraw: total <= BANK_RULE.mustDraw, mayDraw: total <= BANK_RULE.mayDraw};

/** What a table shows of a round that has not begun, and the cards of one. */
export function openRound({players}: Pick<TwentyOneOptions, 'players'>) {
  const none = Array.from({length: players}, () => NO_CARDS as readonly Card[]);
  return {
    fresh: {
      counts: none.map(() => 0),
      shown: none,
      standing: none.map((): Standing => 'waits'),
      stakes: none.map(() => 0),
      stock: 0,
      toPlay: -1,
    },
    cards: {pack: NO_CARDS as readonly Card[], hands: none, dealt: none},
  };
}

const counted = (hands: readonly (readonly Card[])[], pack: readonly Card[]) => ({
  counts: hands.map(({length}) => length),
  stock: pack.length,
});

/** The cards are dealt, the banker's last; then stakes are laid, or each pays into the pool. */
export function begin(state: TwentyOneState, events: Events): TwentyOneState {
  const {table} = state;
  const {options, seats, dealer} = table;
  const order = inTurn(table);
  const hands = seats.map((_, seat) =>
    Array.from(
      {length: options.initialCards},
      (_card, nth) => state.pack[nth * order.length + order.indexOf(seat)]!,
    ),
  );
  const pack = state.pack.slice(order.length * options.initialCards);
  const deal = table.deal + 1;
  events.push({type: 'dealt', dealer});
  const dealt: TwentyOneState = {
    pack,
    hands,
    dealt: hands,
    table: tools.changed(table, {...openRound(options).fresh, ...counted(hands, pack), deal}),
  };
  if (options.mode === 'pula') {
    const paid = order.map((seat): Transfer<Player | 'pool'> => ({
      from: seats[seat]!,
      to: 'pool',
      amount: options.minStake,
    }));
    const pool = table.pool + options.minStake * order.length;
    const stakes = seats.map(() => options.minStake);
    return nextSeat(
      {...dealt, table: booked(tools.changed(dealt.table, {pool, stakes}), paid, events)},
      events,
    );
  }
  const [first] = puntersInTurn(table) as [Seat];
  return {...dealt, table: tools.waitingAt(dealt.table, 'staking', first, {toPlay: first})};
}

/** Books payments, and tells of them. */
function booked(
  table: TwentyOneView,
  paid: readonly Transfer<Player | 'pool'>[],
  events: Events,
): TwentyOneView {
  const entries = paid.flatMap(({from, to, amount}) => {
    if (amount) events.push({type: 'paid', from, payee: to, amount});
    return payment(from, to, amount, {account: 'stakes', reason: 'stake', round: table.deal});
  });
  return tools.changed(table, {entries: [...table.entries, ...entries]});
}

/** Whether a hand is decided before its player says anything: it lies open then, and is called. */
function called(state: TwentyOneState, seat: Seat, events: Events): TwentyOneState {
  const {table, hands} = state;
  const cards = hands[seat]!;
  const kind = kindOf(cards, table.options);
  if (kind === 'open') return state;
  events.push({type: 'called', seat, kind, cards});
  return {
    ...state,
    table: tools.changed(table, {
      standing: table.standing.with(seat, kind),
      shown: table.shown.with(seat, cards),
    }),
  };
}

/** The next seat that draws; after the last one the banker, or the end of the round. */
export function nextSeat(state: TwentyOneState, events: Events): TwentyOneState {
  const {table} = state;
  // Whoever wins at once takes the pool, whatever the others might draw.
  if (table.options.mode === 'pula' && table.standing.some(hasWonAtOnce)) return settle(state, events);
  const seat = puntersInTurn(table).find((punter) => table.standing[punter] === 'waits');
  if (seat === undefined) return bankTurn(state, events);
  const next = called(
    {...state, table: tools.changed(table, {standing: table.standing.with(seat, 'draws'), toPlay: seat})},
    seat,
    events,
  );
  if (next.table.standing[seat] !== 'draws') return nextSeat(next, events);
  return {...next, table: tools.waitingAt(next.table, 'playing.turn', seat, {toPlay: seat})};
}

/** The banker turns his cards, unless all are settled without him. */
function bankTurn(state: TwentyOneState, events: Events): TwentyOneState {
  const {table} = state;
  const {options, dealer} = table;
  const isOpen = puntersInTurn(table).some((seat) => ['stopped', 'oczko'].includes(table.standing[seat]!));
  if (options.mode === 'pula' || !isOpen) return settle(state, events);
  const cards = state.hands[dealer]!;
  events.push({type: 'bank-opened', seat: dealer, cards});
  return bankNext(
    {
      ...state,
      table: tools.changed(table, {
        standing: table.standing.with(dealer, 'draws'),
        shown: table.shown.with(dealer, cards),
        toPlay: dealer,
      }),
    },
    events,
  );
}

/** The banker goes on, or must stop. */
function bankNext(state: TwentyOneState, events: Events): TwentyOneState {
  const {dealer, options} = state.table;
  const next = called(state, dealer, events);
  if (next.table.standing[dealer] !== 'draws') return settle(next, events);
  const {mayDraw} = bankerMayAt(totalOf(next.hands[dealer]!, options), options.bankerRule);
  if (!mayDraw)
    return settle(
      {...next, table: tools.changed(next.table, {standing: next.table.standing.with(dealer, 'stopped')})},
      events,
    );
  return {...next, table: tools.waitingAt(next.table, 'playing.bank', dealer)};
}

/** A card for whoever is to play: the next of the pack, which lasts for any round (see the test of the packs). */
export function draw(state: TwentyOneState, events: Events): TwentyOneState {
  const {table} = state;
  const {toPlay: seat, dealer, options, seats} = table;
  const [card, ...pack] = state.pack as [Card, ...Card[]];
  const hands = state.hands.with(seat, [...state.hands[seat]!, card]);
  const isBank = options.mode === 'bank' && seat === dealer;
  if (isBank) events.push({type: 'bank-drew', seat, card});
  else events.push({type: 'drawn', seat}, {type: 'seen', to: [seats[seat]!], card});
  const drawn: TwentyOneState = {
    ...state,
    pack,
    hands,
    table: tools.changed(table, {
      ...counted(hands, pack),
      ...(isBank && {shown: table.shown.with(seat, hands[seat]!)}),
    }),
  };
  if (isBank) return bankNext(drawn, events);
  const next = called(drawn, seat, events);
  return next.table.standing[seat] === 'draws' ? next : nextSeat(next, events);
}

/** The round is over: all hands lie open, and what was staked is paid. */
export function settle(state: TwentyOneState, events: Events): TwentyOneState {
  const {table, hands} = state;
  const {options, dealer, deal, seats, stakes, pool, standing} = table;
  const punters = puntersInTurn(table);
  const isBank = options.mode === 'bank';
  const outcomes = seats.map((_, seat) =>
    isBank && seat !== dealer ? outcomeOf(hands[seat]!, hands[dealer]!, options) : null,
  );
  const bank = settleBank(isBank ? punters : [], outcomes, stakes, table.bank, options);
  const shared = isBank ? null : settlePool(punters, hands, pool, options);
  const paid: readonly Transfer<Player | 'pool'>[] = shared
    ? shared.winners.map((seat) => ({from: 'pool', to: seats[seat]!, amount: shared.share}))
    : bank.payments.map(({seat, amount}) =>
        amount < 0
          ? {from: seats[seat]!, to: seats[dealer]!, amount: -amount}
          : {from: seats[dealer]!, to: seats[seat]!, amount},
      );
  const net = seats.map((player, seat) =>
    paid.reduce(
      (sum, {from, to, amount}) => sum + (to === player ? amount : from === player ? -amount : 0),
      shared ? -stakes[seat]! : 0,
    ),
  );
  const settled = booked(table, paid, events);
  const result: RoundResult = {
    deal,
    dealer,
    hands,
    totals: hands.map((hand) => totalOf(hand, options)),
    outcomes,
    stakes,
    winners: shared ? shared.winners : punters.filter((seat) => isWin(outcomes[seat]!)),
    pool,
    carried: shared?.rest ?? 0,
    bank: bank.bank,
    breaker: isBank && !bank.bank ? bank.breaker : -1,
    net,
  };
  events.push({type: 'round-settled', result});
  return nextRound(
    {
      ...openRound(options).cards,
      table: tools.changed(settled, {
        ...openRound(options).fresh,
        standing,
        bank: bank.bank,
        pool: result.carried,
        lastDeal: result,
      }),
    },
    result,
    events,
  );
}

/** Who keeps the bank next (section 3), or the end of the session: after the agreed rounds, and where a bank that stays is broken. */
function nextRound(state: TwentyOneState, {breaker}: RoundResult, events: Events): TwentyOneState {
  const {table} = state;
  const {options, deal, dealer} = table;
  const left = (dealer + 1) % options.players;
  const isBroken = options.mode === 'bank' && !table.bank;
  if (deal >= options.rounds || (isBroken && options.bankPasses === 'never')) return end(state, events);
  const next =
    options.mode === 'pula' || options.bankPasses === 'round'
      ? left
      : isBroken && options.bankPasses === 'broken'
        ? breaker
        : dealer;
  const passes = options.mode === 'bank' && next !== dealer;
  if (passes) events.push({type: 'bank-passed', seat: next});
  return {
    ...state,
    table: tools.waiting(table, 'dealing.shuffling', 'chance', {
      dealer: next,
      ...(passes && {bank: options.bankroll}),
    }),
  };
}

/** The session is over; what is left in the pool is shared out, the rest to those who would be first. */
export function end(state: TwentyOneState, events: Events): TwentyOneState {
  const {table} = state;
  const {pool, options, seats} = table;
  const order = inTurn(table);
  const rest = pool % options.players;
  const shared = order.map((seat, i): Transfer<Player | 'pool'> => ({
    from: 'pool',
    to: seats[seat]!,
    amount: Math.floor(pool / options.players) + (i < rest ? 1 : 0),
  }));
  const settled = booked(table, pool ? shared : [], events);
  events.push({type: 'session-over', balance: balanceOf(settled)});
  return {...state, table: tools.waiting(settled, 'sessionOver', null, {pool: 0, toPlay: -1})};
}

/** What each has gained or lost in the session. */
export const balanceOf = ({
  entries,
  options,
}: Pick<TwentyOneView, 'entries' | 'options'>): readonly number[] =>
  Array.from({length: options.players}, (_, player) =>
    entries.reduce((sum, {holder, amount}) => sum + (holder === player ? amount : 0), 0),
  );

/** Whether a standing says that the hand has won at once. */
export const hasWonAtOnce = (standing: Standing): boolean =>
  standing === 'persian' || standing === 'pictures';
