import type {AnyTable} from '@quinola/table';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import type {TemplateResult} from 'lit';
import {html as staticHtml, unsafeStatic} from 'lit/static-html.js';
import {given, type Given} from './given.js';

/** The controls of a table's story: its frame, and the attributes and custom properties of the table by name. */
export interface TableArgs extends Given {
  /** Width of the table's container, in px. */
  readonly width: number;
}

/** A story of a table. */
export type TableStory = StoryObj<TableArgs>;

/** The default arguments of stories. */
const USUAL = {width: 1080, lang: 'en', theme: 'salon', seed: 'story', pace: 'none'};

/** A table in its frame. @param record the match that it continues; without one it starts a new match */
export function tableIn(
  tag: string,
  {width, moment: _, ...attributes}: TableArgs,
  record: unknown = null,
): TemplateResult {
  const name = unsafeStatic(tag);
  return staticHtml`<div style="max-width: ${width}px"><${name} ${given(attributes)} .record=${record}></${name}></div>`;
}

/** The metadata that all stories of a table share, except the title. The controls come from the manifest. */
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

/** The table of a story, once its match has begun and it is fully loaded. */
export async function running<Table>(canvas: HTMLElement, tag: string): Promise<Table & AnyTable> {
  const table = canvas.querySelector<HTMLElement & Table & AnyTable>(tag)!;
  await table.whole();
  await table.start();
  while (!table.view) await new Promise(requestAnimationFrame);
  await table.updateComplete;
  return table;
}

/** An action at a table before its story is shown. */
export type Step = (table: AnyTable) => unknown;

/** The `play` function of a story, from actions that are done one after the other. */
export const playOf =
  (tag: string, steps: readonly Step[]): NonNullable<TableStory['play']> =>
  async ({canvasElement}) => {
    const table = await running<object>(canvasElement, tag);
    for (const step of steps) await step(table);
  };

/** Opens a panel. */
export const open =
  (panel: string, about?: unknown): Step =>
  (table) =>
    table.open(panel, about);

/** Sends an event to the table's statechart, as a button or the page would. */
export const send =
  (type: string): Step =>
  (table) =>
    table.match.send({type});

/** Presses the button of the open panel that says this. @param words its text, from the words of the table */
export const press =
  (words: (table: AnyTable) => string): Step =>
  (table) => {
    const buttons = [...table.shadowRoot!.querySelectorAll<HTMLElement>('.sheet button')];
    buttons.find(({textContent}) => textContent.trim() === words(table))!.click();
  };

/** Plays the visitor's last card. */
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
 * A table that stores its match, and the value that it finds under its storage key.
 * @param by the other tab that is playing the match
 */
export const keeping = (found: string, by?: string): Pick<TableStory, 'args' | 'beforeEach'> => ({
  args: {persist: 'story'},
  async beforeEach() {
    localStorage.setItem('quinola:story', found);
    let close = (): void => undefined;
    const told = new Promise<void>((resolve) => {
      close = resolve;
    });
    // A tab that plays a match holds a lock.
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

/** Helpers for the stories of a trick-taking table; `moment` is the name of a position in a match. */
export function trickStories<Wanted>(
  tag: string,
  moments: Readonly<Record<string, Wanted>>,
  matchTo: (wanted: Wanted) => unknown,
  args: Given = {},
) {
  /** A position in which the visitor is to move. */
  const at = (moment: string, more: Given = {}): TableStory => ({args: {moment, ...more}});
  /** The table after some actions in a position. */
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
          description: 'The name of a position in a match; a new deal without one.',
        },
      },
      render: (all) =>
        tableIn(tag, all, typeof all['moment'] === 'string' ? matchTo(moments[all['moment']]!) : null),
    }),
    at,
    then,
    /** The table after the visitor's last card in a position was played and so many sheets were acknowledged. */
    after: (moment: string, sheets = 0, more?: Given): TableStory =>
      then(moment, [playLast, ...Array<Step>(sheets).fill(send('ACKNOWLEDGE'))], more),
    /** A panel that is open over a trick. */
    opened: (panel: string, about?: unknown, more?: Given): TableStory =>
      then('follow', [open(panel, about)], more),
  };
}
