import {pageStyles, pageView} from '@quinola/table';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {until} from 'lit/directives/until.js';
import {loadPages} from '../src/whist/made/texts.js';

/** The rules pages of whist, without a table. */
const meta: Meta = {title: 'Rules of whist'};
export default meta;

type Story = StoryObj;

const styles = html`<style>
  ${pageStyles.cssText}
</style>`;

const page = (rules: 'vienna-1834' | 'warsaw', lang: string): Story => ({
  render: () =>
    html`${styles}${until(
      loadPages(lang).then((found) => pageView(found[rules])),
      html`<p>…</p>`,
    )}`,
});

export const RulesOfViennaInEnglish: Story = page('vienna-1834', 'en');
export const RulesOfViennaInGerman: Story = page('vienna-1834', 'de');
export const RulesOfViennaInPolish: Story = page('vienna-1834', 'pl');
export const RulesOfViennaInRussian: Story = page('vienna-1834', 'ru');
export const RulesOfViennaInSwedish: Story = page('vienna-1834', 'sv');
export const RulesOfWarsawInEnglish: Story = page('warsaw', 'en');
export const RulesOfWarsawInGerman: Story = page('warsaw', 'de');
export const RulesOfWarsawInPolish: Story = page('warsaw', 'pl');
export const RulesOfWarsawInRussian: Story = page('warsaw', 'ru');
export const RulesOfWarsawInSwedish: Story = page('warsaw', 'sv');
