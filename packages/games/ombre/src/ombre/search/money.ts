import {HANDS, SUIT_SLOTS, WON} from '@quinola/opponents';
import {fromEach, netOf, type Seat} from '@quinola/play';
import {dishHolds} from '../../kit/index.js';
import {
  dishAfter,
  dishOf,
  handSize,
  inTurn,
  matadorsAmong,
  seatsOf,
  settlementOf,
  type OmbreView,
  type Settlement,
} from '../rules/index.js';
import {playedBy} from '../opponents/imagine.js';
import {HAS_PREMIERS, masksFor, MATADORS, OMBRE, VOLE} from './table.js';

/** What a settled deal is worth to each seat, in marks: what is paid, and an equal share of what then lies in the dish. */
export function worthOf(
  table: Pick<OmbreView, 'options' | 'dish' | 'seats' | 'ombre' | 'vole' | 'tricksWon' | 'dealer' | 'king'>,
  whole: Settlement,
): readonly number[] {
  const {options, ombre, seats, dish} = table;
  const count = seatsOf(options);
  const net = netOf(fromEach<Seat>(ombre, whole.perOpponent, inTurn(table)), count);
  const {drawn, bete} = dishAfter(table, whole);
  for (const done of [drawn, bete])
    for (const {transfers} of done?.paid ?? [])
      for (const {from, to, amount} of transfers) {
        if (typeof from === 'number') net[seats.indexOf(from)]! -= amount;
        if (typeof to === 'number') net[seats.indexOf(to)]! += amount;
      }
  const rules = dishOf(options);
  const share = (dishHolds(rules, (bete ?? drawn)!.dish) - dishHolds(rules, dish)) / count;
  return net.map((sum) => sum + share);
}

/** What finished tables of one deal are worth to a seat; those that end alike are settled once. */
export function moneyFor(view: OmbreView, seat: Seat): (t: Int32Array) => number {
  const {game, trump, favourite, ombre, options} = view;
  const order = inTurn(view);
  const known = new Map<number, number>();
  return (t) => {
    let key = (t[MATADORS]! << 2) | (t[HAS_PREMIERS]! << 1) | t[VOLE]!;
    for (let at = 0; at < order.length; at++) key = (key << 4) | t[WON + at]!;
    let worth = known.get(key);
    if (worth !== undefined) return worth;
    const tricks = new Array<number>(seatsOf(options)).fill(0);
    order.forEach((of, at) => (tricks[of] = t[WON + at]!));
    const vole = t[VOLE] === 1;
    const whole = settlementOf({
      game: game!,
      trump,
      favourite,
      ombre,
      tricks,
      options,
      gaveUp: false,
      matadors: t[MATADORS]!,
      premiers: t[HAS_PREMIERS] === 1,
      vole: !vole ? 'none' : tricks[ombre] === handSize(options) ? 'made' : 'failed',
    });
    worth = worthOf({...view, vole, tricksWon: tricks}, whole)[seat]!;
    known.set(key, worth);
    return worth;
  };
}

/** What the Ombre gives up for, to a seat. */
export function worthGivenUp(view: OmbreView, seat: Seat): number {
  const {game, trump, favourite, ombre, options, tricksWon: tricks} = view;
  const ended = {game: game!, trump, favourite, ombre, tricks, options};
  return worthOf(view, settlementOf({...ended, gaveUp: true, matadors: 0, premiers: false, vole: 'none'}))[
    seat
  ]!;
}

/** Notes on a table how many matadors the Ombre held; his hand lies on it. */
export function matadorsInto(view: OmbreView, t: Int32Array): void {
  const held = masksFor(view).cardsAt(t.subarray(HANDS + t[OMBRE]! * SUIT_SLOTS), 0);
  t[MATADORS] = matadorsAmong([...playedBy(view, view.ombre), ...held], view);
}
