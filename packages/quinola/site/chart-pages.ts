// The gallery's page "how the game goes" of each table, made from one template and the statechart.
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {diagramMarkup, layOut} from '@quinola/chart/diagram.js';
import {chartPicture} from '@quinola/chart/picture.js';
import type {ChartTexts, EventWords} from '@quinola/table';
import {panels} from '@quinola/table/strings/en-panels.js';
import {games} from '@quinola/testing/registry/games.js';

const {intro, here, leads, again, always, kinds, beats, events: shared} = panels.chartWords;

/** Events in words, each with the type by which a page or a test sends it. */
const doings = (types: readonly string[], own: EventWords): string =>
  types.map((type) => `${own[type] ?? shared[type]!} <code>${type}</code>`).join(' · ');

/** The drawing of the chart; events are shown by their types, as a page or a test sends them. */
function drawing(picture: ReturnType<typeof chartPicture>, title: string, {phases}: ChartTexts): string {
  const laidOut = layOut(picture, {
    title: (path) => phases[path] ?? path,
    line: ({kind, events}) =>
      kind === 'group' ? '' : [kinds[kind], events.join(' · ')].filter(Boolean).join(': '),
    beat: (name) => beats[name] ?? null,
  });
  return diagramMarkup(laidOut, {name: `The chart of ${title}`, leads, again, here});
}

/** Writes `how-<game>.html` for each game and removes the template. */
export async function writeChartPages(site: string): Promise<void> {
  const template = join(site, 'how.html');
  const text = readFileSync(template, 'utf8');
  for (const {id: page, tag, seats, tools} of games) {
    const {fixtures, inSentence: title, phases} = await tools();
    const texts = await phases['en']!();
    const picture = chartPicture(fixtures.machine, Math.max(...seats) === 1);
    const words: Readonly<Record<string, string>> = {
      title,
      page,
      tag,
      intro,
      chart: drawing(picture, title, texts),
      always: `<b>${always}</b>: ${doings(picture.always, texts.events)}`,
      events: doings([...new Set(picture.places.flatMap(eventsIn))], texts.events),
    };
    writeFileSync(
      join(site, `how-${page}.html`),
      text.replace(/%(\w+)%/g, (_, name: string) => words[name]!),
    );
  }
  rmSync(template);
}

type Place = ReturnType<typeof chartPicture>['places'][number];

/** All events that a state, or a group of states, accepts. */
const eventsIn = ({events, places}: Place): readonly string[] => [...events, ...places.flatMap(eventsIn)];
