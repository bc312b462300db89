import {html, nothing, svg, type TemplateResult} from 'lit';

/** How many coins are drawn at most; the number beside them says how many there are. */
const MOST = 4;

/** How many coins are drawn for an amount: one more for each doubling. */
const drawnFor = (amount: number): number =>
  amount > 0 ? Math.min(MOST, 1 + Math.floor(Math.log2(amount))) : 0;

const made = new Map<number, TemplateResult>();

/** A stack of ducats. */
export function coins(amount: number): TemplateResult | typeof nothing {
  const count = drawnFor(amount);
  if (!count) return nothing;
  let picture = made.get(count);
  if (!picture) {
    const height = 11 + 4 * (count - 1);
    picture = html`<svg class="coins" viewBox="0 0 22 ${height}" .style=${`--k:${count}`} aria-hidden="true">
      ${Array.from({length: count}, (_, i) => {
        const y = height - 5.5 - 4 * i;
        return svg`<path d="M1 ${y}v2.5a10 3.6 0 0 0 20 0v-2.5" class="edge"></path>
          <ellipse cx="11" cy=${y} rx="10" ry="3.9" class="coin"></ellipse>
          <ellipse cx="11" cy=${y} rx="6.2" ry="2.1" class="mint"></ellipse>`;
      })}
    </svg>`;
    made.set(count, picture);
  }
  return picture;
}

/** The chest of a bank. */
export const chest: TemplateResult = html`<svg class="chest" viewBox="0 0 120 62" aria-hidden="true">
  <path class="wood" d="M12 29 20 57H100L108 29Z"></path>
  <path class="dark" d="M12 29H108L102 19H18Z"></path>
  ${[
    [30, 24],
    [46, 21],
    [62, 25],
    [78, 21],
    [92, 25],
    [54, 27],
    [38, 27],
    [84, 27],
  ].map(([x, y]) => svg`<ellipse class="coin" cx=${x} cy=${y} rx="9" ry="4.6"></ellipse>`)}
  <path class="coin" d="M54 37h12v9H54z"></path>
</svg>`;
