// The gallery's page "how the game goes" of each table, made of one template and of the chart of its machine.
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {chartPicture, type Place} from '@quinola/chart/picture.js';
import type {ChartTexts, EventWords} from '@quinola/table';
import type {AnyStateMachine} from 'xstate';
import {patienceMachine} from '../../games/patience/src/machine.js';
import * as patience from '../../games/patience/src/phases/en.js';
import {panels} from '../../table/src/strings/en-panels.js';
import {tarokOmbreMachine} from '../../games/tarok/src/tarok-ombre/machine.js';
import * as ombre from '../../games/tarok/src/tarok-ombre/phases/en.js';
import {tarokMachine} from '../../games/tarok/src/tarok/machine.js';
import * as tarok from '../../games/tarok/src/tarok/phases/en.js';
import {whistMachine} from '../../games/whist/src/machine.js';
import * as whist from '../../games/whist/src/phases/en.js';

/** The games by their page of the gallery. */
const GAMES: Readonly<Record<string, readonly [title: string, machine: AnyStateMachine, texts: ChartTexts]>> =
  {
    whist: ['whist', whistMachine, whist],
    patience: ['a patience', patienceMachine, patience],
    tarok: ['Tarok', tarokMachine, tarok],
    'tarok-ombre': ['Tarok-ombre', tarokOmbreMachine, ombre],
  };

const {intro, here, leads, again, always, kinds, events: shared} = panels.chartWords;

/** What may happen, with the type by which a page or a test sends it. */
const doings = (types: readonly string[], own: EventWords): string =>
  types.map((type) => `${own[type] ?? shared[type]!} <code>${type}</code>`).join(' · ');

function place({path, kind, events, ways, places}: Place, texts: ChartTexts): string {
  const {phases: titles} = texts;
  const title = `<b>${titles[path]!}</b>`;
  if (kind === 'group')
    return `<li class="group" data-path="${path}">${title}<ol>${places.map((inner) => place(inner, texts)).join('')}</ol></li>`;
  const to = ways.map((way) => (way === path ? again : (titles[way] ?? way))).join(' · ');
  return `<li data-path="${path}">${title}<span class="here" hidden> ● ${here}</span><p>${kinds[kind]}${events.length ? `: ${doings(events, texts.events)}` : ''}</p>${
    to ? `<p><span aria-hidden="true">→</span><span class="unseen">${leads}</span> ${to}</p>` : ''
  }</li>`;
}

/** Writes `how-<game>.html` for each game and takes the template away. */
export function writeChartPages(site: string): void {
  const template = join(site, 'how.html');
  const text = readFileSync(template, 'utf8');
  for (const [page, [title, machine, texts]] of Object.entries(GAMES)) {
    const picture = chartPicture(machine, machine === patienceMachine);
    const chart = `<ol class="chart">${picture.places.map((one) => place(one, texts)).join('\n')}<li><b>${always}</b><p>${doings(picture.always, texts.events)}</p></li></ol>`;
    const words: Readonly<Record<string, string>> = {title, page, tag: `${page}-table`, intro, chart};
    writeFileSync(
      join(site, `how-${page}.html`),
      text.replace(/%(\w+)%/g, (_, name: string) => words[name]!),
    );
  }
  rmSync(template);
}
