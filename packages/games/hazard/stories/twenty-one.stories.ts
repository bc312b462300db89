import '@quinola/hazard/define.js';
import type {Meta} from '@storybook/web-components-vite';
import {
  open,
  playOf,
  tableMeta,
  type TableArgs,
  type TableStory,
} from '@quinola/testing/stories/table-stories.js';

/** The table of twenty-one. */
const meta: Meta<TableArgs> = {...tableMeta('twenty-one-table', {}), title: 'Twenty-one table'};
export default meta;

export const Begun: TableStory = {};
export const OnAPhone: TableStory = {args: {width: 320}};
export const Night: TableStory = {args: {theme: 'night'}};
export const Rules: TableStory = {play: playOf('twenty-one-table', [open('rules')])};
export const Score: TableStory = {play: playOf('twenty-one-table', [open('score')])};
