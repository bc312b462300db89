import {BEATS} from '@quinola/chart';
import {activePaths, chartPicture, type ChartPicture, type Place} from '@quinola/chart/picture.js';
import {css, html, nothing, type TemplateResult} from 'lit';
import type {AnyStateMachine} from 'xstate';
import type {AnyTable} from '../any-table.js';
import type {ChartWords} from '../strings.js';
import {sheet} from './sheet.js';

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

const styles = css`
  .chart,
  .chart ol {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    gap: 8px;
  }
  .chart ol {
    margin-block-start: 6px;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 210px), 1fr));
  }
  .chart li {
    position: relative;
    border: 1px solid #0006;
    padding: 6px 9px;
    background: #fff4;
    overflow-wrap: anywhere;
  }
  .chart li.group {
    border-style: double;
    border-width: 3px;
    background: none;
  }
  .chart li[aria-current] {
    border: 2px solid var(--quinola-accent);
    box-shadow: inset 4px 0 var(--quinola-accent);
    padding-inline-start: 12px;
  }
  .chart p.line {
    margin: 2px 0 0;
    font-size: 14px;
    line-height: 1.4;
  }
  .chart b {
    font-weight: 600;
  }
  .chart .here {
    color: var(--quinola-accent);
    font-weight: 600;
  }
  .chart .beat[aria-current] {
    font-weight: 600;
    text-decoration: underline;
  }
`;

/** What has been drawn of a chart, and what has been fetched of its words; `null` while they are on their way. */
interface Drawn {
  readonly picture: ChartPicture;
  readonly texts: Map<string, ChartTexts | null>;
}

const drawn = new WeakMap<ChartModel, Drawn>();

/** The words in the table's language; `null` where they are still to come. */
function textsFor(
  table: AnyTable,
  {phases}: ChartModel,
  texts: Map<string, ChartTexts | null>,
): ChartTexts | null {
  const code = table.code in phases ? table.code : 'en';
  if (!texts.has(code)) {
    texts.set(code, null);
    void phases[code]!().then(
      (found) => {
        texts.set(code, found);
        table.requestUpdate();
      },
      (error: unknown) => {
        texts.delete(code);
        table.opened = null;
        table.fail('no-module', {}, undefined, error);
      },
    );
  }
  return texts.get(code)!;
}

/** What may happen, in words; what a page or a test sends stands behind each for whoever points at it. */
const doings = (types: readonly string[], own: EventWords, shared: EventWords): TemplateResult[] =>
  types.map(
    (type, i) => html`${i ? ' · ' : ''}<span title=${type}>${own[type] ?? shared[type] ?? type}</span>`,
  );

/** Tells of a beat whether anything in this game takes it: where nobody speaks, no word is waited for. */
function takenBeats({beats, dealEnds}: AnyTable['profile']): (beat: string) => boolean {
  const taken = new Set(Object.values(beats).flatMap((times) => Object.keys(times ?? {})));
  return (beat) =>
    !(BEATS as readonly string[]).includes(beat) ||
    taken.has(beat) ||
    (beat === 'tell' && dealEnds.length > 0);
}

/** A state with all that is in it, the active ones marked. */
function placeView(
  place: Place,
  active: ReadonlySet<string>,
  texts: ChartTexts,
  words: ChartWords,
  takes: (beat: string) => boolean,
): TemplateResult {
  const {phases: titles, events: own} = texts;
  const {path, kind, events, targets: ways, beats, places} = place;
  const title = html`<b>${titles[path] ?? path}</b>`;
  if (kind === 'group')
    return html`<li class="group" data-path=${path}>
      ${title}
      <ol>
        ${places.map((inner) => placeView(inner, active, texts, words, takes))}
      </ol>
    </li>`;
  const now = active.has(path);
  const to = ways.map((way) => (way === path ? words.again : (titles[way] ?? way)));
  const within = now ? beats.filter((beat) => words.beats[beat] && takes(beat)) : [];
  const lit = (beat: string): boolean => active.has(`${path}.${beat}`) || active.has(`${path}.turn.${beat}`);
  return html`<li data-path=${path} aria-current=${now ? 'step' : nothing}>
    ${title}${now ? html` <span class="here">● ${words.here}</span>` : nothing}
    <p class="line">
      ${words.kinds[kind]}${events.length ? html`: ${doings(events, own, words.events)}` : nothing}
    </p>
    ${within.length ? html`<p class="line">${within.map((beat, i) => html`${i ? ' · ' : ''}<span class="beat" aria-current=${lit(beat) ? 'step' : nothing}>${words.beats[beat]}</span>`)}</p>` : nothing}
    ${to.length ? html`<p class="line"><span aria-hidden="true">→</span><span class="vh">${words.leads}</span> ${to.join(' · ')}</p>` : nothing}
  </li>`;
}

/** How the game goes: its chart, drawn from the machine itself, with the state marked in which the match now is. */
export function chartSheet(table: AnyTable, model: ChartModel): TemplateResult {
  table.adopt(styles);
  const words = table.panelWords!.chartWords;
  let found = drawn.get(model);
  if (!found)
    drawn.set(model, (found = {picture: chartPicture(model.machine, model.alone), texts: new Map()}));
  const {picture} = found;
  const takes = takenBeats(table.profile);
  const texts = textsFor(table, model, found.texts);
  const active = new Set(activePaths((table.match.value as Parameters<typeof activePaths>[0]) ?? ''));
  return sheet(table, {
    title: table.panelWords!.chart,
    body: texts
      ? html`<p>${words.intro}</p>
          <ol class="chart">
            ${picture.places.map((place) => placeView(place, active, texts, words, takes))}
            <li data-path="paused" aria-current=${active.has('paused') ? 'step' : nothing}>
              <b>${words.always}</b>${
                active.has('paused')
                  ? html` <span class="here">● ${table.panelWords!.pause}: ${words.here}</span>`
                  : nothing
              }
              <p class="line">${doings(picture.always, texts.events, words.events)}</p>
            </li>
          </ol>`
      : html`<p>…</p>`,
  });
}
