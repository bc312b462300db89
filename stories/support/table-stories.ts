import type {AnyTable} from '@quinola/table';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import type {TemplateResult} from 'lit';
import {html as staticHtml, unsafeStatic} from 'lit/static-html.js';
import {given, type Given} from './given.js';

/** What the controls of a table's story set: its frame, and the table's own attributes and custom properties by their names. */
export interface TableArgs extends Given {
  /** Width of the place that the page leaves to the table, in px. */
  readonly width: number;
}

/** A story of a table. */
export type TableStory = StoryObj<TableArgs>;

/** How a table that tells stories looks, before one says more. */
const USUAL = {width: 1080, lang: 'en', theme: 'salon', seed: 'story', pace: 'none'};

/** A table of the tag in its frame. @param record the match that it goes on with; a fresh one without */
export function tableIn(tag: string, {width, moment: _, ...attributes}: TableArgs, record: unknown = null): TemplateResult {
  const name = unsafeStatic(tag);
  return staticHtml`<div style="max-width: ${width}px"><${name} ${given(attributes)} .record=${record}></${name}></div>`;
}

/** What the stories of a table have in common; a book of stories adds its title. The controls come from the manifest. */
export const tableMeta = (tag: string, more: Pick<Meta<TableArgs>, 'argTypes' | 'args' | 'render'>): Meta<TableArgs> => ({
  render: (args) => tableIn(tag, args),
  ...more,
  component: tag,
  args: {...USUAL, ...more.args},
  argTypes: {width: {control: {type: 'range', min: 280, max: 1400}}, lang: {control: 'select', options: ['en', 'de', 'pl', 'ru', 'sv']}, ...more.argTypes},
});

/** The table of a story, once its match has begun and it is whole. */
export async function running<Table>(canvas: HTMLElement, tag: string): Promise<Table & AnyTable> {
  const table = canvas.querySelector<HTMLElement & Table & AnyTable>(tag)!;
  await table.whole();
  await table.start();
  while (!table.view) await new Promise(requestAnimationFrame);
  await table.updateComplete;
  return table;
}

/** Ways to tell stories of a table at which tricks are taken: `moment` names one of an evening. */
export function trickStories<Wanted>(
  tag: string, moments: Readonly<Record<string, Wanted>>, evening: (wanted: Wanted) => unknown, args: Given = {},
) {
  const over = (moment: string, more: Given): {args: Partial<TableArgs>} => ({args: {moment, ...more}});
  return {
    common: tableMeta(tag, {
      args,
      argTypes: {moment: {control: 'select', options: Object.keys(moments), description: 'A moment of an evening; a fresh deal without one.'}},
      render: (all) => tableIn(tag, all, typeof all['moment'] === 'string' ? evening(moments[all['moment']]!) : null),
    }),
    /** A moment in which the visitor is asked. */
    at: (moment: string, more: Given = {}): TableStory => over(moment, more),
    /** A moment after which the visitor's last card is played, and so many sheets are turned. */
    after: (moment: string, sheets = 0, more: Given = {}): TableStory => ({
      ...over(moment, more),
      play: async ({canvasElement}) => {
        const table = await running<object>(canvasElement, tag);
        const {hand} = table.view as {readonly hand: readonly string[]};
        table.play({type: 'PLAY', card: hand[0]!} as {type: string});
        for (let sheet = 0; sheet < sheets; sheet++) table.joined.send({type: 'ACKNOWLEDGE'});
      },
    }),
    /** A panel that lies open over a trick. */
    opened: (panel: string, about?: unknown, more: Given = {}): TableStory => ({
      ...over('follow', more),
      play: async ({canvasElement}) => (await running<object>(canvasElement, tag)).open(panel, about),
    }),
  };
}

