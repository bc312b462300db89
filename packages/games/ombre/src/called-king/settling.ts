import {balances, netOf, booked, type Seat} from '@quinola/play';
import {divideDish, drawDish, loseDish, matadorsIn, type Dished} from '../kit/index.js';
import {dished, fresh, noDeal} from './dealing.js';
import {hasPartner} from './ladder.js';
import {cardsEach, DISH, packOf, winningTricks} from './options.js';
import {byHighestTrump, gradeOf, honoursOf, type Facts} from './settle.js';
import {
  after,
  inTurn,
  playedBy,
  playerAt,
  playersAt,
  tools,
  tricksOf,
  type CalledKingState,
  type CalledKingView,
  type DealResult,
  type Events,
} from './types.js';

/** What each held when play began. */
const heldAtStart = ({table, hands}: CalledKingState) =>
  hands.map((hand, seat) => [...playedBy(table, seat), ...hand]);

/** What the deal on the table has come to, by all its cards. */
export function factsOf(state: CalledKingState): Facts {
  const {table} = state;
  const {ombre, called, trump, giver, delices, options, tricks} = table;
  const game = table.game!;
  const players = playersAt(table);
  const held = heldAtStart(state);
  const all = cardsEach(options, players);
  const holder = called !== null && hasPartner(game) ? held.findIndex((hand) => hand.includes(called)) : -1;
  const partner = holder === ombre ? -1 : holder;
  const side = partner < 0 ? [ombre] : [ombre, partner];
  const won = tricksOf(table, side);
  const premiers = winningTricks(all);
  return {
    game,
    grade: gradeOf(trump!, table.favourites, options.favourites),
    ombre,
    partner,
    giver,
    selfCall: holder === ombre,
    won,
    all,
    matadors: matadorsIn(
      side.flatMap((seat) => held[seat]!),
      trump!,
      packOf(options),
    ),
    premiers:
      tricks.length >= premiers && tricks.slice(0, premiers).every(({winner}) => side.includes(winner)),
    vole: table.vole && {announced: table.vole === 'announced', made: won === all},
    delices,
    players,
  };
}

/** The dish after the result: drawn by the winners, or a bête of the losers, after codille both (rule 3). */
function dishAfter(
  state: CalledKingState,
  facts: Facts,
  outcome: DealResult['outcome'],
): {readonly table: CalledKingView} & Pick<DealResult, 'drawn' | 'drawers' | 'bete' | 'payers'> {
  const {table} = state;
  const side = facts.partner < 0 ? [facts.ombre] : [facts.ombre, facts.partner];
  const {amount, base} = table.dish.pool;
  const players = (seats: readonly Seat[]) => seats.map((seat) => playerAt(table, seat));
  const paidBy = table.options.beteBy === 'ombre' ? [facts.ombre] : side;
  const drawn = (by: readonly Seat[]): Dished => drawDish(DISH, table.dish, players(by));
  if (outcome === 'win')
    return {table: dished(table, drawn(side)), drawn: amount, drawers: side, bete: 0, payers: []};
  const lost = {bete: base, payers: paidBy};
  if (outcome !== 'codille')
    return {
      table: dished(table, loseDish(DISH, table.dish, players(paidBy), 'remise')),
      drawn: 0,
      drawers: [],
      ...lost,
    };
  const drawers = byHighestTrump(
    inTurn(table).filter((seat) => !side.includes(seat)),
    state.dealt,
    table.trump!,
    packOf(table.options),
  );
  const taken = dished(table, drawn(drawers));
  return {
    table: dished(taken, loseDish(DISH, taken.dish, players(paidBy), 'codille', base)),
    drawn: amount,
    drawers,
    ...lost,
  };
}

/** The suits of the first games that are won become favourites, the first the highest (rules 45 and 46). */
function favoured(table: CalledKingView, events: Events): CalledKingView {
  const {favourites, options, trump} = table;
  if (favourites.length >= options.favourites || favourites.includes(trump!)) return table;
  events.push({type: 'favourite', suit: trump!, place: favourites.length});
  return tools.changed(table, {favourites: [...favourites, trump!]});
}

/** The deal is over: honours are paid from hand to hand, and the dish is drawn or gets a bête. */
export function settle(state: CalledKingState, events: Events): CalledKingState {
  const facts = factsOf(state);
  const {outcome, parts, dues} = honoursOf(facts, state.table.options);
  const {seats, deal: round, dealer} = state.table;
  const paid = dues.flatMap(({reason, ...due}) => booked([due], {account: 'marks', reason, round}, seats));
  const honoured = tools.changed(state.table, {entries: [...state.table.entries, ...paid], toPlay: -1});
  const {table: after, ...dish} = dishAfter({...state, table: honoured}, facts, outcome);
  const net = netOf(dues, facts.players).map((sum, seat) => {
    const own = after.entries
      .slice(honoured.entries.length)
      .filter(({holder}) => holder === playerAt(after, seat));
    return own.reduce((all, {amount}) => all + amount, sum);
  });
  const {game, ombre, partner, giver, selfCall, won, matadors, vole, delices} = facts;
  const result: DealResult = {
    deal: round,
    dealer,
    game,
    trump: after.trump!,
    ombre,
    partner,
    called: after.called,
    giver,
    selfCall,
    outcome,
    won,
    matadors,
    vole,
    delices,
    parts,
    dues,
    ...dish,
    hands: heldAtStart(state),
    net,
  };
  events.push({type: 'deal-settled', result});
  const favouring = outcome === 'win' ? favoured(after, events) : after;
  return nextDeal({...state, table: tools.changed(favouring, {lastDeal: result})}, events);
}

/** Whether all have dealt as often as agreed. */
const isLast = ({options, deal, counts}: CalledKingView): boolean => deal >= options.tours * counts.length;

function nextDeal(state: CalledKingState, events: Events): CalledKingState {
  const {table} = state;
  if (isLast(table)) return over(state, events);
  const players = playersAt(table);
  return {
    ...state,
    ...noDeal(players),
    table: tools.waiting(table, 'dealing.shuffling', 'chance', {
      ...fresh(players),
      dealer: after(table, table.dealer),
    }),
  };
}

/** The session is over: what stands is divided, odd marks from the next eldest hand. */
export function over(state: CalledKingState, events: Events): CalledKingState {
  const {table} = state;
  const {seats, dish} = table;
  const players = playersAt(table);
  const rest = seats.length
    ? dished(
        table,
        divideDish(
          DISH,
          dish,
          inTurn({...table, dealer: after(table, table.dealer)}).map((seat) => playerAt(table, seat)),
        ),
      )
    : table;
  events.push({type: 'session-over', balance: balances(rest.entries, players).players});
  return {
    ...state,
    ...noDeal(players),
    pack: [],
    table: tools.waiting(rest, 'settlingSession', null, fresh(players)),
  };
}
