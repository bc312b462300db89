// The gallery's page "how the game goes" of each table, made of one template and of the chart of its machine.
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {chartPicture, type Place} from '@quinola/chart/picture.js';
import type {ChartTexts, EventWords} from '@quinola/table';
import {panels} from '../../table/src/strings/en-panels.js';
import {games} from '../tools/games.js';

const {intro, here, leads, again, always, kinds, events: shared} = panels.chartWords;

/** What may happen, with the type by which a page or a test sends it. */
const doings = (types: readonly string[], own: EventWords): string =>
  types.map((type) => `${own[type] ?? shared[type]!} <code>${type}</code>`).join(' · ');

function place({path, kind, events, targets: ways, places}: Place, texts: ChartTexts): string {
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
export async function writeChartPages(site: string): Promise<void> {
  const template = join(site, 'how.html');
  const text = readFileSync(template, 'utf8');
  for (const {id: page, tag, seats, tools} of games) {
    const {fixtures, inSentence: title, chart: texts} = await tools();
    const picture = chartPicture(fixtures.machine, Math.max(...seats) === 1);
    const chart = `<ol class="chart">${picture.places.map((one) => place(one, texts)).join('\n')}<li><b>${always}</b><p>${doings(picture.always, texts.events)}</p></li></ol>`;
    const words: Readonly<Record<string, string>> = {title, page, tag, intro, chart};
    writeFileSync(
      join(site, `how-${page}.html`),
      text.replace(/%(\w+)%/g, (_, name: string) => words[name]!),
    );
  }
  rmSync(template);
}
