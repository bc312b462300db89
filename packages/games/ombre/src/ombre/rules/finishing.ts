import type {Card} from '@quinola/cards';
import {balances, booked, fromEach, netOf, playerAt, type Seat, type Transfer} from '@quinola/play';
import {
  ACES_ALONE,
  divideDish,
  dishHolds,
  fauxMatadorsIn,
  FEWEST_MATADORS,
  matadorsIn,
  matadorsPrice,
  type DishChange,
} from '../../kit/rules/index.js';
import {nextDeal, bookDish} from './between.js';
import {dishAfter} from './dish-after.js';
import {bill} from './ladder.js';
import {claimedHonours, hasPremiers, settlementOf} from './settling.js';
import {
  dishOf,
  clearedTable,
  handSize,
  inTurn,
  isFavourite,
  clearedCards,
  contraOf,
  packOf,
  seatsOf,
  tools,
} from './table.js';
import type {Act, DealResult, Events, OmbreState, OmbreView, Parts, Settlement} from './types.js';

/** The number of matadors among the cards that the Ombre held when play began. */
export function matadorsAmong(
  cards: readonly Card[],
  {trump, options}: Pick<OmbreView, 'trump' | 'options'>,
): number {
  if (trump === null) return 0;
  const pack = packOf(options);
  const faux = options.fauxMatadors === 'on' ? fauxMatadorsIn(cards, trump, pack) : 0;
  return Math.max(faux, matadorsIn(cards, trump, pack));
}

/** The number of matadors that the Ombre held when play began. */
export function matadorsOf({table, held, hands}: OmbreState): number {
  const {ombre} = table;
  return ombre < 0 ? 0 : matadorsAmong((held[ombre]!.length ? held : hands)[ombre]!, table);
}

/** The result of the current deal. */
function settlement(state: OmbreState, gaveUp: boolean): Settlement {
  const {table} = state;
  const {game, trump, favourite, ombre, tricksWon: tricks, options, vole} = table;
  return settlementOf({
    game: game!,
    trump,
    favourite,
    ombre,
    tricks,
    options,
    gaveUp,
    contra: contraOf(table) >= 0,
    forfeit: table.forfeit >= 0,
    matadors: matadorsOf(state),
    premiers: hasPremiers(table),
    turned: table.turned,
    rok: table.dish.rok,
    vole: !vole ? 'none' : tricks[ombre] === handSize(options) ? 'made' : 'failed',
  });
}

/** Whether the Ombre would still win his game with all tricks that are left. */
export function couldWin(state: OmbreState): boolean {
  const {table} = state;
  const {ombre, tricksWon, counts} = table;
  const most = tools.changed(table, {tricksWon: tricksWon.with(ombre, tricksWon[ombre]! + counts[ombre]!)});
  return settlement({...state, table: most}, false).outcome === 'win';
}

/** The deal is over: it is settled, or, if honours must be claimed, a winning Ombre is asked for his. */
export function endDeal(state: OmbreState, events: Events, gaveUp = false): OmbreState {
  const {table} = state;
  const whole = settlement(state, gaveUp);
  const {parts, outcome} = whole;
  const isAsked =
    table.options.honoursClaim === 'strict' &&
    outcome === 'win' &&
    contraOf(table) < 0 &&
    table.trump !== ACES_ALONE &&
    parts.game + parts.matadors >= 0;
  return isAsked
    ? {...state, table: tools.waitingAt(table, 'settling.claiming', table.ombre, {toPlay: table.ombre})}
    : settle(state, whole, events);
}

/** The possible claims: no matadors or any number that trumps allow, with or without premiers. */
export function claims(): readonly {
  readonly type: 'CLAIM_HONOURS';
  readonly matadors: number;
  readonly premiers: boolean;
}[] {
  const counts = [0, ...Array.from({length: 10}, (_, i) => FEWEST_MATADORS + i)];
  return counts.flatMap((matadors) =>
    [false, true].map((premiers) => ({type: 'CLAIM_HONOURS', matadors, premiers}) as const),
  );
}

/** Claims honours: forgotten ones are lost, and excess is paid back double (L. 1377-1388, 1986-2006). */
export const claimHonours: Act<'CLAIM_HONOURS'> = (state, {matadors, premiers}, _by, events) => {
  const {table} = state;
  const whole = settlement(state, false);
  const {trump, favourite, ombre} = table;
  const isDouble = isFavourite(trump, favourite);
  events.push({type: 'claimed', seat: ombre, matadors, premiers});
  const priceOfPremiers = bill([['premiers', isDouble ? 'favourite' : 'plain']]);
  const claim = matadorsPrice(matadors, isDouble) + (premiers ? priceOfPremiers : 0);
  const actual = whole.parts.matadors + (whole.parts.premiers ?? 0);
  const {kept} = claimedHonours(claim, actual);
  const parts: Parts = {
    game: whole.parts.game,
    matadors: kept,
    ...(whole.parts.vole !== undefined && {vole: whole.parts.vole}),
  };
  const perOpponent = parts.game + parts.matadors + (parts.vole ?? 0);
  return settle(state, {...whole, parts, perOpponent}, events);
};

/** Pays honours from hand to hand, then the dish is won or a bête is paid. */
function settle(state: OmbreState, whole: Settlement, events: Events): OmbreState {
  const {options, ombre, seats, deal: round} = state.table;
  const honours = fromEach<Seat>(ombre, whole.perOpponent, inTurn(state.table));
  const paid = booked(honours, {account: 'marks', reason: 'honours', round}, seats);
  let table = tools.changed(state.table, {entries: [...state.table.entries, ...paid], toPlay: -1});
  const moved: Transfer[] = [];
  const applied = (done: DishChange | null): number => {
    if (!done) return 0;
    table = bookDish(table, done);
    const all = done.paid.flatMap(({transfers}) => transfers);
    moved.push(...all);
    return all.reduce((sum, {amount}) => sum + amount, 0);
  };
  const after = dishAfter(table, whole);
  const drawn = applied(after.drawn);
  const paidNow = applied(after.bete);
  const offered = table.offer?.bete ?? 0;
  const net = netOf(honours, seatsOf(options));
  for (const {from, to, amount} of moved) {
    if (typeof from === 'number') net[seats.indexOf(from)]! -= amount;
    if (typeof to === 'number') net[seats.indexOf(to)]! += amount;
  }
  net[ombre]! -= offered;
  const by = contraOf(table);
  const result = resultOf({...state, table}, whole, {
    drawn,
    bete: table.forfeit < 0 ? offered || paidNow : 0,
    net,
    ...(by >= 0 && {contra: {by, bete: paidNow}}),
    ...(table.forfeit >= 0 && {forfeit: {by: table.forfeit, bete: paidNow}}),
  });
  if (options.favourite === 'firstWon' && table.favourite === null && whole.outcome === 'win')
    table = tools.changed(table, {favourite: table.trump === ACES_ALONE ? null : table.trump});
  return closeDeal({...state, table}, result, events);
}

function resultOf(
  {table, held, hands}: OmbreState,
  {
    outcome,
    parts,
    perOpponent,
  }: Pick<Settlement, 'parts' | 'perOpponent'> & {
    readonly outcome: DealResult['outcome'];
  },
  money: Pick<DealResult, 'drawn' | 'bete' | 'net' | 'contra' | 'forfeit'>,
): DealResult {
  const {deal, dealer, ombre, game, trump, favourite, tricksWon: tricks} = table;
  const played = held.some(({length}) => length) ? held : hands;
  return {
    deal,
    dealer,
    outcome,
    ombre,
    game,
    trump,
    favourite,
    tricks,
    matadors: matadorsOf({table, held, hands} as OmbreState),
    parts,
    perOpponent,
    ...money,
    hands: played,
  };
}

/** Everybody has passed, or all agree to annul the game: the deal is over, and the next dealer adds his stake. */
export function throwIn(
  state: OmbreState,
  events: Events,
  outcome: 'thrown-in' | 'annulled' = 'thrown-in',
): OmbreState {
  events.push({type: outcome});
  const net = new Array<number>(seatsOf(state.table.options)).fill(0);
  const none = {outcome, parts: {game: 0, matadors: 0}, perOpponent: 0};
  return closeDeal(state, resultOf(state, none, {drawn: 0, bete: 0, net}), events);
}

function closeDeal(state: OmbreState, result: DealResult, events: Events): OmbreState {
  events.push({type: 'deal-settled', result});
  const {deal, outcome, ombre, game, trump, net} = result;
  const table = tools.changed(state.table, {
    lastDeal: result,
    settled: [...state.table.settled, {deal, outcome, ombre, game, trump, net}],
  });
  return isOver(table) ? over({...state, table}, events) : nextDeal({...state, table});
}

/**
 * Whether the session is over: the agreed number of deals is played; if everything must be played out, the dish is also empty,
 * or as many deals again have been played.
 */
function isOver({options, deal, dish}: OmbreView): boolean {
  if (options.deals === 'open' || deal < options.deals) return false;
  if (options.finish === 'kettle' || deal >= 2 * options.deals) return true;
  return dishHolds(dishOf(options), {...dish, rokBox: 0}) === 0;
}

/** Ends the session: everything in the dish is divided; odd marks go one each to the next eldest hands. */
export function over(state: OmbreState, events: Events): OmbreState {
  const {table} = state;
  const {options, seats, dealer} = table;
  const next = Array.from({length: seatsOf(options)}, (_, i) => (dealer + 1 + i) % seatsOf(options));
  const rest = seats.length
    ? bookDish(
        table,
        divideDish(
          dishOf(options),
          table.dish,
          next.map((seat) => playerAt(table, seat)),
        ),
      )
    : table;
  events.push({type: 'session-over', balance: balances(rest.entries, seatsOf(options)).players});
  return {
    ...state,
    ...clearedCards(options),
    table: tools.waiting(rest, 'settlingSession', null, clearedTable(options)),
  };
}
