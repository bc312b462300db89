import {cardFace, icon} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import type {PatienceHost} from '../table/host.js';
import {compile, founded} from '../rules/index.js';
import {finaleStyles} from '../table/styles-finale.js';
import {counts, movesMade} from '../table/counts.js';

const RANKS = [...'A23456789TJQK'];
const SUITS = [...'SHCD'];
/** How many of the silhouettes are ladies: every second one. */
const LADIES = 6;

/** Which lady is shown for the patience of this name. */
const ladyOf = (game: string): number =>
  1 + 2 * ([...game].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % LADIES);

/** All cards of the packs in a wheel around a lady, suit by suit. */
function wheel(table: PatienceHost): TemplateResult {
  const {def} = compile(table.view!.options);
  const look = {...table.look(), corner: true};
  const cards = SUITS.flatMap((suit) =>
    RANKS.flatMap((rank) => Array.from({length: def.packs}, () => rank + suit)),
  );
  return html`<div class="wheel" .style=${`--n:${cards.length}`} aria-hidden="true">
    ${cards.map((card, i) => html`<i class="card" .style=${`--i:${i}`}>${cardFace(card, look)}</i>`)}
    <div class="lady">${table.company?.(ladyOf(def.id)) ?? nothing}</div>
  </div>`;
}

/** The visitor's results with this patience, in one line; nothing if no statistics are kept. */
function resultsLine(table: PatienceHost): TemplateResult | typeof nothing {
  const texts = table.gamePanelWords!;
  const count = counts(table)[table.view!.options.game];
  if (!count) return nothing;
  const {played, came, best} = count;
  return html`<p class="fared">
    ${texts.played} ${played} · ${texts.came}
    ${came}${best === undefined ? nothing : html` · ${texts.best} ${texts.bestLine(best)}`}
  </p>`;
}

/** The game has come out: the wheel of its cards on the felt, with the final text. */
export function finale(
  table: PatienceHost,
  close: () => void,
  buttons: readonly TemplateResult[],
): TemplateResult {
  table.adopt(finaleStyles);
  const texts = table.gamePanelWords!;
  const view = table.view!;
  const game = compile(view.options);
  const all = founded(view);
  return html`<section
    class="sheet finale own ${table.context!.pace.travel ? '' : 'at-once'}"
    part="dialog"
    role="dialog"
    aria-label=${texts.cameOut}
    tabindex="-1"
  >
    <div class="wheel-room">${wheel(table)}</div>
    <div class="words came-out" title=${texts.book?.cameOut ?? nothing}>
      <h2>${table.titleOf(game.def.id)}</h2>
      <p class="came"><em>${texts.cameOut}</em></p>
      <p>${table.gameWords.founded(all, all)} · ${texts.bestLine(movesMade(table))}</p>
      <footer>${buttons}</footer>
      ${resultsLine(table)}
    </div>
    <button
      type="button"
      part="button"
      class="button shut"
      aria-label=${table.panelWords!.close}
      @click=${close}
    >
      ${icon('close')}
    </button>
  </section>`;
}
