import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';

/** The first page of the Storybook: what it contains. */
const meta: Meta = {title: 'Quinola'};
export default meta;

export const Welcome: StoryObj = {
  render: () => html`
    <h1>Quinola</h1>
    <p>Every card face, every part of a table and every state of a game has its story here.</p>
  `,
};
