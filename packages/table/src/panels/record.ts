import {OptionsError, RecordError} from '@quinola/play';
import {html, nothing, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import {formStyles} from '../styles/forms.js';
import {readRecord} from './read-record.js';
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
  const {context, service} = table;
  const words = service!.panels.words!;
  try {
    const record = await readRecord(table, await file.text());
    const take = (): void => {
      table.record = record;
    };
    // What is running is not thrown away unasked, and not at all for a file that nobody can go on with.
    if (context!.count > 0 && !context!.turn.over) void table.open('ask', {title: words.load, text: words.askLoad, then: take});
    else {
      void table.close();
      take();
    }
  } catch (error) {
    void table.close();
    table.fail(error instanceof RecordError || error instanceof OptionsError ? error.code : 'not-a-record', {}, undefined, error);
  }
}

/** The page's address with the seed of the running match, for others to play the same deals. */
export function linkTo(page: string, seed: string): string {
  const url = new URL(page);
  url.searchParams.set('seed', seed);
  return url.href;
}

/** The record as a file, and the link to a deal. */
export function render(table: AnyTable): TemplateResult {
  table.adopt(formStyles);
  const more = table.more!;
  const words = table.service!.panels.words!;
  const {record, turn} = table.context!;
  const seed = record.seed;
  // A fresh seed would tell the cards that are still hidden; one that the page gave is no secret.
  const known = seed && (turn.over || seed === table.seed || linkTo(location.href, seed) === location.href);
  return sheet(table, {
    title: more.record,
    body: html`<div class="choices">${choice(words.save, () => save(table))}
      <label class="button"><span>${words.load}</span><input type="file" accept=".json,application/json" @change=${({target}: Event) => void load(table, target as HTMLInputElement)}></label>
      ${known && table.share ? choice(words.link, () => void navigator.clipboard.writeText(linkTo(location.href, seed)).then(() => table.service!.say(words.copied))) : nothing}</div>`,
  });
}
