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
export function tableIn(
  tag: string,
  {width, moment: _, ...attributes}: TableArgs,
  record: unknown = null,
): TemplateResult {
  const name = unsafeStatic(tag);
  return staticHtml`<div style="max-width: ${width}px"><${name} ${given(attributes)} .record=${record}></${name}></div>`;
}

/** What the stories of a table have in common; a book of stories adds its title. The controls come from the manifest. */
export const tableMeta = (
  tag: string,
  more: Pick<Meta<TableArgs>, 'argTypes' | 'args' | 'render'>,
): Meta<TableArgs> => ({
  render: (args) => tableIn(tag, args),
  ...more,
  component: tag,
  args: {...USUAL, ...more.args},
  argTypes: {
    width: {control: {type: 'range', min: 280, max: 1400}},
    lang: {control: 'select', options: ['en', 'de', 'pl', 'ru', 'sv']},
    ...more.argTypes,
  },
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

/** What is done at a table before its story is seen. */
export type Step = (table: AnyTable) => unknown;

/** What is done at the table of a story, one step after the other. */
export const playOf =
  (tag: string, steps: readonly Step[]): NonNullable<TableStory['play']> =>
  async ({canvasElement}) => {
    const table = await running<object>(canvasElement, tag);
    for (const step of steps) await step(table);
  };

/** Lays a panel open. */
export const open =
  (panel: string, about?: unknown): Step =>
  (table) =>
    table.open(panel, about);

/** Sends the chart of the table what a button or a guest would. */
export const send =
  (type: string): Step =>
  (table) =>
    table.match.send({type});

/** Plays the card that the visitor has left. */
export const playLast: Step = (table) =>
  table.play({type: 'PLAY', card: (table.view as {readonly hand: readonly string[]}).hand[0]!} as {
    type: string;
  });

/** Waits until something is drawn. */
export const drawn =
  (selector: string): Step =>
  async (table) => {
    while (!table.shadowRoot!.querySelector(selector)) await new Promise(requestAnimationFrame);
  };

/**
 * A table that keeps its match, and what it finds under its key.
 * @param by the tab that is there and plays it
 */
export const keeping = (found: string, by?: string): Pick<TableStory, 'args' | 'beforeEach'> => ({
  args: {persist: 'story'},
  async beforeEach() {
    localStorage.setItem('quinola:story', found);
    let close = (): void => undefined;
    const told = new Promise<void>((resolve) => {
      close = resolve;
    });
    // A tab is known to play by its lock.
    if (by) {
      await new Promise<void>((held) => {
        void navigator.locks.request(by, () => {
          held();
          return told;
        });
      });
    }
    return () => {
      localStorage.removeItem('quinola:story');
      close();
    };
  },
});

/** Ways to tell stories of a table at which tricks are taken: `moment` names one of a match. */
export function trickStories<Wanted>(
  tag: string,
  moments: Readonly<Record<string, Wanted>>,
  evening: (wanted: Wanted) => unknown,
  args: Given = {},
) {
  /** A moment in which the visitor is asked. */
  const at = (moment: string, more: Given = {}): TableStory => ({args: {moment, ...more}});
  /** What comes of it when something is done in a moment. */
  const then = (moment: string, steps: readonly Step[], more?: Given): TableStory => ({
    ...at(moment, more),
    play: playOf(tag, steps),
  });
  return {
    common: tableMeta(tag, {
      args,
      argTypes: {
        moment: {
          control: 'select',
          options: Object.keys(moments),
          description: 'A moment of an evening; a fresh deal without one.',
        },
      },
      render: (all) =>
        tableIn(tag, all, typeof all['moment'] === 'string' ? evening(moments[all['moment']]!) : null),
    }),
    at,
    then,
    /** A moment after which the visitor's last card is played, and so many sheets are turned. */
    after: (moment: string, sheets = 0, more?: Given): TableStory =>
      then(moment, [playLast, ...Array<Step>(sheets).fill(send('ACKNOWLEDGE'))], more),
    /** A panel that lies open over a trick. */
    opened: (panel: string, about?: unknown, more?: Given): TableStory =>
      then('follow', [open(panel, about)], more),
  };
}
