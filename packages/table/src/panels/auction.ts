import type {MoveLike, Player} from '@quinola/play';
import {html, nothing, type TemplateResult} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import type {AnyTable} from '../any-table.js';
import {answer} from '../asks/answers.js';
import {sameMove, type Answer, type AuctionAsk, type RungWords} from '../asks/ask.js';
import {fewGames} from '../asks/few-games.js';
import {ladderOf, lowestOpen, rungByKey, stopsOf, type Ladder, type ShownRung} from '../asks/ladder.js';
import {icon} from '../frame.js';
import {offsetIn} from '../local-space.js';
import {auctionStyles} from '../styles/auction.js';
import {standOf} from './auction-stand.js';
import {chosenOf, headsView, insideCell, widths} from './tariff-card.js';

/** What a rung pays, in words. */
function payOf({panelWords}: AnyTable, {pays}: RungWords): string | null {
  return typeof pays === 'number' ? panelWords!.asks.pays(pays) : (pays ?? null);
}

/** What a rung is called by whoever does not see it. */
function labelOf(table: AnyTable, ask: AuctionAsk, {words, by, move, advised, standing}: ShownRung): string {
  const {asks} = table.panelWords!;
  const group = words.needs;
  return [
    nameOf(table, {words, by, move, standing}),
    group,
    [payOf(table, words), words.besides].filter(Boolean).join(' '),
    by !== null && (standing === 'held' ? asks.holds(ask.whose(by).who) : ask.whose(by).who.name),
    words.why,
    advised && asks.advised,
  ]
    .filter(Boolean)
    .join(', ');
}

/** What a rung is called; to hold it is called otherwise. */
function nameOf(
  {panelWords}: AnyTable,
  {words, by, move, standing}: Pick<ShownRung, 'words' | 'by' | 'move' | 'standing'>,
): string {
  return standing === 'held' && by !== null && move ? panelWords!.asks.hold(words.name) : words.name;
}

/** Who holds a rung, as a small silhouette or by his name. */
function holder(ask: AuctionAsk, by: Player): TemplateResult {
  const {who, figure} = ask.whose(by);
  return html`<span class="holder" title=${who.name}>${figure ?? who.name[0]}</span>`;
}

/** A rung: a button where it may be bid, or where it says why it may not. */
function rungView(
  table: AnyTable,
  ask: AuctionAsk,
  one: ShownRung,
  stop: string | null,
  inside: TemplateResult,
  place: string | null = null,
): TemplateResult {
  const {rung, standing, move, advised, words} = one;
  const isChosen = ask.columns && standOf(table).chosen === rung.id;
  const classes = `rung ${standing} ${advised ? 'advised' : ''} ${place === null ? 'alone' : 'cell'} ${isChosen ? 'picked' : ''}`;
  const named = html`<span class="vh">${labelOf(table, ask, one)}</span
    ><span class="seen" aria-hidden="true">${inside}</span>`;
  if (!move && standing !== 'barred')
    return html`<span class=${classes} .style=${place ?? ''}>${named}</span>`;
  return html`<button
    type="button"
    class=${classes}
    .style=${place ?? ''}
    data-rung=${rung.id}
    tabindex=${rung.id === stop ? 0 : -1}
    aria-disabled=${move ? nothing : 'true'}
    aria-pressed=${ask.columns ? String(isChosen) : nothing}
    title=${words.why ?? nothing}
    @click=${() => press(table, ask, one)}
  >
    ${named}
  </button>`;
}

/** Bids, or says why not; on a tariff card a price is chosen first, and bid by its button. */
function press(table: AnyTable, {columns}: AuctionAsk, {rung, move, words}: ShownRung): void {
  if (!move) table.features?.announcer.say(words.why ?? null);
  else if (columns) {
    const stand = standOf(table);
    stand.chosen = stand.stop = rung.id;
    table.requestUpdate();
  } else table.play(move);
}

/** A game that is one rung: who holds it, its name, what it needs, what it pays. */
function aloneView(table: AnyTable, ask: AuctionAsk, one: ShownRung, stop: string | null): TemplateResult {
  const {asks} = table.panelWords!;
  const {words, by, move, advised} = one;
  const explanation = words.why ?? (by !== null && !move ? asks.holds(ask.whose(by).who) : words.needs);
  return rungView(
    table,
    ask,
    one,
    stop,
    html`<span class="mark">${by === null ? (advised ? icon('advice') : nothing) : holder(ask, by)}</span
      ><span class="name"
        ><b>${nameOf(table, one)}</b>${explanation ? html` <small>${explanation}</small>` : nothing}</span
      >${
        words.pays === undefined
          ? nothing
          : html`<span class="pays ${typeof words.pays === 'number' ? 'sum' : ''}"
              ><span class="each">${payOf(table, words)}</span><span class="bare">${words.pays}</span></span
            >`
      }`,
  );
}

/** One grade or suit of a game. */
function cellView(
  table: AnyTable,
  ask: AuctionAsk,
  one: ShownRung,
  stop: string | null,
  isOnly: boolean,
): TemplateResult {
  const {by, advised, column} = one;
  return rungView(
    table,
    ask,
    one,
    stop,
    html`${by === null ? (advised ? icon('advice') : nothing) : holder(ask, by)}${insideCell(ask, one)}`,
    // The only cell of a row takes all its columns.
    `grid-column:${isOnly ? '1/-1' : column + 1}`,
  );
}

/** Where a row stands: the highest on top; in two columns the low ones at the left, but of few games the best. */
function placeOf({length}: Ladder['rows'], index: number, isFew: boolean): string {
  const half = Math.ceil(length / 2);
  const fromTop = length - 1 - index;
  const [row, side] = isFew
    ? [1 + (fromTop % half), fromTop < half ? 1 : 2]
    : [half - (index % half), index < half ? 1 : 2];
  return `--row:${1 + fromTop};--half:${row};--side:${side}`;
}

/** A row of the ladder. */
function rowView(
  table: AnyTable,
  ask: AuctionAsk,
  {rows}: Ladder,
  index: number,
  {stop, isFew}: {readonly stop: string | null; readonly isFew: boolean},
): TemplateResult {
  const {group, rungs} = rows[index]!;
  const place = placeOf(rows, index, isFew);
  const [only] = rungs;
  if (only && !rungs[1] && !ask.columns)
    return html`<li class="alone" .style=${place}>${aloneView(table, ask, only, stop)}</li>`;
  const common = ask.groups?.[group] ?? only!.words;
  return html`<li class="game" .style=${place}>
    <span class="name" aria-hidden="true"
      ><b>${common.name}</b>${common.needs ? html` <small>${common.needs}</small>` : nothing}</span
    >
    <div class="cells" role="group" aria-label=${common.name}>
      ${rungs.map((one) => cellView(table, ask, one, stop, rungs.length === 1))}
    </div>
  </li>`;
}

/** How many outbid rungs are named. */
const NAMED = 1;

/** What is outbid, in one line. */
function outbidLine({panelWords}: AnyTable, outbid: readonly ShownRung[]): string {
  const names = outbid.map(({words}) => words.name).reverse();
  const named = names.length > NAMED + 2 ? NAMED : names.length;
  return panelWords!.asks.outbid(names.slice(0, named), names.length - named);
}

/** Scrolls the ladder alone, as little as shows a rung; the heads of a tariff card stay above it. */
function reveal(ladder: HTMLElement, rung: HTMLElement): void {
  const heads = ladder.querySelector<HTMLElement>('.heads')?.offsetHeight ?? 0;
  const offset = offsetIn(ladder, rung);
  const top = offset - heads;
  const below = offset + rung.offsetHeight - ladder.clientHeight;
  if (top < 0) ladder.scrollTop += top;
  else if (below > 0) ladder.scrollTop += below;
}

function onKey(table: AnyTable, ladder: Ladder, event: KeyboardEvent): void {
  const at = (event.target as HTMLElement).closest<HTMLElement>('[data-rung]')?.dataset['rung'];
  if (!at || event.ctrlKey || event.altKey || event.metaKey) return;
  const to = rungByKey(ladder, at, event.key);
  if (to === null) return;
  event.preventDefault();
  event.stopPropagation();
  const stand = standOf(table);
  stand.stop = stand.chosen = to;
  const scroller = event.currentTarget as HTMLElement;
  table.requestUpdate();
  const next = [...scroller.querySelectorAll<HTMLElement>('[data-rung]')].find(
    ({dataset}) => dataset['rung'] === to,
  );
  next?.focus({preventScroll: true});
  if (next) reveal(scroller, next);
}

/** Shows all games, where few were shown first; keys go on in the ladder, at the price that is explained. */
async function showAll(table: AnyTable): Promise<void> {
  const stand = standOf(table);
  stand.all = true;
  table.requestUpdate();
  await table.updateComplete;
  const panel = table.shadowRoot!.querySelector<HTMLElement>('.auction');
  const ladder = panel?.querySelector<HTMLElement>('.ladder');
  const rung = ladder?.querySelector<HTMLElement>('[data-rung][tabindex="0"]');
  (rung ?? panel)?.focus({preventScroll: true});
  if (!ladder || !rung) return;
  reveal(ladder, rung);
  stand.chosen ??= rung.dataset['rung']!;
  table.requestUpdate();
}

/**
 * The auction: a ladder, the highest on top; what is outbid is folded into one line, and to pass is always in reach. Where the hand was
 * looked at, the games that it can make are shown alone until all are asked for.
 */
export function render(table: AnyTable): TemplateResult {
  table.adopt(auctionStyles);
  const whole = table.features!.asks() as AuctionAsk;
  const isFew = whole.likely !== undefined && !standOf(table).all;
  const advised = table.context!.hint?.move ?? null;
  const isWanted = (move: MoveLike): boolean =>
    sameMove(move, advised) || table.lessons.current?.asksFor(move) === true;
  const ask = isFew ? fewGames(whole, table.panelWords!, () => void showAll(table), isWanted) : whole;
  const {asks} = table.panelWords!;
  const ladder = ladderOf(ask, advised);
  const {rows, outbid, columns} = ladder;
  const open = stopsOf(ladder).flat();
  const chosen = chosenOf(table, ask, open);
  const stop =
    open.find(({rung}) => rung.id === (standOf(table).stop ?? chosen?.rung.id))?.rung.id ??
    (lowestOpen(ladder) ?? open[0])?.rung.id ??
    null;
  const half = Math.ceil(rows.length / 2);
  const answers: readonly Answer[] = [
    ...(chosen ? [{label: nameOf(table, chosen), move: chosen.move!, first: true}] : []),
    ...ask.answers,
  ];
  return html`<section
    class="sheet small on-stage asks own auction ${columns > 1 ? 'grades' : ''} ${ask.columns ? 'tariff' : ''} ${isFew ? 'few' : ''}"
    part="dialog"
    role="dialog"
    aria-label=${asks.auction}
    tabindex="-1"
    .style=${ask.columns ? `--columns:${widths(ask)}` : ''}
  >
    ${ask.question ? html`<p class="question">${ask.question}</p>` : nothing}
    <div class="ladder" @keydown=${(event: KeyboardEvent) => onKey(table, ladder, event)}>
      ${
        outbid.length
          ? html`<details class="outbid">
              <summary>${outbidLine(table, outbid)}</summary>
              <ul>
                ${outbid.map(
                  ({words}) =>
                    html`<li>
                      <span
                        ><b>${words.name}</b>
                        ${words.needs ? html`<small>${words.needs}</small>` : nothing}</span
                      >${words.pays === undefined ? nothing : html`<span>${payOf(table, words)}</span>`}
                    </li>`,
                )}
              </ul>
            </details>`
          : nothing
      }
      <ul class="rungs" role="list" .style=${`--rows:${rows.length};--half:${half};--cells:${columns}`}>
        ${rows.map((_, index) => rowView(table, ask, ladder, index, {stop, isFew}))}
      </ul>
      ${headsView(ask)}
    </div>
    ${
      ask.columns
        ? html`<p class="about" aria-live="polite">
            ${chosen ? labelOf(table, ask, chosen) : asks.touchPrice}
          </p>`
        : nothing
    }
    ${
      answers.length
        ? keyed(isFew, html`<footer>${answers.map((one) => answer(table, one))}</footer>`)
        : nothing
    }
  </section>`;
}
