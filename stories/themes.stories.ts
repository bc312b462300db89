import '@quinola/patience/define.js';
import '@quinola/tarok/define.js';
import '@quinola/tarok/ombre-define.js';
import '@quinola/whist/define.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {styleMap} from 'lit/directives/style-map.js';
import {html as staticHtml, unsafeStatic} from 'lit/static-html.js';

/** The colours that a page may set on any table. */
const COLOURS = ['felt', 'felt-deep', 'edge', 'gilt', 'ink', 'paper', 'paper-ink', 'accent', 'red', 'black', 'blue', 'back', 'focus'] as const;

type Args = Readonly<Partial<Record<(typeof COLOURS)[number] | 'font', string>>> & {
  readonly table: string;
  readonly theme: string;
  readonly scheme: string;
  readonly width: number;
};

/** A playground of themes: every custom property that the tables share can be set. What is left empty is the theme's. */
const meta: Meta<Args> = {
  title: 'Themes',
  args: {table: 'whist-table', theme: 'salon', scheme: 'light', width: 960},
  argTypes: {
    table: {control: 'select', options: ['whist-table', 'patience-table', 'tarok-table', 'tarok-ombre-table']},
    theme: {control: 'select', options: ['salon', 'biedermeier', 'manuscript', 'night', 'plain']},
    scheme: {control: 'inline-radio', options: ['light', 'dark']},
    width: {control: {type: 'range', min: 280, max: 1400}},
    font: {control: 'text', name: '--quinola-font'},
    ...Object.fromEntries(COLOURS.map((name) => [name, {control: 'color', name: `--quinola-${name}`}])),
  },
  render: ({table, theme, scheme, width, ...properties}) => {
    const given = Object.fromEntries(Object.entries(properties).filter(([, value]) => value).map(([name, value]) => [`--quinola-${name}`, value]));
    const tag = unsafeStatic(table);
    return html`<div lang="en" style=${styleMap({'max-width': `${width}px`, 'color-scheme': scheme, padding: '12px', background: 'Canvas', color: 'CanvasText'})}>${
      staticHtml`<${tag} seed="theme" pace="none" theme=${theme} style=${styleMap(given)}></${tag}>`}</div>`;
  },
};
export default meta;

type Story = StoryObj<Args>;

export const Salon: Story = {};
export const Biedermeier: Story = {args: {theme: 'biedermeier'}};
export const Manuscript: Story = {args: {theme: 'manuscript'}};
export const Night: Story = {args: {theme: 'night', scheme: 'dark'}};
export const Plain: Story = {args: {theme: 'plain'}};
/** Colours of a page's own. */
export const Own: Story = {args: {felt: '#5b2a3c', 'felt-deep': '#3d1a28', gilt: '#d9b96c', ink: '#fff4e4', paper: '#fffaf0', accent: '#7a1f3d'}};
