import {balances, bookedFor, netOf, playedBy, playerAt, type Seat} from '@quinola/play';
import {divideDish, drawDish, loseDish, matadorsIn, type DishChange} from '../../rules/index.js';
import {bookDish, clearedTable, clearedCards} from './dealing.js';
import {hasPartner} from './ladder.js';
import {cardsEach, DISH, packOf, winningTricks} from './options.js';
import {byHighestTrump, gradeOf, honoursOf, type DealFacts} from './payments.js';
import {
  after,
  inTurn,
  playersAt,
  tools,
  tricksOf,
  type CalledKingState,
  type CalledKingView,
  type DealResult,
  type Events,
} from './types.js';

/** The hands when play began. */
const handsAtStart = ({table, hands}: CalledKingState) =>
  hands.map((hand, seat) => [...playedBy(table, seat), ...hand]);

/** The result of the deal on the table, for which all cards are looked at. */
export function dealFactsOf(state: CalledKingState): DealFacts {
  const {table} = state;
  const {ombre, called, trump, giver, delices, options, tricks} = table;
  const game = table.game!;
  const players = playersAt(table);
  const hands = handsAtStart(state);
  const all = cardsEach(options, players);
  const holder = called !== null && hasPartner(game) ? hands.findIndex((hand) => hand.includes(called)) : -1;
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
      side.flatMap((seat) => hands[seat]!),
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

/** The dish after the result: the winners draw it or the losers pay a bête; after codille both happen (rule 3). */
function dishAfter(
  state: CalledKingState,
  facts: DealFacts,
  outcome: DealResult['outcome'],
): {readonly table: CalledKingView} & Pick<DealResult, 'drawn' | 'drawers' | 'bete' | 'payers'> {
  const {table} = state;
  const side = facts.partner < 0 ? [facts.ombre] : [facts.ombre, facts.partner];
  const {amount, base} = table.dish.pool;
  const players = (seats: readonly Seat[]) => seats.map((seat) => playerAt(table, seat));
  const paidBy = table.options.beteBy === 'ombre' ? [facts.ombre] : side;
  const drawn = (by: readonly Seat[]): DishChange => drawDish(DISH, table.dish, players(by));
  if (outcome === 'win')
    return {table: bookDish(table, drawn(side)), drawn: amount, drawers: side, bete: 0, payers: []};
  const lost = {bete: base, payers: paidBy};
  if (outcome !== 'codille')
    return {
      table: bookDish(table, loseDish(DISH, table.dish, players(paidBy), 'remise')),
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
  const afterDraw = bookDish(table, drawn(drawers));
  return {
    table: bookDish(afterDraw, loseDish(DISH, afterDraw.dish, players(paidBy), 'codille', base)),
    drawn: amount,
    drawers,
    ...lost,
  };
}

/** The trump suit of a won game becomes the next favourite, until there are as many as agreed; the first is the highest (rules 45 and 46). */
function withFavourite(table: CalledKingView, events: Events): CalledKingView {
  const {favourites, options, trump} = table;
  if (favourites.length >= options.favourites || favourites.includes(trump!)) return table;
  events.push({type: 'favourite', suit: trump!, place: favourites.length});
  return tools.changed(table, {favourites: [...favourites, trump!]});
}

/** Ends the deal: the players pay each other honours, then the dish is drawn or gets a bête. */
export function settle(state: CalledKingState, events: Events): CalledKingState {
  const facts = dealFactsOf(state);
  const {outcome, parts, dues} = honoursOf(facts, state.table.options);
  const {seats, deal: round, dealer} = state.table;
  const paid = bookedFor(dues, {account: 'marks', round}, seats);
  const afterHonours = tools.changed(state.table, {entries: [...state.table.entries, ...paid], toPlay: -1});
  const {table: afterDish, ...dish} = dishAfter({...state, table: afterHonours}, facts, outcome);
  const net = netOf(dues, facts.players).map((sum, seat) => {
    const own = afterDish.entries
      .slice(afterHonours.entries.length)
      .filter(({holder}) => holder === playerAt(afterDish, seat));
    return own.reduce((all, {amount}) => all + amount, sum);
  });
  const {game, ombre, partner, giver, selfCall, won, matadors, vole, delices} = facts;
  const result: DealResult = {
    deal: round,
    dealer,
    game,
    trump: afterDish.trump!,
    ombre,
    partner,
    called: afterDish.called,
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
    hands: handsAtStart(state),
    net,
  };
  events.push({type: 'deal-settled', result});
  const settled = outcome === 'win' ? withFavourite(afterDish, events) : afterDish;
  return nextDeal({...state, table: tools.changed(settled, {lastDeal: result})}, events);
}

/** Whether everybody has dealt as often as agreed. */
const isLast = ({options, deal, counts}: CalledKingView): boolean => deal >= options.tours * counts.length;

function nextDeal(state: CalledKingState, events: Events): CalledKingState {
  const {table} = state;
  if (isLast(table)) return endSession(state, events);
  const players = playersAt(table);
  return {
    ...state,
    ...clearedCards(players),
    table: tools.waiting(table, 'dealing.shuffling', 'chance', {
      ...clearedTable(players),
      dealer: after(table, table.dealer),
    }),
  };
}

/** Ends the session: the dish is divided equally; odd marks go one each to the players from the next eldest hand on. */
export function endSession(state: CalledKingState, events: Events): CalledKingState {
  const {table} = state;
  const {seats, dish} = table;
  const players = playersAt(table);
  const rest = seats.length
    ? bookDish(
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
    ...clearedCards(players),
    pack: [],
    table: tools.waiting(rest, 'settlingSession', null, clearedTable(players)),
  };
}
