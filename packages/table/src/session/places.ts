import type {Card} from '@quinola/cards';
import {freePlaces, isDue} from '@quinola/play';
import {html, nothing, type CSSResultOrNative, type TemplateResult} from 'lit';
import {backPattern, cardBack} from '../card.js';
import {drawn} from '../panels/drawn.js';
import {choice, sheet, type SheetHost} from '../panels/sheet.js';
import {spread} from '../panels/spread.js';
import {formStyles} from '../styles/forms.js';
import type {DrawingTable} from './session-table.js';
import type {SessionWords} from './words.js';

/** The phase in which places are drawn. */
const DRAWING = 'drawing.seats';

/** The cards that are drawn for places: face down until somebody has drawn them. */
export function placesSheet(table: DrawingTable): TemplateResult {
  table.adopt(formStyles);
  const texts = table.gamePanelWords!;
  const {view, turn} = table.context!;
  const {size, drawn: draws} = view.draw!;
  const free = turn.phase === DRAWING && isDue(turn.must, view.player) ? freePlaces(view) : [];
  const look = table.look();
  return sheet(table, {
    title: texts.drawTitle,
    own: true,
    onStage: true,
    body: html`<p>${texts.drawAsk} ${table.features!.announcer.news()}</p>
      <div class="cards">
        ${backPattern(table)}${Array.from({length: size}, (_, index) => {
          const taken = draws.find((one) => one.index === index);
          if (taken) return drawn([taken.card], table.who(taken.player).name, table.words.card, look);
          return html`<button
            type="button"
            class="card down"
            aria-label=${texts.drawCard(index + 1)}
            ?disabled=${!free.includes(index)}
            @click=${() => table.play({type: 'DRAW', index})}
          >
            ${cardBack()}
          </button>`;
        })}
      </div>`,
  });
}

/** What the sheet of a spread pack reads of its table. */
interface SpreadTable extends Pick<
  DrawingTable,
  'words' | 'panelWords' | 'look' | 'adopt' | 'play' | 'close'
> {
  readonly gamePanelWords: Pick<SessionWords, 'drawCard'> | null;
}

/** A pack that is spread, from which players draw. */
export interface SpreadDraw {
  readonly title: string;
  /** What the cards decide, what was drawn, what is asked: a paragraph each. */
  readonly said: readonly string[];
  /** Who draws, with the cards that each has drawn. */
  readonly drawers: readonly {readonly name: string; readonly cards: readonly Card[]}[];
  /** How many cards were spread. */
  readonly size: number;
  /** The places, from 0, that are empty. */
  readonly taken: readonly number[];
  readonly mayDraw: boolean;
  /** Whether the spread is on the table no more, because all have drawn. */
  readonly isOver?: boolean;
  /** What else is asked, when all have drawn. */
  readonly foot?: readonly TemplateResult[];
}

/** The spread pack, and the cards before those who drew them. */
export function spreadSheet(
  table: SpreadTable,
  {title, said, drawers, size, taken, mayDraw, isOver = false, foot = []}: SpreadDraw,
): TemplateResult {
  table.adopt(formStyles);
  const look = table.look();
  return sheet(table, {
    title,
    own: true,
    body: html`${said.map((line) => html`<p>${line}</p>`)}
      <div class="cards">${drawers.map(({name, cards}) => drawn(cards, name, table.words.card, look))}</div>
      ${
        isOver
          ? nothing
          : spread({
              size,
              taken,
              mayDraw,
              name: table.gamePanelWords!.drawCard,
              draw: (index) => table.play({type: 'DRAW', index}),
            })
      }`,
    ...(foot.length && {foot}),
  });
}

/** The pack that is spread, from which everybody draws one card: for places, or for who deals first. */
export function oneCardSheet(
  table: DrawingTable & {readonly context: {readonly players: readonly unknown[]} | null},
): TemplateResult {
  const texts = table.gamePanelWords!;
  const {view, turn, players} = table.context!;
  const {size, drawn: draws} = view.draw!;
  return spreadSheet(table, {
    title: texts.drawTitle,
    said: [texts.drawAsk, table.features!.announcer.news()],
    drawers: draws.map(({player, card}) => ({name: table.who(player).name, cards: [card]})),
    size,
    taken: draws.map(({index}) => index),
    mayDraw: turn.phase.startsWith('drawing.') && isDue(turn.must, view.player),
    isOver: draws.length === players.length,
  });
}

/** What the sheet of the cut reads of its table. */
export interface CuttingTable extends SheetHost {
  readonly gamePanelWords: {readonly cutAsk: string; readonly cutPlace: string; readonly cut: string} | null;
  readonly renderRoot: ParentNode;
  adopt(...sheets: readonly CSSResultOrNative[]): void;
  play(move: {readonly type: 'CUT'; readonly index: number}): boolean;
}

/**
 * The pack waiting to be cut.
 * @param size how many cards it has
 * @param others the buttons of what may be done instead; `place` tells where the visitor would cut
 */
export function cutSheet(
  table: CuttingTable,
  size: number,
  others: (place: () => number) => readonly TemplateResult[] = () => [],
): TemplateResult {
  table.adopt(formStyles);
  const {cutAsk, cutPlace, cut} = table.gamePanelWords!;
  const place = (): number => table.renderRoot.querySelector<HTMLInputElement>('.cut')!.valueAsNumber;
  return sheet(table, {
    title: cutAsk,
    own: true,
    small: true,
    body: html`<label
      ><span>${cutPlace}</span><input class="cut" type="range" min="1" max=${size - 1} value=${size / 2}
    /></label>`,
    foot: [choice(cut, () => table.play({type: 'CUT', index: place()}), true), ...others(place)],
  });
}
