import {WON} from '@quinola/opponents';
import {sharedPoints} from '@quinola/play';
import {BY_THREES} from '../../../kit/rules/index.js';
import {addMatador, giveEmpty, pilesOf, type Pile} from '../../../kit/opponents/masks/piles.js';
import {PAGAT_PIECE, SKY_PIECE, SKY_SAFE} from '../../../kit/opponents/masks/table.js';
import {sideOf} from '../../rules/counting.js';
import {billFor} from '../../rules/tariff.js';
import type {Contract, TarokOmbreOptions} from '../../rules/types.js';

/** The game being played: who plays what, and whose the Skat is. */
export interface Playing {
  readonly options: TarokOmbreOptions;
  readonly declarer: number;
  readonly contract: Contract;
  readonly skatBy: number;
}

/** What is known of the Skat when counting: its pile as it was laid. */
export interface Laid {
  readonly skat: Pile;
}

/** What a finished table earns the declarer from each opponent. */
export function priceFor(
  {options, declarer, contract, skatBy}: Playing,
  {skat}: Laid,
  t: Int32Array,
): number {
  const [by, winner, trick] = [t[SKY_PIECE]!, t[SKY_PIECE + 1]!, t[SKY_PIECE + 2]!];
  const tout = touts(options, declarer, t);
  const sides: [Pile, Pile] = [
    {value: 0, counting: 0, cards: 0},
    {value: 0, counting: 0, cards: 0},
  ];
  pilesOf(t).forEach((pile, seat) => put(sides[sideOf(declarer, seat)], pile));
  if (t[PAGAT_PIECE + 2]) addMatador(sides[sideOf(declarer, t[PAGAT_PIECE + 1]!)]);
  put(sides[tout && options.toutTakesSkat ? 0 : sideOf(declarer, skatBy)], skat);
  if (trick) {
    const own = sideOf(declarer, by),
      won = sideOf(declarer, winner);
    const to = (tout && own === 1) || trick > t[SKY_SAFE]! ? won : own;
    addMatador(sides[to]);
    if (to !== won) giveEmpty(sides[to], sides[won]);
  }
  const [points] = sharedPoints(BY_THREES, sides);
  return billFor(options, contract, points!, tout).total;
}

function put(pile: Pile, more: Pile): void {
  pile.value += more.value;
  pile.counting += more.counting;
  pile.cards += more.cards;
}

/** Whether the declarer made all tricks, as the rules define it. */
function touts(options: TarokOmbreOptions, declarer: number, t: Int32Array): boolean {
  const away = t[SKY_PIECE + 2]! > 0 && t[SKY_PIECE] === declarer && t[SKY_PIECE + 1] !== declarer;
  return t[WON + declarer]! + Number(away && options.toutWithSky === 'except-sky-trick') === 25;
}
