import {suitOf, type Card, type Suit} from '@quinola/cards';
import {stacked, winning, type Laid, type Seat} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';
import {
  dealingPlan,
  GOAL,
  HAND,
  LAST_TRICK,
  mariage,
  mariageOptions,
  marriagePoints,
  netOfPayments,
  noDeal,
  outcomeOf,
  packFor,
  paymentsFor,
  pointsOfCard,
  pointsOfCards,
  sideOf,
  tools,
  trickRules,
  UNITS,
  type DealResult,
  type MariageHappening,
  type MariageMove,
  type MariageOptions,
  type MariageState,
  type MariageView,
  type Marriage,
  type Win,
} from '../src/mariage/rules/index.js';

type Variant = MariageOptions['variant'];

const SUITS: readonly Suit[] = ['S', 'H', 'C', 'D'];

const variantOf = (cards: number): Variant => (cards === 24 ? 'szlifowany' : 'pelny');

/** A match at which all sit, and this seat deals. */
function seated(given: Partial<MariageOptions>, dealer: Seat): MariageState {
  const {table, ...state} = mariage.start(mariageOptions({...given, partie: 1}));
  const seats = state.hands.map((_, player) => player);
  return {...state, table: tools.waiting(table, 'dealing.shuffling', 'chance', {seats, dealer})};
}

/** Makes moves, each by whom the match waits for, and tells what happens. */
function made(
  from: MariageState,
  moves: readonly MariageMove[],
  happened: MariageHappening[] = [],
): MariageState {
  return moves.reduce((state, move) => {
    const next = mariage.play(state, mariage.turn(state).must as number, move);
    happened.push(...next.events);
    return next.state;
  }, from);
}

/** A match in which this pack has been dealt, uncut: its last card comes to the top, and the cut brings it back. */
const dealtFrom = (pack: readonly Card[], options: Partial<MariageOptions>, dealer: Seat): MariageState =>
  made(seated(options, dealer), [
    {type: 'SHUFFLE', pack: [pack.at(-1)!, ...pack.slice(0, -1)]},
    {type: 'CUT', index: 1},
  ]);

/** A match in the midst of a trick: who plays next holds this hand. */
function inTrick(
  options: Partial<MariageOptions>,
  changes: Partial<MariageView> & {readonly trick: readonly Laid[]},
  hands: readonly (readonly Card[])[],
): MariageState {
  const {table, ...state} = seated(options, hands.length - 1);
  const seat = changes.trick.length;
  const phase = changes.left ? 'playing.talon' : 'playing.end';
  const counts = hands.map(({length}) => length);
  return {
    ...state,
    hands,
    table: tools.waitingAt(table, phase, seat, {leader: 0, toPlay: seat, counts, deal: 1, ...changes}),
  };
}

const laidOut = (cards: unknown): readonly Laid[] =>
  (cards as readonly Card[]).map((card, seat) => ({seat, card}));

/** `pack`: what all cards count, whatever is trumps. */
function pack({cards}: Given): object {
  const all = packFor({variant: variantOf(cards as number)}).cards;
  const sums = new Set(SUITS.map((trump) => pointsOfCards(all, trump)));
  if (all.length !== cards || sums.size !== 1) throw new RangeError(`${all.length} cards, ${[...sums]}`);
  const cardPoints = [...sums][0]!;
  return {cardPoints, lastTrick: LAST_TRICK, total: cardPoints + LAST_TRICK};
}

/** `table`: what cards count, and what is paid. */
function table({trump, cards, items}: Given): object {
  if (cards) return {values: (cards as readonly Card[]).map((card) => pointsOfCard(card, trump as Suit))};
  return {
    points: (items as readonly string[]).map((item) => UNITS[item.replace(' ', '-') as keyof typeof UNITS]),
  };
}

/** `card-rank`: trumps from the highest, and a plain suit. */
function cardRank({trump}: Given): object {
  const {strength} = trickRules(trump as Suit);
  const {cards, suits} = packFor({variant: 'pelny'});
  const ofSuit = (suit: Suit) => cards.filter((card) => suitOf(card) === suit);
  return {
    orders: suits.map((suit) => ofSuit(suit).toSorted((a, b) => strength(b) - strength(a))),
  };
}

/** `marriage`: what marriages count together. */
const marriage = ({trump, suits}: Given): object => ({
  points: (suits as readonly Suit[]).reduce((sum, suit) => sum + marriagePoints(suit, trump as Suit), 0),
});

/** `deal-shape`: how many cards lie where. */
function dealShape({pack: given, players}: Given): object {
  if (players) {
    const cards = packFor({variant: 'kiks'}).cards;
    const state = dealtFrom(cards, {variant: 'kiks'}, 3);
    const {trumpCard, open} = state.table;
    const isLast = trumpCard === cards.at(-1) && open[0]!.seat === 3 && state.hands[3]!.includes(trumpCard!);
    const hand = state.hands[0]!.length;
    if (cards.length !== given || players !== state.hands.length) throw new RangeError('another pack');
    return {hand, tricks: hand, trumpCard: isLast ? 'last card, belongs to the dealer' : 'another'};
  }
  const tables = (given as readonly number[]).map((count) => {
    const {cards} = packFor({variant: variantOf(count)});
    const dealt = dealtFrom(cards, {variant: variantOf(count)}, 1).table;
    return {turned: cards.indexOf(dealt.turned!) + 1, left: dealt.left, hand: dealt.counts[0]!};
  });
  return {
    hand: tables[0]!.hand,
    turned: tables[0]!.turned,
    talonIncludingTurned: tables.map(({left}) => left),
    drawingTricks: tables.map(({left}) => left / 2),
    totalTricks: tables.map(({left}) => left / 2 + HAND),
  };
}

/** `trick`: which card wins. */
const trick = ({cards, trump}: Given): object => ({
  winnerIndex: winning(trickRules(trump as Suit), laidOut(cards))!.seat,
});

/** `legal-plays`: what the next player may play. */
function legalPlays({hand, trick: laid, trump, talonExhausted, variant, options}: Given): object {
  const trick = laidOut(laid);
  const isFour = variant === 'kiks' || trick.length > 1;
  const agreed = {...((options ?? {}) as Partial<MariageOptions>), ...(isFour && {variant: 'kiks' as const})};
  const hands = noDeal(isFour ? 4 : 2).hands.with(trick.length, hand as readonly Card[]);
  const left = talonExhausted ? 0 : 2;
  const state = inTrick(agreed, {trick, trumpCard: `6${String(trump)}`, left}, hands);
  const moves = mariage.moves(mariage.view(state, trick.length));
  return {legal: moves.flatMap((move) => ('card' in move ? [move.card] : []))};
}

/** `draw`: who draws what after a trick. */
function draw({stock, turned, trickWinner}: Given): object {
  const [high, low] = ['AH', '6H'];
  const isLeader = trickWinner === 0;
  const talon = stock as readonly Card[];
  const changes = {trumpCard: turned as Card, turned: turned as Card, left: talon.length + 1};
  const first = {seat: 0, card: isLeader ? high! : low!};
  const before = inTrick({}, {...changes, trick: [first]}, [['9C'], [isLeader ? low! : high!, '8C']]);
  const happened: MariageHappening[] = [];
  made({...before, talon}, [{type: 'PLAY', card: before.hands[1]![0]!}], happened);
  return {
    draws: Object.fromEntries(
      happened.flatMap((one) =>
        one.type === 'drew' || one.type === 'drew-turned' ? [[String(one.seat), one.card]] : [],
      ),
    ),
  };
}

/** `invariant`: what the numbers exclude. */
function invariant({max, minSumAfterTwoDeals}: Given): object {
  const deal = pointsOfCards(packFor({variant: 'pelny'}).cards, 'S') + LAST_TRICK;
  if (minSumAfterTwoDeals !== undefined)
    return {
      someoneHas: minSumAfterTwoDeals === 2 * deal ? Math.ceil((minSumAfterTwoDeals as number) / 2) : -1,
    };
  const most = SUITS.reduce((sum, suit) => sum + marriagePoints(suit, 'S'), deal);
  if (most !== max) throw new RangeError(`${most}, not ${String(max)}`);
  return {bothReach131: most >= 2 * GOAL};
}

/** `match`: what becomes of a partia after a deal, or by an arrest. */
function match({deal, points, marriages, carry, pointsThisDeal, claimBy, claims}: Given): object {
  const won = (points ?? pointsThisDeal) as readonly number[];
  const said = ((marriages ?? []) as readonly (readonly unknown[])[]).flat();
  if (said.length || (claims as readonly unknown[] | undefined)?.length) throw new RangeError('not asked');
  const carried = (carry ?? [0, 0]) as readonly number[];
  const totals = carried.map((sum, side) => sum + won[side]!);
  if (claimBy === undefined) {
    const found = outcomeOf(totals, deal as number);
    return found ? {result: found.how, winner: found.winner, totals} : {result: 'dogrywka', carry: totals};
  }
  const seat = claimBy as Seat;
  const taken = {leader: seat, cards: [], winner: seat};
  const changes = {trumpCard: '6S', round: deal as number, carried, won, tricks: [taken]};
  const {table, ...state} = inTrick({}, {...changes, trick: []}, [['AH'], ['KH']]);
  const claiming = {...state, table: tools.waitingAt(table, 'playing.end', seat, {toPlay: seat})};
  const {lastDeal, lastPartia} = made(claiming, [{type: 'ARESZT'}]).table;
  return {valid: lastDeal!.arrest!.valid, result: lastPartia!.how, winner: lastPartia!.winner};
}

/** `settlement`: what both win; every list of marriages is that of one deal. */
function settlement({result, winner, marriages, stake, swatowe}: Given): object {
  const sides = marriages as readonly (readonly {trump: Suit; suits: readonly Suit[]}[])[];
  const deals = [0, 1].map((deal) =>
    sides.flatMap((said, seat) =>
      said
        .slice(deal, deal + 1)
        .flatMap(({trump, suits}) =>
          suits.map((suit): Marriage => ({seat, suit, points: marriagePoints(suit, trump)})),
        ),
    ),
  );
  const options = mariageOptions({...(swatowe ? {swatowe: swatowe as 'bonus'} : {})});
  const payments = paymentsFor(result as Win, winner as number, deals, options);
  return {net: netOfPayments(payments, stake as number)};
}

interface Played {
  readonly leader: Seat;
  readonly lead?: Card;
  readonly follow?: Card;
  readonly cards?: readonly Card[];
  readonly winner: Seat;
  readonly draws?: Readonly<Record<string, Card>>;
  readonly marriage?: Marriage;
  readonly last?: number;
}

const same = (what: string, found: unknown, given: unknown): void => {
  if (JSON.stringify(found) !== JSON.stringify(given))
    throw new RangeError(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(given)}`);
};

/** Plays one trick of a recorded deal, and compares who wins and who draws what. */
function playTrick(before: MariageState, one: Played): MariageState {
  same('leader', before.table.toPlay, one.leader);
  const happened: MariageHappening[] = [];
  const cards = one.cards ?? [one.lead!, one.follow!];
  const says = (at: number): readonly MariageMove[] =>
    one.marriage && one.marriage.seat === (one.leader + at) % before.hands.length
      ? [{type: 'DECLARE_MARRIAGE', suit: one.marriage.suit}]
      : [];
  const after = made(
    before,
    cards.flatMap((card, at): readonly MariageMove[] => [...says(at), {type: 'PLAY', card}]),
    happened,
  );
  const eventOf = <Type extends MariageHappening['type']>(type: Type) =>
    happened.find((event): event is Extract<MariageHappening, {type: Type}> => event.type === type);
  same('winner', eventOf('trick-won')!.seat, one.winner);
  if (one.marriage) same('marriage', eventOf('marriage')!.points, one.marriage.points);
  if (one.last) same('last trick', [LAST_TRICK, eventOf('deal-settled') !== undefined], [one.last, true]);
  const drawn = happened.flatMap((event) =>
    event.type === 'drew' || event.type === 'drew-turned' ? [[String(event.seat), event.card]] : [],
  );
  for (const [seat, card] of Object.entries(one.draws ?? {}))
    same('draws', Object.fromEntries(drawn)[seat], card);
  same('drawn', drawn.length, Object.keys(one.draws ?? {}).length);
  return after;
}

const marriagesBySeat = ({marriages}: DealResult, seats: number): object =>
  Array.from({length: seats}, (_, seat) =>
    marriages.flatMap((one) => (one.seat === seat ? [{suit: one.suit, points: one.points}] : [])),
  );

/** `deal`: a whole deal as it was played. */
function deal(given: Given): object {
  const {variant, cards, blindTrump, dealer, turned, trumpCard} = given;
  const all = given.pack as readonly Card[];
  same('blind trump', blindTrump ?? null, null);
  const played = (variant ?? variantOf(cards as number)) as Variant;
  same('cards', packFor({variant: played}).cards.length, cards);
  const state = dealtFrom(all, {variant: played}, dealer as Seat);
  const seats = state.hands.length;
  same('hands', state.hands, given.hands);
  same('trump card', state.table.trumpCard, turned ?? trumpCard);
  const rest = state.table.turned ? [state.table.turned, ...state.talon] : state.talon;
  same('pack', stacked(dealingPlan(dealer as Seat, seats), {hands: state.hands, talon: [], rest}), all);
  const end = (given.tricks as readonly Played[]).reduce(playTrick, state);
  const {lastDeal, lastPartia} = end.table;
  const {cards: own, points, tricks, trump} = lastDeal!;
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  const said = marriagesBySeat(lastDeal!, seats);
  return {
    trump,
    points,
    tricksWon: tricks,
    marriages: said,
    marriagesBySeat: said,
    pairs: [0, 1].map((side) => tricks.flatMap((_, seat) => (sideOf(seat) === side ? [seat] : []))),
    result: lastPartia?.how ?? 'dogrywka',
    sumCheck: `${sum(own)}+${sum(points) - sum(own)}`,
  };
}

/** A runner for each kind of known answer. */
export const runners: Readonly<Record<string, (given: Given) => object>> = {
  pack,
  table,
  'card-rank': cardRank,
  marriage,
  'deal-shape': dealShape,
  trick,
  'legal-plays': legalPlays,
  draw,
  invariant,
  match,
  settlement,
  deal,
};

/** An order is that of the suit of its cards. */
export function compare(
  field: string,
  expected: unknown,
  {orders}: Readonly<Record<string, unknown>>,
): boolean | undefined {
  if (field !== 'order') return undefined;
  return (orders as readonly (readonly Card[])[]).some(
    (order) => order.join() === (expected as readonly Card[]).join(),
  );
}
