import type {Card} from '@quinola/cards';
import {cardFace, choice, sheet} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {suit} from '../../kit/rules/index.js';
import {COUNTING_CARDS, demandsLeft, refuseDemand} from '../rules/demands.js';
import type {TarokOmbreHost} from '../table/host.js';

/** The counting cards by suit, taroks first. */
const ROWS: readonly (readonly Card[])[] = ['T', 'S', 'H', 'D', 'C'].map((sign) =>
  COUNTING_CARDS.filter((card) => suit(card) === sign),
);

/** The nineteen cards that can be asked for, one's own dimmed; each unavailable card says why. */
export function render(table: TarokOmbreHost): TemplateResult {
  const {view, hint} = table.context!;
  const texts = table.gamePanelWords!;
  const look = table.look();
  const hinted = (hint?.move as {card?: Card} | undefined)?.card;
  const one = (card: Card): TemplateResult => {
    const away = refuseDemand(view, card) !== null;
    return html`<button
      type="button"
      class="card ${away ? 'away' : ''} ${card === hinted ? 'hinted' : ''}"
      aria-disabled=${away}
      title=${table.words.card(card)}
      @click=${() => table.play({type: 'DEMAND', card})}
    >
      <span class="vh">${(away ? texts.askNot : texts.ask)(card)}</span>${cardFace(card, look)}
    </button>`;
  };
  const {note} = table;
  return sheet(table, {
    title: texts.askTitle,
    own: true,
    onStage: 'asks',
    body: html`${view.bought ? html`<p>${texts.bought(view.bought)}</p>` : nothing}
      <p>${texts.askText(demandsLeft(view))}</p>
      <div class="palette">${ROWS.map((cards) => html`<div>${cards.map(one)}</div>`)}</div>
      ${note && COUNTING_CARDS.includes(note.card) ? html`<p class="no">${note.text}</p>` : nothing}`,
    foot: choice(texts.enough, () => table.play({type: 'STOP_DEMANDING'})),
  });
}
