import type {Card} from '@quinola/cards';
import type {Actor, Player, Seat} from '@quinola/play';
import {gainOf, outcomeOfCard, outcomeOfRank, PAIRS, type Outcome} from './deciding.js';
import {bankOf, netOf, paid} from './money.js';
import {askAll, canGoOn, changeBet} from './staking.js';
import {
  bankerOf,
  puntersOf,
  tools,
  type Bet,
  type Decided,
  type DrawingResult,
  type FaroHappening,
  type FaroMove,
  type FaroState,
  type FaroView,
} from './types.js';

type Events = FaroHappening[];

const STANDING: Readonly<Record<Outcome, Bet['standing']>> = {
  left: 'won',
  right: 'lost',
  last: 'lost',
  plija: 'half',
};

/** What a pair does to a bet, and by which of its cards. */
function fateOf(
  {options}: FaroView,
  {on}: Bet,
  pair: number,
  right: Card,
  left: Card,
): {readonly outcome: Outcome; readonly index: number} | null {
  const first = 2 * pair - 1;
  if (options.rules === 'page') {
    if (on === right) return {outcome: outcomeOfCard(right, first, left), index: first};
    return on === left ? {outcome: outcomeOfCard(left, first + 1, right), index: first + 1} : null;
  }
  const outcome = outcomeOfRank(on!, right, left, pair === PAIRS);
  return outcome && {outcome, index: outcome === 'right' ? first : first + 1};
}

/**
 * A bet is decided and paid. The bank pays no more than it has: if that is too little, it is broken.
 */
function decide(
  table: FaroView,
  seat: Seat,
  bet: Bet,
  fate: {outcome: Outcome; index: number},
  events: Events,
): FaroView {
  const on = bet.on!;
  const owed = gainOf(fate.outcome, bet.onCard);
  const amount = Math.min(owed, bankOf(table));
  const onCard = bet.onCard + amount;
  const decided: Decided = {seat, on, outcome: fate.outcome, amount, onCard, index: fate.index};
  events.push({type: 'decided', ...decided});
  const settled = paid(table, seat, amount, fate.outcome, events);
  const isLost = onCard === 0;
  const standing = isLost ? 'lost' : STANDING[fate.outcome];
  // A lost card lies there until the next pair or drawing; one with bent corners is spoilt.
  const changed = changeBet(settled, seat, on, {onCard, standing, ...(isLost && {corners: 0})});
  return tools.changed(changed, {
    decided: [...table.decided, decided],
    spoilt: isLost && bet.corners ? [...table.spoilt, on] : table.spoilt,
    isBroken: table.isBroken || amount < owed,
  });
}

/** What was decided before lies there no longer: lost cards are gone, and what is left after a doublet stands again. */
const cleared = (table: FaroView): FaroView =>
  tools.changed(table, {
    bets: table.bets.map((own) =>
      own
        .filter(({standing}) => standing !== 'lost')
        .map((bet): Bet => (bet.standing === 'half' ? {...bet, standing: 'open'} : bet)),
    ),
  });

/** The next pair: right for the bank, left for the punters. What is lost comes in before anything is paid. */
function pairOf({table, pack}: FaroState, events: Events): FaroState {
  const [right, left] = pack as readonly [Card, Card];
  const pair = table.right.length + 1;
  events.push({type: 'drawn', pair, right, left});
  let next = tools.changed(table.options.rules === 'salon' ? cleared(table) : table, {
    right: [...table.right, right],
    left: [...table.left, left],
  });
  const fates = puntersOf(table.options).flatMap((seat) =>
    next.bets[seat]!.flatMap((bet) => {
      const fate = bet.standing === 'open' ? fateOf(next, bet, pair, right, left) : null;
      return fate ? [{seat, bet, fate}] : [];
    }),
  );
  const isWon = ({fate}: (typeof fates)[number]): boolean => fate.outcome === 'left';
  for (const {seat, bet, fate} of [...fates.filter((one) => !isWon(one)), ...fates.filter(isWon)])
    next = decide(next, seat, bet, fate, events);
  return {pack: pack.slice(2), table: next};
}

/** The banker draws a pair, or all that are left. */
export function draw(state: FaroState, {type}: FaroMove, events: Events): FaroState {
  let next = pairOf(state, events);
  while (type === 'DRAW_ALL' && next.table.right.length < PAIRS && !next.table.isBroken)
    next = pairOf(next, events);
  return afterPair(next, events);
}

/** After a pair: the next one, or the end of the drawing; in the salon the punters are asked first. */
function afterPair(state: FaroState, events: Events): FaroState {
  const {pack} = state;
  const {options, right, isBroken} = state.table;
  const isDone = options.rules === 'salon' || right.length === PAIRS || isBroken;
  const table = isDone ? collectDue(state.table, events) : state.table;
  if (isBroken) return settle({pack, table}, events);
  if (options.rules === 'page')
    return right.length < PAIRS
      ? {pack, table: toDraw(table)}
      : askWinners({pack, table: tools.changed(table, {done: []})}, events);
  if (right.length === PAIRS || !canGoOn(table)) return settle({pack, table}, events);
  return {pack, table: askAll(table, 'drawing.between')};
}

/**
 * Whoever has won with the last corner takes what lies there: there is no fifth. So do all who have won after the last drawing, and
 * where the bank is broken.
 */
function collectDue(table: FaroView, events: Events): FaroView {
  const {options, deal, isBroken} = table;
  const isLast = isBroken || (options.rules === 'page' && deal >= options.drawings);
  let next = table;
  for (const seat of puntersOf(options))
    for (const bet of table.bets[seat]!) {
      const isRunOut = bet.standing === 'won' && bet.corners >= options.parolMax;
      if (isRunOut || (isLast && bet.onCard > 0)) next = collect(next, seat, bet, events);
    }
  return next;
}

/** Waits for the banker. */
export const toDraw = (table: FaroView): FaroView =>
  tools.waiting(table, 'drawing.pair', bankerOf(table.options));

function collect(table: FaroView, seat: Seat, {on, onCard, corners}: Bet, events: Events): FaroView {
  events.push({type: 'answered', seat, on: on!, answer: 'COLLECT', onCard, corners});
  return changeBet(table, seat, on!, null);
}

/** What a punter says of a card that has won or was halved. */
export function answer(
  {table, pack}: FaroState,
  {type, on}: Extract<FaroMove, {readonly on: string}>,
  by: Actor,
  events: Events,
): FaroState {
  const seat = by as Seat;
  const bet = table.bets[seat]!.find((one) => one.on === on)!;
  if (type === 'COLLECT') return goOn({pack, table: collect(table, seat, bet, events)}, events);
  const corners = bet.corners + (type === 'PAROL' ? 1 : 0);
  events.push({type: 'answered', seat, on, answer: type, onCard: bet.onCard, corners});
  return goOn({pack, table: changeBet(table, seat, on, {corners, standing: 'open'})}, events);
}

/** In the salon the punter goes on as he likes; on the page's table the others are asked, and then the drawing is settled. */
const goOn = (state: FaroState, events: Events): FaroState =>
  state.table.options.rules === 'salon' ? state : askWinners(state, events);

/** The bets of a punter to which he owes an answer. */
export const answersOf = ({bets, options}: FaroView, seat: Seat): readonly Bet[] =>
  (bets[seat] ?? []).filter(
    ({standing}) => standing === 'won' || (standing === 'half' && options.rules === 'page'),
  );

/** The page: whoever has won, or half lost, is asked what becomes of the card. */
function askWinners({table, pack}: FaroState, events: Events): FaroState {
  const asked: readonly Player[] = puntersOf(table.options).filter((seat) => answersOf(table, seat).length);
  if (asked.length) return {pack, table: tools.waiting(table, 'deciding', asked)};
  return settle({pack, table}, events);
}

/** The drawing is over; another one follows until the agreed number, or until nobody can go on. */
function settle({table}: FaroState, events: Events): FaroState {
  const {deal, decided, isBroken, options} = table;
  const entries = table.entries.filter(({round}) => round === deal);
  const result: DrawingResult = {
    deal,
    decided,
    net: netOf({options, entries}),
    bank: bankOf(table),
    isBroken,
  };
  events.push({type: 'drawing-settled', result});
  if (isBroken) events.push({type: 'bank-broken', seat: bankerOf(options)});
  const next = tools.changed(cleared(table), {lastDeal: result});
  const isOver = isBroken || deal >= options.drawings || !canGoOn(next);
  return isOver ? end({pack: [], table: next}, events) : {pack: [], table: stakesFor(next, deal + 1)};
}

/** A new drawing: all may stake. What lies there from the one before stays. */
export const stakesFor = (table: FaroView, deal: number): FaroView =>
  askAll(table, 'staking', {deal, right: [], left: [], decided: []});

/** The session is over: what lies on the cards is its punters'. */
export function end({table}: FaroState, events: Events): FaroState {
  events.push({type: 'session-over', balance: netOf(table)});
  const bets = table.bets.map(() => []);
  return {pack: [], table: tools.waiting(table, 'sessionOver', null, {bets, done: []})};
}
