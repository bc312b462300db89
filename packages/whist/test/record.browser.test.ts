import {expect} from '@open-wc/testing';
import type {WhistTable, WhistView} from '@quinola/whist';
import {first, forget, movesOf, quickTable, seen, settled, sheetOf} from '../test-support/table.js';

const buttonOf = (table: WhistTable, text: RegExp): HTMLButtonElement =>
  [...sheetOf(table)!.querySelectorAll<HTMLButtonElement>('.button')].find((button) =>
    text.test(button.textContent),
  )!;

/** Plays the visitor's first lawful cards until the test holds. */
async function playUntil(table: WhistTable, done: () => boolean): Promise<void> {
  while (!done()) {
    if (table.tag('sheet')) table.joined.send({type: 'ACKNOWLEDGE'});
    else table.play(first(table.view!, movesOf(table)));
    await settled(table);
  }
}

/** The text that is saved as a file. */
async function saved(table: WhistTable): Promise<string> {
  let file: Blob | null = null;
  const {createObjectURL} = URL;
  const {click} = HTMLAnchorElement.prototype;
  URL.createObjectURL = (blob) => createObjectURL((file = blob as Blob));
  HTMLAnchorElement.prototype.click = () => undefined;
  try {
    await table.open('record');
    buttonOf(table, /Save/).click();
    await table.close();
    return await file!.text();
  } finally {
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = click;
  }
}

/** Plays a session to its end and saves it. */
async function playEvening(): Promise<{text: string; rubbers: WhistView['rubbers']}> {
  const table = await quickTable();
  await playUntil(table, () => table.tag('over'));
  return {text: await saved(table), rubbers: table.view!.rubbers};
}

let evening: ReturnType<typeof playEvening> | undefined;

/** The same evening for all who only need its file. */
const savedEvening = (): ReturnType<typeof playEvening> => (evening ??= playEvening());

/** Opens a file as a visitor does. */
async function openFile(table: WhistTable, text: string): Promise<void> {
  await table.open('record');
  const files = new DataTransfer();
  files.items.add(new File([text], 'whist.quinola.json', {type: 'application/json'}));
  const input = sheetOf(table)!.querySelector<HTMLInputElement>('input[type="file"]')!;
  input.files = files.files;
  input.dispatchEvent(new Event('change'));
}

describe('the record of a whist table as a file', () => {
  afterEach(() => forget());

  it('is saved and opened again, once the visitor agrees to leave the running game', async () => {
    const {text, rubbers} = await savedEvening();
    const other = await quickTable({seed: 'other'});
    const {record} = other.context!;
    await openFile(other, text);
    await seen(other, () => sheetOf(other) && buttonOf(other, /^No$/));
    buttonOf(other, /^No$/).click();
    expect(other.context!.record).to.equal(record);
    await openFile(other, text);
    await seen(other, () => sheetOf(other) && buttonOf(other, /^Yes$/));
    buttonOf(other, /^Yes$/).click();
    await seen(other, () => other.tag('over'));
    expect(other.view!.rubbers).to.deep.equal(rubbers);
  });

  it('goes on before the deal that ran when it was saved: its hidden cards are in no file', async () => {
    const table = await quickTable();
    await playUntil(table, () => table.view!.deal === 2 && table.view!.tricks.length === 2);
    const {score} = table.view!;
    const other = await quickTable({seed: 'other'});
    await openFile(other, await saved(table));
    await seen(other, () => sheetOf(other) && buttonOf(other, /^Yes$/));
    buttonOf(other, /^Yes$/).click();
    await seen(other, () => other.view?.deal === 2 && other.tag('visitor'));
    expect(other.view!.score).to.deep.equal(score);
    expect(other.view!.tricks.length).to.equal(0);
  });

  const damaged = (text: string): string => text.replace(/"card":"(..)"/, '"card":"ZZ"');
  for (const [what, spoil, said] of [
    ['is no JSON', () => 'rubbish', /no record of a game/],
    [
      'is of another game',
      (text: string) => text.replace('"game":"whist"', '"game":"boston"'),
      /another game/,
    ],
    ['is damaged', damaged, /damaged.*running game goes on/],
  ] as const) {
    it(`that ${what} is refused with one clear message, and nothing is lost`, async () => {
      const text = spoil((await savedEvening()).text);
      const other = await quickTable({seed: 'other', persist: 'a file'});
      const {record} = other.context!;
      const kept = localStorage.getItem('quinola:a file');
      const codes: string[] = [];
      other.addEventListener('quinola-error', ({code}) => codes.push(code));
      await openFile(other, text);
      await seen(other, () => other.shadowRoot!.querySelector('.message'));
      expect(other.shadowRoot!.querySelector('.message')!.textContent).to.match(said);
      expect(codes.length).to.equal(1);
      expect(other.context!.record).to.equal(record);
      expect(localStorage.getItem('quinola:a file')).to.equal(kept);
      other.remove();
      forget('quinola:a file');
    });
  }
});
