import {expect, fixture, waitUntil} from '@open-wc/testing';
import type {AnyTable} from '@quinola/table';
import type {TemplateResult} from 'lit';
import * as cards from '../stories/cards.stories.js';
import * as parts from '../stories/parts.stories.js';
import * as patience from '../stories/patience.stories.js';
import * as taroks from '../stories/taroks.stories.js';
import * as themes from '../stories/themes.stories.js';

/** How long a table may take, in ms, on a busy machine. */
const PATIENCE = 15_000;
/** Of so many stories one is looked at in the short run; in the long one all are. */
const ONE_OF = 9;

/** A story as far as it is read here. */
interface Told {
  readonly args?: object;
  readonly render?: (args: object, context: object) => TemplateResult;
  readonly play?: (context: {readonly canvasElement: HTMLElement; readonly args: object}) => Promise<void> | void;
}

// Evenings of whist and Tarok are told by the support of Node's tests, which no page can load.
const books = [patience, cards, parts, taroks, themes] as unknown as readonly Readonly<Record<string, Told & {readonly title?: string}>>[];

const stories = books.flatMap(({default: meta, ...told}) => Object.entries(told).map(([name, story]) => ({name: `${meta!.title!}: ${name}`, meta: meta!, story})));
const looked = window.long ? stories : stories.filter((_, i) => i % ONE_OF === 0);

describe('the stories', () => {
  for (const {name, meta, story} of looked) {
    it(`show nothing that axe objects to in ${name}`, async () => {
      const args = {...meta.args, ...story.args};
      const holder = await fixture<HTMLElement>((story.render ?? meta.render!)(args, {args}));
      const canvas = holder.parentElement!;
      const table = [...canvas.querySelectorAll('*')].find(({localName}) => localName.endsWith('-table')) as unknown as AnyTable | undefined;
      if (table && table.reveal !== 'interaction') await waitUntil(() => table.context && table.service, 'no match has begun', {timeout: PATIENCE});
      await (story.play ?? meta.play)?.({canvasElement: canvas, args});
      await table?.updateComplete;
      await expect(canvas).to.be.accessible();
    });
  }
});
