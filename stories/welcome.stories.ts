import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';

/** What is shown here, for whoever opens the book first. */
const meta: Meta = {title: 'Quinola'};
export default meta;

export const Welcome: StoryObj = {
  render: () => html`
    <h1>Quinola</h1>
    <p>Every card face, every part of a table and every state of a game has its story here.</p>
  `,
};
