import '@quinola/testing/registry/tables.js';
import type {Meta} from '@storybook/web-components-vite';
import {html} from 'lit';
import {list} from '@quinola/testing/registry/list.js';
import {tableIn, tableMeta, type TableArgs, type TableStory} from '@quinola/testing/stories/table-stories.js';

const tags = list.map(({tag}) => tag);

/** A playground for themes: every custom property can be set on every table. Empty ones keep the value of the theme. */
const meta: Meta<TableArgs> = {
  ...tableMeta(tags[0]!, {
    args: {table: tags[0], scheme: 'light', width: 960, seed: 'theme'},
    argTypes: {
      table: {
        control: 'select',
        options: tags,
      },
      scheme: {control: 'inline-radio', options: ['light', 'dark']},
    },
    render: ({table, scheme, ...args}) =>
      html`<div style="color-scheme: ${scheme}; padding: 12px; background: Canvas; color: CanvasText">
        ${tableIn(String(table), args)}
      </div>`,
  }),
  title: 'Themes',
};
export default meta;

export const Salon: TableStory = {};
export const Biedermeier: TableStory = {args: {theme: 'biedermeier'}};
export const Manuscript: TableStory = {args: {theme: 'manuscript'}};
export const Night: TableStory = {args: {theme: 'night', scheme: 'dark'}};
export const Plain: TableStory = {args: {theme: 'plain'}};
export const PlainOnADarkPage: TableStory = {args: {theme: 'plain', scheme: 'dark'}};
/** Custom colours set by the page. */
export const Own: TableStory = {
  args: {
    '--quinola-felt': '#5b2a3c',
    '--quinola-felt-deep': '#3d1a28',
    '--quinola-gilt': '#d9b96c',
    '--quinola-ink': '#fff4e4',
    '--quinola-paper': '#fffaf0',
    '--quinola-accent': '#7a1f3d',
  },
};
