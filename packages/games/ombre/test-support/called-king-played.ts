import type {Card, Suit} from '@quinola/cards';
import {balances, booked, netOf, totalHeld, type Entry, type Seat} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';
import {
  DISH,
  tools,
  type CalledKingGame,
  type CalledKingMove,
  type CalledKingOptions,
  type CalledKingState,
  type Game,
} from '../src/kit/called-king/rules/index.js';
import {byBook} from '../src/kit/called-king/opponents/brain.js';
import {calledKingReasons} from '../src/kit/called-king/words/reasons/index.js';
import {
  beginDeal,
  drawDish,
  loseDish,
  openDish,
  tricksWith,
  type DishChange,
} from '../src/kit/rules/index.js';

// Known answers of Quadrille and Cinquille in several steps: the dish, and a deal card by card.

/** One of the two games, with what its known answers need. */
export interface Asked {
  readonly game: CalledKingGame;
  readonly players: number;
  readonly options: (given?: Partial<CalledKingOptions>) => CalledKingOptions;
  /** The packets that its options allow. */
  readonly packets: readonly CalledKingOptions['packets'][];
}

/** Values by name. */
export type ByName<T> = Readonly<Record<string, T>>;

/** Numbers by the names at the same places. */
export const named = (names: readonly string[], values: readonly number[]): ByName<number> =>
  Object.fromEntries(names.map((name, i) => [name, values[i]!]));

/** `bete-ledger`: the dish and all balances after a series of stakes, bêtes and wins. */
export function beteLedger({players: names, stake, blok, steps}: Given): object {
  const all = names as readonly string[];
  if (stake !== DISH.stake || (blok === true) !== (DISH.pool.block !== undefined))
    throw new RangeError('unexpected dish');
  const at = (name: unknown): number => all.indexOf(name as string);
  let dish = openDish(all.map((_, i) => i));
  let entries: readonly Entry[] = [];
  const apply = ({dish: next, paid}: DishChange): readonly number[] => {
    dish = next;
    const more = paid.flatMap(({reason, transfers}) => booked(transfers, {account: 'marks', reason}));
    entries = [...entries, ...more];
    return balances(more, all.length).players;
  };
  const byName = (who: readonly string[], sums: readonly number[]): ByName<number> =>
    Object.fromEntries(who.map((name) => [name, Math.abs(sums[at(name)]!)]));
  const results: unknown[] = [];
  const snapshots = (steps as readonly Step[]).map((step) => {
    const [first, second, third] = step.args ?? [step.dealer];
    const side = [first, second].filter((name) => typeof name === 'string');
    const players = side.map(at);
    if (step.op === 'begin') results.push((apply(beginDeal(DISH, dish, at(first))), null));
    else if (step.op === 'winSide') results.push(byName(side, apply(drawDish(DISH, dish, players))));
    else if (step.op === 'beteSide')
      results.push(byName(side, apply(loseDish(DISH, dish, players, 'remise'))));
    else {
      const {base} = dish.pool;
      const opponents = third as readonly string[];
      const gain = byName(opponents, apply(drawDish(DISH, dish, opponents.map(at))));
      results.push({gain, bete: byName(side, apply(loseDish(DISH, dish, players, 'codille', base)))});
    }
    const {pool, rok, rokBox} = dish;
    const waiting = pool.waiting.map(({amount}) => amount);
    return {
      dish: pool.amount,
      base: pool.base,
      hasBete: pool.stands === 'bete',
      rokInDish: rok,
      written: waiting,
      tray: totalHeld(DISH.pool, pool) - pool.amount - waiting.reduce((sum, n) => sum + n, 0),
      rokBox,
      balances: named(all, balances(entries, all.length).players),
    };
  });
  return {results, snapshots};
}

interface Step {
  readonly op: 'begin' | 'winSide' | 'beteSide' | 'codilleSide';
  readonly dealer?: string;
  readonly args?: readonly (string | null | readonly string[])[];
}

/** A position at the first lead, as the answers give it: hands by name, the eldest hand, game, trump and called card. */
function atFirstLead({game, players: at, options}: Asked, given: Given): CalledKingState {
  const names = given.playOrder as readonly string[];
  const hands = given.hands as ByName<readonly Card[]>;
  if (names.length !== at) throw new RangeError('unexpected number of players');
  const seat = (name: unknown): Seat => names.indexOf(name as string);
  const held = names.map((name) => hands[name]!);
  const start = game.start(options());
  const table = tools.waitingAt(
    tools.changed(start.table, {seats: names.map((_, i) => i), dealer: at - 1, deal: 1}),
    'playing.trick',
    seat(given.eldest),
    {
      counts: held.map(({length}) => length),
      leader: seat(given.eldest),
      toPlay: seat(given.eldest),
      ombre: seat(given.ombre),
      game: given.kind as Game,
      trump: given.trump as Suit,
      called: given.calledCard as Card,
    },
  );
  return {...start, hands: held, dealt: held, table};
}

/** `advice`: the card of the book (the hint of the table) in a position, and its reason. */
export function advice(asked: Asked, given: Given): object {
  const {game} = asked;
  const names = given.playOrder as readonly string[];
  const short = (given.adviceId as string).replace(/^(quadrille|cinquille)\./, '');
  if (!english.has(short)) throw new RangeError(`the book has no ${short}`);
  let state = atFirstLead(asked, given);
  for (const card of given.prefix as readonly Card[]) {
    const {must} = state.table.turn;
    state = game.play(state, must!, {type: 'PLAY', card}).state;
  }
  const by = names.indexOf(given.seat as string);
  if (state.table.toPlay !== by) throw new RangeError(`it is not the turn of ${given.seat as string}`);
  const view = game.view(state, by);
  const {move, because} = byBook({game: game.id, view, moves: game.moves(view), level: 'teacher', seed: ''});
  const card = move.type === 'PLAY' ? move.card : null;
  const isOther = because?.maxim !== given.adviceId;
  return {
    card,
    suit: card && tricksWith(given.trump as Suit).suit(card),
    notMaxim: isOther ? given.adviceId : 'given after all',
  };
}

const english = await calledKingReasons.load('en');

/** `deal-replay`: the result of a deal played card by card. */
export function dealReplay(asked: Asked, given: Given): object {
  const {game, players: at} = asked;
  const names = given.playOrder as readonly string[];
  if (given.players !== at) throw new RangeError('unexpected number of players');
  const seat = (name: unknown): Seat => names.indexOf(name as string);
  let state = atFirstLead(asked, given);
  let revealed = 0;
  const winners: (string | undefined)[] = [];
  let result;
  const plays = given.plays as readonly (readonly {readonly seat: string; readonly card: Card}[])[];
  for (const [i, laid] of plays.entries())
    for (const {seat: who, card} of laid) {
      // The answers list all tricks, so the side always goes on when it is asked.
      const moves: readonly CalledKingMove[] =
        state.table.turn.phase === 'playing.standing' ? [{type: 'GO_ON'}] : [];
      for (const move of [...moves, {type: 'PLAY', card} as const]) {
        if (state.table.turn.must !== seat(who)) throw new RangeError(`${who} is not to play`);
        const played = game.play(state, seat(who), move);
        ({state} = played);
        for (const event of played.events) {
          if (event.type === 'partner-shown') revealed = i + 1;
          if (event.type === 'trick-won') winners.push(names[event.seat]);
          if (event.type === 'deal-settled') ({result} = event);
        }
      }
    }
  if (!result) throw new RangeError('the deal is not over');
  return {
    partner: names[result.partner],
    partnerRevealedInTrick: revealed,
    trickWinners: winners,
    sideTricks: result.won,
    outcome: result.outcome,
    jointMatadors: result.matadors,
    honoursDelta: named(names, netOf(result.dues, at)),
  };
}
