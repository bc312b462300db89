import {FRENCH_SUITS} from '@quinola/cards';
import {backPattern, cardBack, cardFace, type CardLook} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import type {NewGameTable} from '../new-game-table.js';
import {newGame, type NewGameMove} from '../rules/index.js';

const RANKS = 'A23456789TJQK';

/** A pile of cards as a button that makes a move. */
function pile(
  table: NewGameTable,
  name: string,
  move: NewGameMove,
  lying: TemplateResult | typeof nothing,
): TemplateResult {
  const may = table.tag('visitor') && !newGame.refusal(table.view!, move);
  return html`<button
    type="button"
    class="card pile"
    part="pile card"
    aria-disabled=${!may}
    @click=${() => table.play(move)}
  >
    <span class="vh">${name}</span>${lying}
  </button>`;
}

/** The room: the packet, the card turned, and the four foundations. */
export function roomOf(table: NewGameTable, look: CardLook): TemplateResult {
  const {words, gameWords} = table;
  const {left, turned, built} = table.context!.view;
  const {stock = '', turned: open = '', foundation = ''} = gameWords.places;
  const card = turned.at(-1);
  return html`${backPattern(table)}
    <div class="layout" part="layout">
      <div class="piles">
        ${pile(table, `${stock}: ${left}`, {type: 'TURN'}, left ? cardBack() : nothing)}
        ${
          card
            ? pile(table, `${open}: ${words.card(card)}`, {type: 'BUILD', card}, cardFace(card, look))
            : html`<i class="card pile empty"></i>`
        }
      </div>
      <div class="piles">
        ${FRENCH_SUITS.map((suit) => {
          const height = built[suit] ?? 0;
          const top = height ? `${RANKS[height - 1]}${suit}` : null;
          return html`<i
            class="card pile ${top ? '' : 'empty'}"
            role="img"
            aria-label="${foundation}: ${top ? words.card(top) : words.suit(suit)}"
            >${top ? cardFace(top, look) : nothing}</i
          >`;
        })}
      </div>
    </div>
    <p part="prompt" class="status ${table.tag('visitor') ? 'mine' : ''}">${table.statusLine()}</p>`;
}
