import {hasRole, type ChartProfile} from '@quinola/chart';
import type {Happening, Holder} from '@quinola/play';
import {LocalSpace} from '../../local-space.js';
import {prefersReducedMotion} from '../../settings.js';

/** What the travel of money needs of its table. */
export interface CoinHost {
  readonly shadowRoot: ShadowRoot | null;
  readonly profile: Pick<ChartProfile<never>, 'staked' | 'paid'>;
  readonly context: {readonly happened: readonly Happening[]} | null;
}

/** How many payments of one step are seen at most, each a moment after the one before. */
const MOST = 8;
const APART = 60;

/** Where the money of a holder lies: before his seat, or in the bank. */
const ofHolder = (holder: Holder): string =>
  typeof holder === 'number' ? `[data-player="${holder}"]` : '.purse';

const ofSeat = (seat: number): string => `[data-seat-no="${seat}"]`;

/**
 * Money goes from hand to hand: a coin for each stake and each payment of this step, drawn after it. A stake that lies on no place is
 * before its punter already.
 */
export function coinsTravel({shadowRoot, profile, context}: CoinHost, ms: number): void {
  const root = shadowRoot!;
  const ways = (context?.happened ?? []).flatMap((one): (readonly [from: string, to: string])[] => {
    if (hasRole(profile, 'staked', one))
      return one.amount > 0 ? [[ofSeat(one.seat), `[data-place="${CSS.escape(one.on)}"]`]] : [];
    return hasRole(profile, 'paid', one) ? [[ofHolder(one.from), ofHolder(one.payee)]] : [];
  });
  if (!ways.length || prefersReducedMotion()) return;
  const air = root.querySelector<HTMLElement>('.air')!;
  const space = new LocalSpace(air);
  for (const [i, [from, to]] of ways.slice(0, MOST).entries()) {
    const start = root.querySelector(from);
    const end = root.querySelector(to);
    if (!start || !end || start === end) continue;
    const [x, y] = space.middle(start);
    const [toX, toY] = space.middle(end);
    const coin = document.createElement('i');
    coin.className = 'flying';
    coin.setAttribute('aria-hidden', 'true');
    air.append(coin);
    coin
      .animate(
        {translate: [`${x}px ${y}px`, `${toX}px ${toY}px`], opacity: [1, 1, 0.2]},
        {duration: ms, delay: i * APART, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'both'},
      )
      .finished.catch(() => undefined)
      .finally(() => coin.remove());
  }
  space.leave();
}
