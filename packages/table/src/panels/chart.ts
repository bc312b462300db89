import {BEATS} from '@quinola/chart';
import {diagramMarkup, layOut, type Diagram} from '@quinola/chart/diagram.js';
import {activePaths, chartPicture, type ChartPicture, type Place} from '@quinola/chart/picture.js';
import {html, type TemplateResult} from 'lit';
import {unsafeHTML} from 'lit/directives/unsafe-html.js';
import type {AnyStateMachine} from 'xstate';
import type {AnyTable} from '../any-table.js';
import {chartStyles} from '../styles/chart.js';
import {windowOf} from '../window-of.js';
import {choice, sheet} from './sheet.js';

/** Titles of a game's states, by path, in the words of its book; of all phases of its rules where these are given. */
export type PhaseTitles<Phase extends string = never> = Readonly<Record<string, string>> &
  Readonly<Record<Phase, string>>;

/** What may happen in a game's states, by the type of the event. */
export type EventWords = Readonly<Record<string, string>>;

/** The words of a game's chart in one language. */
export interface ChartTexts {
  readonly phases: PhaseTitles;
  readonly events: EventWords;
}

/** The chart that a game shows. */
export interface ChartModel {
  readonly machine: AnyStateMachine;
  /** Whether it is a game for one. */
  readonly alone?: boolean;
  /** Titles of its states and words for its events, by language; English is among them. */
  readonly phases: Readonly<Record<string, () => Promise<ChartTexts>>>;
}

/** What has been drawn of a chart, and what has been fetched of its words; `null` while they are on their way. */
interface Drawn {
  readonly picture: ChartPicture;
  readonly texts: Map<string, ChartTexts | null>;
}

/** By machine: a game may describe its chart anew at each drawing of the table. */
const drawn = new WeakMap<AnyStateMachine, Drawn>();

/** The words in the table's language; `null` where they are still to come. */
function textsFor(
  table: AnyTable,
  {phases}: ChartModel,
  texts: Map<string, ChartTexts | null>,
): ChartTexts | null {
  const code = table.code in phases ? table.code : 'en';
  if (!texts.has(code)) {
    texts.set(code, null);
    void table.missing.fetch('explanations', phases[code]!).then((found) => {
      texts.set(code, found);
      table.requestUpdate();
    });
  }
  return texts.get(code)!;
}

/** What may happen, in words. */
const eventTexts = (types: readonly string[], own: EventWords, shared: EventWords): string =>
  types.map((type) => own[type] ?? shared[type] ?? type).join(' · ');

/** Tells of a beat whether anything in this game takes it: where nobody speaks, no word is waited for. */
function takenBeats({beats, dealEnds}: AnyTable['profile']): (beat: string) => boolean {
  const taken = new Set(Object.values(beats).flatMap((times) => Object.keys(times ?? {})));
  return (beat) =>
    !(BEATS as readonly string[]).includes(beat) ||
    taken.has(beat) ||
    (beat === 'tell' && dealEnds.length > 0);
}

/** Lays a chart out in the words of a language. */
function laidOut(table: AnyTable, picture: ChartPicture, {phases, events}: ChartTexts): Diagram {
  const {kinds, beats, events: shared} = table.panelWords!.chartWords;
  const takes = takenBeats(table.profile);
  return layOut(picture, {
    title: (path) => phases[path] ?? path,
    line: ({kind, events: types}: Place) =>
      [kind === 'group' ? '' : kinds[kind], eventTexts(types, events, shared)].filter(Boolean).join(': '),
    beat: (name) => (takes(name) && beats[name]) || null,
  });
}

/** How much larger the next step is, and how far it goes. */
const STEP = 1.25;
const LEAST = 0.5;
const MOST = 3;

/** Where each table's match was when its drawing was last scrolled there. */
const followed = new WeakMap<AnyTable, string>();

/** Scrolls the drawing to where the match is, when it has gone elsewhere. */
async function follow(table: AnyTable, phase: string): Promise<void> {
  if (followed.get(table) === phase) return;
  followed.set(table, phase);
  await table.updateComplete;
  table.renderRoot.querySelector('.drawing .state.lit')?.scrollIntoView({block: 'center', inline: 'center'});
}

/**
 * How the game goes: its chart as a drawing, made from the machine itself, lit where the match now is.
 * @param about how large it is drawn, 1 unless told
 */
export function chartSheet(table: AnyTable, model: ChartModel, about?: unknown): TemplateResult {
  table.adopt(chartStyles);
  const {chartWords: words, chart: name, pause} = table.panelWords!;
  let found = drawn.get(model.machine);
  if (!found)
    drawn.set(model.machine, (found = {picture: chartPicture(model.machine, model.alone), texts: new Map()}));
  const texts = textsFor(table, model, found.texts);
  if (!texts) return sheet(table, {title: name, body: html`<p>…</p>`});
  const {picture} = found;
  const active = new Set(activePaths((table.match.value as Parameters<typeof activePaths>[0]) ?? ''));
  const paused = active.has('paused');
  const scale = typeof about === 'number' ? about : 1;
  const draw = (to: number) => () =>
    table.features!.panels.turnTo('chart', Math.max(LEAST, Math.min(MOST, to)));
  void follow(table, table.context!.turn.phase);
  return sheet(table, {
    title: name,
    kind: 'charted',
    body: html`<p>${words.intro}</p>
      <div class="drawing" tabindex="0" role="group" aria-label=${name}>
        ${unsafeHTML(diagramMarkup(laidOut(table, picture, texts), {name, leads: words.leads, again: words.again, here: words.here}, active, scale))}
      </div>
      <p class="always ${paused ? 'lit' : ''}">
        <b>${words.always}</b
        >${paused ? html` <b>● ${pause}: ${words.here}</b>` : ''}<br />${eventTexts(picture.always, texts.events, words.events)}
      </p>`,
    foot: [
      choice(words.smaller, draw(scale / STEP)),
      choice(words.larger, draw(scale * STEP)),
      choice(words.print, () => windowOf(table).print()),
    ],
  });
}
