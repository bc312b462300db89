import {FRENCH_32, type Card} from '@quinola/cards';
import {stacked, withoutAll, type Seat} from '@quinola/play';
import {type Given} from '@quinola/testing/answers/given.js';
import {
  dealingPlan,
  elderOf,
  elderSpan,
  exchangeOf,
  piquet,
  piquetOptions,
  reckoned,
  refuseExchange,
  tools,
  totalsOf,
  youngerSpan,
  type Counted,
  type PiquetOptions,
  type PiquetState,
  type Why,
} from '../src/piquet/rules/index.js';
import {
  ELDER,
  type Cards,
  type Options,
  YOUNGER,
  SEATS,
  rulesOf,
  seated,
  made,
  holding,
  announced,
  named,
  bySeat,
  asEvents,
  same,
  classesOf,
  reckonedWithAll,
} from './asked.js';

/** The answers about what is dealt and exchanged, and whole deals, by a rule set of their own. */
export const dealing = (own: PiquetOptions['rules']): Readonly<Record<string, (given: Given) => object>> => ({
  /** `exchange`: how many cards may be taken. */
  exchange({rules, role, elderTakes, youngerTakes, takes}) {
    const [set] = rulesOf(rules, own);
    const options = piquetOptions({rules: set!});
    const elder = elderSpan(options);
    if (takes !== undefined) {
      const span = role === 'elder' ? elder : youngerSpan(options, elderTakes as number);
      same('elder takes', elderTakes === null, role === 'elder');
      return {legal: (takes as number) >= span.least && (takes as number) <= span.most};
    }
    if (role === 'elder') return {min: elder.least, max: elder.most};
    const took = elderTakes as number;
    const younger = youngerSpan(options, took);
    const isLegal =
      took >= elder.least &&
      (youngerTakes === undefined ||
        ((youngerTakes as number) >= younger.least && (youngerTakes as number) <= younger.most));
    return {
      elderLeaves: 5 - took,
      youngerMustTakeFirst: 5 - took,
      youngerMin: younger.least,
      youngerMax: younger.most,
      leftAtMost: 8 - took - younger.least,
      legal: isLegal,
    };
  },

  /** `deal`: a whole deal, from the exchange or from the announcements to its end. */
  deal(given) {
    const {rules, elderHand, youngerHand, tricks, dealtElder} = given;
    const [set] = rulesOf(rules, own);
    const hands = [youngerHand as Cards, elderHand as Cards];
    const options: Options = {rules: set!, ...(set === 'treatise-1820' && {matchMode: 'four-deals'})};
    let state: PiquetState;
    if (dealtElder) {
      const {dealtYounger, talonTopToBottom, elderDiscards, elderTakes, elderLeaves} = given;
      const {youngerDiscards, youngerTakes, leftOver} = given;
      const begun = seated(options);
      const talon = talonTopToBottom as Cards;
      const pack = stacked(dealingPlan(YOUNGER, begun.table.options.packet), {
        hands: [dealtYounger as Cards, dealtElder as Cards],
        talon: [],
        rest: talon,
      });
      const dealt = made(begun, [
        {type: 'SHUFFLE', pack: [pack.at(-1)!, ...pack.slice(0, -1)]},
        {type: 'CUT', index: 1},
      ]).state;
      same('exchange', exchangeOf(piquet.view(dealt, ELDER)).from, dealtElder);
      const one = made(dealt, [{type: 'EXCHANGE', cards: elderDiscards as Cards}]).state;
      same('elder takes', one.hidden[ELDER]!.bought, elderTakes);
      same('elder leaves', one.talon.slice(0, one.talon.length - 3), elderLeaves);
      same('refused', refuseExchange(piquet.view(one, YOUNGER), youngerDiscards), null);
      state = made(one, [{type: 'EXCHANGE', cards: youngerDiscards as Cards}]).state;
      same('younger takes', state.hidden[YOUNGER]!.bought, youngerTakes);
      same('left over', state.talon, leftOver);
      same('elder hand', state.hands[ELDER], elderHand);
      same('younger hand', state.hands[YOUNGER], youngerHand);
    } else {
      ({state} = announced(options, hands[ELDER]!, hands[YOUNGER]!));
    }
    const classes = classesOf(state, hands);
    const declared = bySeat(totalsOf(reckonedWithAll(state)));
    const moves = (tricks as readonly {lead: Card; follow: Card}[]).flatMap(({lead, follow}) => [
      {type: 'PLAY', card: lead} as const,
      {type: 'PLAY', card: follow} as const,
    ]);
    const result = made(state, moves).state.table.lastDeal!;
    return {
      declared,
      ...classes,
      events: asEvents(reckoned(result.counted, ELDER, piquetOptions({rules: set!}))),
      tricksWon: bySeat(result.tricks),
      total: bySeat(result.net),
    };
  },

  /** `draw`: who deals first. */
  draw({cutBottomCards}) {
    const cards = cutBottomCards as Readonly<Record<string, Card>>;
    const players = Object.keys(cards);
    const rest = withoutAll(FRENCH_32.cards, Object.values(cards));
    const {table} = made(piquet.start(piquetOptions({rules: own})), [
      {type: 'SPREAD', cards: [...Object.values(cards), ...rest]},
      {type: 'DRAW', index: 0},
      {type: 'DRAW', index: 1},
    ]).state;
    return {dealer: players[table.seats[table.dealer]!], elder: players[table.seats[elderOf(table)]!]};
  },

  /** `order-of-count`: who first reaches the points of a party. */
  'order-of-count'({target, scores, claims, elderLeadsWin}) {
    const before = scores as {readonly elder: number; readonly younger: number};
    const said = claims as Readonly<Record<'elder' | 'younger', Readonly<Partial<Record<Why, number>>>>>;
    const announcedPoints = (['elder', 'younger'] as const).flatMap((who) =>
      Object.entries(said[who]).map(([why, points]): Counted => ({
        seat: SEATS[who],
        why: why as Why,
        points: points!,
      })),
    );
    const leads = ((elderLeadsWin as Cards | undefined) ?? ['AS']).map((): Counted => ({
      seat: ELDER,
      why: 'lead',
      points: 1,
    }));
    const sums = [before.younger, before.elder];
    let tricks = 0;
    for (const {seat, points, why} of reckoned([...announcedPoints, ...leads], ELDER)) {
      sums[seat]! += points;
      if (why === 'lead') tricks++;
      if (sums[seat]! < (target as number)) continue;
      same('at the table', reachedAtTable(before, announcedPoints, leads.length, target as 101), seat);
      return {
        winner: named(seat),
        at: why === 'lead' ? 'first lead' : why,
        atTrick: tricks,
        final: bySeat(sums),
      };
    }
    throw new RangeError('nobody reaches it');
  },
});

/** Who has won the party by the rules of the table, when these claims and so many leads are counted; −1 = nobody. */
function reachedAtTable(
  before: {readonly elder: number; readonly younger: number},
  said: readonly Counted[],
  leads: number,
  target: 101,
): Seat {
  const spades: Cards = ['AS', 'KS', 'QS'].slice(0, leads);
  const others: Cards = ['7H', '8H', '9H'].slice(0, leads);
  const start = holding({target}, [...spades, '7C'], [...others, '7D']);
  const sums = [before.younger, before.elder];
  const announcedFirst = reckoned(said, ELDER);
  for (const {seat, points} of announcedFirst) {
    sums[seat]! += points;
    if (sums[seat]! >= target) return seat;
  }
  const at: PiquetState = {
    ...start,
    table: tools.waitingAt(start.table, 'playing.trick', ELDER, {
      totals: [before.younger, before.elder],
      counted: announcedFirst,
      score: [...totalsOf(announcedFirst)],
    }),
  };
  let state = at;
  for (let trick = 0; trick < leads; trick++) {
    state = made(state, [{type: 'PLAY', card: spades[trick]!}]).state;
    if (state.table.lastParty) return state.table.lastParty.winner;
    state = made(state, [{type: 'PLAY', card: others[trick]!}]).state;
  }
  return state.table.lastParty?.winner ?? -1;
}
