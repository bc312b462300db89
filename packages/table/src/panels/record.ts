import {OptionsError, RecordError} from '@quinola/play';
import {html, nothing, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import {formStyles} from '../styles/forms.js';
import {copied} from './clipboard.js';
import {readRecord} from './read-record.js';
import {isFirstDeal, linkTo, seedOf} from '../whole.js';
import {choice, sheet} from './sheet.js';

function save(table: AnyTable): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(table.record)], {type: 'application/json'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${table.game.id}.quinola.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

async function load(table: AnyTable, input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? [];
  if (!file) return;
  const {context} = table;
  const words = table.panelWords!;
  try {
    const record = readRecord(table, await file.text());
    const take = (): void => {
      table.record = record;
    };
    // A running match is replaced only after asking, and never by a file that cannot be resumed.
    if (context!.count > 0 && !context!.turn.over)
      void table.open('ask', {title: words.load, text: words.askLoad, then: take});
    else {
      void table.close();
      take();
    }
  } catch (error) {
    void table.close();
    const code = error instanceof RecordError ? error.code : error instanceof OptionsError ? 'options' : null;
    table.fail(code ?? 'not-a-record', {}, undefined, error);
  }
}

/** What has come of copying the link. */
interface Copied {
  readonly said: string;
  /** The link, where the visitor must copy it himself. */
  readonly link?: string;
  /** The link for another's camera; fetched after the words. */
  readonly code?: TemplateResult;
}

async function copyLink(table: AnyTable, link: string): Promise<void> {
  const {panels, announcer} = table.features!;
  const words = table.panelWords!;
  const about: Copied = (await copied(table, link)) ? {said: words.copied} : {said: words.copyByHand, link};
  if (table.opened?.id !== 'record') return;
  panels.turnTo('record', about);
  await table.updateComplete;
  table.renderRoot.querySelector<HTMLInputElement>('.sheet .link')?.select();
  announcer.say(about.said);
  const {qrView} = await table.missing.fetch('linkCode', () => import('./qr.js'));
  let code: TemplateResult;
  try {
    code = qrView(link, words.linkCode);
  } catch {
    // The link is too long for a code.
    return;
  }
  if (table.opened?.about === about) panels.turnTo('record', {...about, code});
}

/** The record as a file, and the link to a deal. */
export function render(table: AnyTable, about: unknown): TemplateResult {
  table.adopt(formStyles);
  const more = table.panelWords!;
  const words = table.panelWords!;
  const {said, link, code} = (about as Copied | undefined) ?? {};
  const seed = table.share ? seedOf(table) : null;
  return sheet(table, {
    title: more.record,
    body: html`<div class="choices">
        ${choice(words.save, () => save(table))}
        <label part="button" class="button"
          ><span>${words.load}</span
          ><input
            type="file"
            accept=".json,application/json"
            @change=${({target}: Event) => void load(table, target as HTMLInputElement)}
        /></label>
        ${seed ? choice(isFirstDeal(table) ? words.link : words.linkFirst, () => void copyLink(table, linkTo(location.href, seed))) : nothing}
        ${said ? html`<span>${said}</span>` : nothing}${link ? html`<input class="link" readonly aria-label=${words.link} .value=${link} />` : nothing}
      </div>
      ${code ?? nothing}`,
  });
}
