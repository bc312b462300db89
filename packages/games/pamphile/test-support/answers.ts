import type {Card, Suit} from '@quinola/cards';
import {netOf, stacked, winning, type Seat} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';
import {
  bestMucha,
  dealingPlan,
  exchangeOf,
  inTurn,
  muchaOf,
  muchaPoints,
  noDeal,
  packFor,
  pamphile,
  pamphileOptions,
  pointsFor,
  settlementOf,
  tools,
  trickRules,
  type PamphileMove,
  type PamphileOptions,
  type PamphileState,
} from '../src/pamphile/rules/index.js';

const optionsOf = (given: Given): PamphileOptions => pamphileOptions(given.options ?? {});

/** A match at which all sit, and this seat deals. */
function seated(players: number, dealer: Seat): PamphileState {
  const {table, ...state} = pamphile.start(pamphileOptions({players: players as 3, deals: 1}));
  const seats = Array.from({length: players}, (_, player) => player);
  return {...state, table: tools.waiting(table, 'dealing.shuffling', 'chance', {seats, dealer})};
}

/** Makes moves, each by whom the match waits for. */
const made = (from: PamphileState, moves: readonly PamphileMove[]): PamphileState =>
  moves.reduce((state, move) => pamphile.play(state, pamphile.turn(state).must as number, move).state, from);

/** A match in which this pack has been dealt, uncut: its last card comes to the top, and the cut brings it back. */
function dealtFrom(pack: readonly Card[], players: number, dealer: Seat): PamphileState {
  return made(seated(players, dealer), [
    {type: 'SHUFFLE', pack: [pack.at(-1)!, ...pack.slice(0, -1)]},
    {type: 'CUT', index: 1},
  ]);
}

/** `pack`: how many cards for how many players. */
const pack = ({players}: Given): object => ({
  cards: (players as readonly number[]).map((count) => packFor(count).cards.length),
});

/** `deal-shape`: what is left for the exchange. */
function dealShape({players}: Given): object {
  const count = players as number;
  const {table} = dealtFrom(packFor(count).cards, count, 0);
  return {talonWithTrump: table.left + 1, exchangeable: table.left};
}

/** `card-rank`: a suit from the top, as trumps and as another suit; clubs beside other trumps. */
function cardRank({trump}: Given): object {
  const rules = trickRules(trump as Suit);
  const inSuit = (suit: Suit): readonly Card[] =>
    packFor(4)
      .cards.filter((card) => rules.suit!(card) === suit)
      .sort((a, b) => rules.strength(b) - rules.strength(a));
  const plain = trump === 'S' ? 'H' : 'S';
  return {
    trumpOrder: inSuit(trump as Suit),
    plainOrder: inSuit(plain).map(([rank]) => rank),
    clubsOrder: inSuit('C'),
  };
}

/** `score`: the points of one player, for tricks or for a mucha. */
function score(given: Given): object {
  const options = optionsOf(given);
  const {declared, tricks, pamfil, pamfilInPlay, hand, trump} = given;
  const standing = {
    declared: Boolean(declared),
    pamfil: Boolean(pamfil),
    ...(pamfilInPlay !== undefined && {pamfilInPlay: Boolean(pamfilInPlay)}),
  };
  if (!hand) return {points: pointsFor(tricks as number, standing, options)};
  const mucha = muchaOf(hand as readonly Card[], trump as Suit, options);
  return mucha ? {points: muchaPoints(standing, options), play: false} : {play: true};
}

/** `mucha`: whether a hand is one, or which of several wins. */
function mucha({hand, hands, order, trump}: Given): object {
  const options = pamphileOptions();
  const muchaIn = (cards: unknown) => muchaOf(cards as readonly Card[], trump as Suit, options);
  if (hand) return {mucha: muchaIn(hand) !== null, suit: muchaIn(hand)?.suit};
  const held = hands as Readonly<Record<string, readonly Card[]>>;
  const seats = order as readonly number[];
  return {
    pips: Object.fromEntries(Object.entries(held).map(([seat, cards]) => [seat, muchaIn(cards)!.pips])),
    winner:
      seats[
        bestMucha(
          seats.map((seat) => muchaIn(held[seat])),
          trump as Suit,
        )
      ],
  };
}

/** `legal-plays`: what the next player may play. */
function legalPlays({hand, trick, trump}: Given): object {
  const cards = hand as readonly Card[];
  const laid = (trick as readonly Card[]).map((card, seat) => ({seat, card}));
  const seat = laid.length;
  const {table, ...state} = seated(4, 3);
  const hands = noDeal(4).hands.with(seat, cards);
  const turnUp = `${'9'}${String(trump)}`;
  const playing = tools.waitingAt(table, 'playing.trick', seat, {
    turnUp,
    trick: laid,
    leader: 0,
    toPlay: seat,
  });
  const view = pamphile.view({...state, hands, table: playing}, seat);
  return {legal: pamphile.moves(view).flatMap((move) => ('card' in move ? [move.card] : []))};
}

/** `trick`: which card wins. */
const trick = ({cards, trump}: Given): object => ({
  winnerIndex: winning(
    trickRules(trump as Suit),
    (cards as readonly Card[]).map((card, seat) => ({seat, card})),
  )!.seat,
});

/** `declaration`: what a player may say, and what an exchange obliges to. */
function declaration({seat, exchanged}: Given): object {
  const state = dealtFrom(packFor(4).cards.toSorted(), 4, 3);
  const asked = seat === 'forehand' ? state : made(state, [{type: 'DECLARE'}]);
  const by = pamphile.turn(asked).must as number;
  const view = pamphile.view(asked, by);
  if (exchanged === undefined) {
    const {most} = exchangeOf(view);
    return {mayPass: pamphile.refusal(view, {type: 'PASS'}) === null, exchange: [0, most]};
  }
  const cards = view.hand.slice(0, exchanged as number);
  const after = made(asked, [{type: 'EXCHANGE', cards}]);
  return {
    mustPlay: after.table.words[by] === 'plays',
    mayPass: pamphile.refusal(pamphile.view(after, by), {type: 'PASS'}) === null,
  };
}

interface Action {
  readonly seat: Seat;
  readonly declares: 'play' | 'pass';
  readonly discards: readonly Card[];
  readonly draws: readonly Card[];
}

const same = (what: string, found: unknown, given: unknown): void => {
  const sorted = (cards: unknown): string => JSON.stringify(cards);
  if (sorted(found) !== sorted(given))
    throw new RangeError(`${what}: ${sorted(found)}, not ${sorted(given)}`);
};

/** `deal`: a whole deal as it was said and played. */
function deal(given: Given): object {
  const players = given.players as number;
  const dealer = given.dealerSeat as Seat;
  const cards = given.pack as readonly Card[];
  let state = dealtFrom(cards, players, dealer);
  const order = inTurn(state.table);
  same('hands', state.hands, given.hands);
  same('trump card', state.table.turnUp, given.trumpCard);
  const {hands, talon} = state;
  same(
    'pack',
    stacked(dealingPlan(dealer, players), {hands, talon: [], rest: [...talon, state.table.turnUp!]}),
    cards,
  );
  (given.actions as readonly Action[]).forEach(({seat, declares, discards, draws}, at) => {
    same('seat', order[at], seat);
    const held = state.hands[seat]!;
    state = made(state, [
      discards.length
        ? {type: 'EXCHANGE', cards: discards}
        : {type: declares === 'play' ? 'DECLARE' : 'PASS'},
    ]);
    same('words', state.table.words[seat], declares === 'play' ? 'plays' : 'passes');
    same(
      'draws',
      state.hands[seat]!.filter((card) => !held.includes(card)),
      draws,
    );
  });
  same('hands after', state.hands, given.handsAfter);
  const trump = state.table.turnUp!.slice(-1);
  const {pamfil} = state;
  const won = state.table.tricksWon.slice();
  const all = given.tricks as readonly {leader: Seat; cards: readonly Card[]; winner: Seat}[];
  all.forEach((one) => {
    same('leader', state.table.toPlay, one.leader);
    state = made(
      state,
      one.cards.map((card) => ({type: 'PLAY', card})),
    );
    won[one.winner]!++;
    const {tricksWon, lastDeal} = state.table;
    same('tricks won', lastDeal?.tricks ?? tricksWon, won);
  });
  const {tricks, net: points} = state.table.lastDeal!;
  return {trump, tricksWon: tricks, pamfilHolder: pamfil < 0 ? null : pamfil, points};
}

/** `settlement`: what everybody gains or loses in the end. */
const settlement = ({points, stake}: Given): object => ({
  net: netOf(
    settlementOf(points as readonly number[], stake as number),
    (points as readonly number[]).length,
  ),
});

/** A runner for each kind of known answer. */
export const runners: Readonly<Record<string, (given: Given) => object>> = {
  pack,
  'deal-shape': dealShape,
  'card-rank': cardRank,
  score,
  mucha,
  'legal-plays': legalPlays,
  trick,
  declaration,
  deal,
  settlement,
};
