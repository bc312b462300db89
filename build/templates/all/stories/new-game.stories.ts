import '@quinola/new-family/DEFINE';
import type {Meta} from '@storybook/web-components-vite';
import {
  open,
  playOf,
  tableMeta,
  type TableArgs,
  type TableStory,
} from '@quinola/testing/stories/table-stories.js';

/** The table of New game. */
const meta: Meta<TableArgs> = {...tableMeta('new-game-table', {}), title: 'New game table'};
export default meta;

export const Begun: TableStory = {};
export const OnAPhone: TableStory = {args: {width: 320}};
export const Night: TableStory = {args: {theme: 'night'}};
export const Rules: TableStory = {play: playOf('new-game-table', [open('rules')])};
export const Score: TableStory = {play: playOf('new-game-table', [open('score')])};
