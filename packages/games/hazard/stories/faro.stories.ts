import '@quinola/hazard/faro-define.js';
import type {Meta} from '@storybook/web-components-vite';
import {
  open,
  playOf,
  tableMeta,
  type TableArgs,
  type TableStory,
} from '@quinola/testing/stories/table-stories.js';

/** The table of Faro. */
const meta: Meta<TableArgs> = {...tableMeta('faro-table', {}), title: 'Faro table'};
export default meta;

export const Begun: TableStory = {};
export const OnAPhone: TableStory = {args: {width: 320}};
export const Night: TableStory = {args: {theme: 'night'}};
export const Rules: TableStory = {play: playOf('faro-table', [open('rules')])};
export const Score: TableStory = {play: playOf('faro-table', [open('score')])};
