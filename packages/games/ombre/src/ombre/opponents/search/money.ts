import {HANDS, SUIT_SLOTS, WON} from '@quinola/opponents';
import {fromEach, netOf, playedBy, type Seat} from '@quinola/play';
import {dishHolds} from '../../../kit/rules/index.js';
import {
  contraOf,
  dishAfter,
  dishOf,
  handSize,
  inTurn,
  matadorsAmong,
  seatsOf,
  settlementOf,
  type OmbreView,
  type Settlement,
} from '../../rules/index.js';
import {HAS_PREMIERS, masksFor, MATADORS, VOLE} from './table.js';

/** What a settled deal is worth to each seat, in marks: what is paid, and an equal share of the change of the dish. */
export function worthOf(
  table: Pick<
    OmbreView,
    'options' | 'dish' | 'seats' | 'ombre' | 'vole' | 'tricksWon' | 'dealer' | 'king' | 'offer' | 'forfeit'
  >,
  settlement: Settlement,
): readonly number[] {
  const {options, ombre, seats, dish} = table;
  const count = seatsOf(options);
  const net = netOf(fromEach<Seat>(ombre, settlement.perOpponent, inTurn(table)), count);
  const {drawn, bete} = dishAfter(table, settlement);
  for (const done of [drawn, bete])
    for (const {transfers} of done?.paid ?? [])
      for (const {from, to, amount} of transfers) {
        if (typeof from === 'number') net[seats.indexOf(from)]! -= amount;
        if (typeof to === 'number') net[seats.indexOf(to)]! += amount;
      }
  const rules = dishOf(options);
  const share = (dishHolds(rules, (bete ?? drawn)?.dish ?? dish) - dishHolds(rules, dish)) / count;
  return net.map((sum) => sum + share);
}

/** The tricks of each seat at the end of a play-out. */
function tricksOn(view: OmbreView, t: Int32Array): readonly number[] {
  const tricks = new Array<number>(seatsOf(view.options)).fill(0);
  inTurn(view).forEach((seat, at) => (tricks[seat] = t[WON + at]!));
  return tricks;
}

/** How the end of a play-out is settled. */
export function settledBy(view: OmbreView, t: Int32Array): Settlement {
  const {game, trump, favourite, ombre, options} = view;
  const tricks = tricksOn(view, t);
  return settlementOf({
    game: game!,
    trump,
    favourite,
    ombre,
    tricks,
    options,
    gaveUp: false,
    contra: contraOf(view) >= 0,
    matadors: t[MATADORS]!,
    premiers: t[HAS_PREMIERS] === 1,
    vole: t[VOLE] !== 1 ? 'none' : tricks[ombre] === handSize(options) ? 'made' : 'failed',
  });
}

/** What the end of a play-out is worth to a seat. Play-outs with the same result are settled only once. */
export function moneyFor(view: OmbreView, seat: Seat): (t: Int32Array) => number {
  const order = inTurn(view);
  const known = new Map<number, number>();
  return (t) => {
    let key = (t[MATADORS]! << 2) | (t[HAS_PREMIERS]! << 1) | t[VOLE]!;
    for (let at = 0; at < order.length; at++) key = (key << 4) | t[WON + at]!;
    let worth = known.get(key);
    if (worth !== undefined) return worth;
    worth = worthOf({...view, vole: t[VOLE] === 1, tricksWon: tricksOn(view, t)}, settledBy(view, t))[seat]!;
    known.set(key, worth);
    return worth;
  };
}

/** What it is worth to a seat if the Ombre gives the game up now. */
export function worthGivenUp(view: OmbreView, seat: Seat): number {
  const {game, trump, favourite, ombre, options, tricksWon: tricks} = view;
  const result = {game: game!, trump, favourite, ombre, tricks, options};
  return worthOf(view, settlementOf({...result, gaveUp: true, matadors: 0, premiers: false, vole: 'none'}))[
    seat
  ]!;
}

/** Notes on a table how many matadors the Ombre held. His hand must already be on it. */
export function noteMatadors(view: OmbreView, t: Int32Array): void {
  const at = inTurn(view).indexOf(view.ombre);
  const held = masksFor(view).cardsAt(t.subarray(HANDS + at * SUIT_SLOTS), 0);
  t[MATADORS] = matadorsAmong([...playedBy(view, view.ombre), ...held], view);
}
