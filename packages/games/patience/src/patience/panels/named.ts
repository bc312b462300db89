import {choice, formStyles, sheet} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {PatienceHost} from '../table/host.js';

/** A deal by its name: the same words give everybody the same cards. */
export function render(table: PatienceHost): TemplateResult {
  table.adopt(formStyles);
  const texts = table.gamePanelWords!;
  const begin = (event?: Event): void => {
    event?.preventDefault();
    const seed = table.renderRoot.querySelector<HTMLInputElement>('.sheet input')!.value.trim();
    if (!seed) return;
    const {count, turn} = table.context!;
    const then = (): void => void table.restart(seed);
    if (count > 1 && !turn.over) void table.open('ask', {title: texts.named, text: texts.askAnother, then});
    else then();
  };
  return sheet(table, {
    title: texts.named,
    small: true,
    body: html`<form @submit=${begin}>
      <p>${texts.namedText}</p>
      <label
        ><span>${texts.name}</span><input maxlength="60" autocomplete="off" autocapitalize="off"
      /></label>
    </form>`,
    foot: choice(texts.begin, begin, true),
  });
}
