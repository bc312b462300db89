import type {Card} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';
import {
  bankerMayAt,
  isWin,
  kindOf,
  outcomeOf,
  packOf,
  settleBank,
  settlePool,
  totalOf,
  twentyOne,
  twentyOneOptions,
  valueOf,
  type TwentyOneHappening,
  type TwentyOneMove,
  type TwentyOneOptions,
  type TwentyOneState,
} from '../src/twenty-one/rules/index.js';

type Cards = readonly Card[];
type PackName = TwentyOneOptions['pack'];

const withPack = (pack: unknown) => ({pack: pack as PackName, fivePictures: false});

/** `table`: what cards count. */
const table = ({pack, ranks}: Given) => ({
  values: (ranks as readonly string[]).map((rank) => valueOf(`${rank}S`, withPack(pack))),
});

/** `pack`: how many cards the packs have, and what all of them count. */
function pack({pack: packs}: Given) {
  const all = (packs as readonly PackName[]).map((one) => ({options: withPack(one), ...packOf({pack: one})}));
  return {
    cards: all.map(({cards}) => cards.length),
    sum: all.map(({cards, options}) => totalOf(cards, options)),
  };
}

/** `hand`: what it counts, and what it is. */
const hand = ({pack: one, hand: cards}: Given) => ({
  total: totalOf(cards as Cards, withPack(one)),
  status: kindOf(cards as Cards, withPack(one)),
});

/** `turn`: whether a hand may draw and stop; what the banker must and may at a sum. */
function turn({pack: one, hand: cards, bankerRule, totals}: Given) {
  if (totals) {
    const all = (totals as readonly number[]).map((total) =>
      bankerMayAt(total, bankerRule as TwentyOneOptions['bankerRule']),
    );
    return {mustDraw: all.map(({mustDraw}) => mustDraw), mayDraw: all.map(({mayDraw}) => mayDraw)};
  }
  const isOpen = kindOf(cards as Cards, withPack(one)) === 'open';
  const isAtGoal = totalOf(cards as Cards, withPack(one)) === 21;
  return {mayDraw: isOpen, mayStop: isOpen, ...(isAtGoal && {reason: '21 reached'})};
}

/** `settlement`: a punter against the bank, or hands for the pool. */
function settlement({mode, pack: one, punter, bank, stake, hands, ante}: Given) {
  const options = twentyOneOptions({mode: mode as TwentyOneOptions['mode'], pack: one as PackName});
  if (mode === 'pula') {
    const all = hands as readonly Cards[];
    const pool = (ante as number) * all.length;
    const {winners, rest} = settlePool(
      all.map((_, seat) => seat),
      all,
      pool,
      options,
    );
    return {winners, totals: all.map((cards) => totalOf(cards, options)), pool, carried: rest > 0};
  }
  const outcome = outcomeOf(punter as Cards, bank as Cards, options);
  const {payments} = settleBank([0], [outcome], [stake as number], options.bankroll, options);
  const amount = payments[0]!.amount;
  if (isWin(outcome) !== amount > 0) throw new Error('won and not paid');
  return {punter: amount, bank: -amount};
}

/** `probability`: how many cards of the whole pack bring each sum over 21. */
function probability({pack: one, drawFrom}: Given) {
  if (drawFrom !== 'full pack, no card removed') throw new Error(`drawn from what: ${String(drawFrom)}`);
  const {cards} = packOf({pack: one as PackName});
  const over = (total: number): number =>
    cards.filter((card) => total + valueOf(card, withPack(one)) > 21).length;
  return {
    bustCardsByTotal: Object.fromEntries(
      Array.from({length: 19}, (_, i) => [String(i + 2), [over(i + 2), cards.length]]),
    ),
  };
}

interface Action {
  readonly seat: Seat | 'bank';
  readonly action: 'draw' | 'stop';
  readonly card?: Card;
}

/** `deal`: a whole round, card by card. */
function deal({mode, pack: one, packOrder, stakes, initialCards, actions}: Given) {
  const wagers = stakes as readonly number[];
  const order = packOrder as Cards;
  const banker = wagers.length;
  const options = twentyOneOptions({
    mode: mode as TwentyOneOptions['mode'],
    pack: one as PackName,
    initialCards: initialCards as 1,
    players: banker + 1,
    rounds: 1,
  });
  let state: TwentyOneState = twentyOne.start(options);
  const events: TwentyOneHappening[] = [];
  const make = (by: number | 'chance', move: TwentyOneMove): void => {
    const played = twentyOne.play(state, by, move);
    state = played.state;
    events.push(...played.events);
  };
  // Cut after its first card, the pack lies as the answer has it.
  make('chance', {type: 'SHUFFLE', pack: [order.at(-1)!, ...order.slice(0, -1)]});
  make(state.table.turn.must as number, {type: 'CUT', index: 1});
  wagers.forEach((amount, seat) => {
    make(seat, {type: 'STAKE', amount});
  });
  for (const {seat, action, card} of actions as readonly Action[]) {
    const isBank = seat === 'bank';
    const by = isBank ? banker : seat;
    if (action === 'draw' && state.pack[0] !== card) throw new Error(`${String(card)} is not next`);
    const type = action === 'draw' ? (isBank ? 'BANK_DRAW' : 'DRAW') : isBank ? 'BANK_STOP' : 'STOP';
    make(by, {type});
  }
  const settled = events.find((event) => event.type === 'round-settled');
  if (!settled) throw new Error('the round is not over');
  const {hands, totals, net} = settled.result;
  const kinds = hands.map((cards) => kindOf(cards, options));
  return {
    hands: hands.slice(0, banker),
    bank: hands[banker],
    totals: totals.slice(0, banker),
    bankTotal: totals[banker],
    status: kinds.slice(0, banker),
    bankStatus: kinds[banker],
    net: net.slice(0, banker),
    bankNet: net[banker],
  };
}

/** A runner for each kind of known answer. */
export const runners: Readonly<Record<string, (given: Given) => object>> = {
  table,
  pack,
  hand,
  turn,
  settlement,
  probability,
  deal,
};
