import {expect} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import type {GameRecord} from '@quinola/play';
import {wholeOf, type AnyTable} from '@quinola/table';
import {until} from '@quinola/testing/wait.js';
import {ombreTable} from '../test-support/ombre-table.js';
import {buttonOf, handOf, settled, sheetOf, playUntil} from '../test-support/table.js';
import {tarokTable} from '../test-support/tarok-table.js';
import '@quinola/testing/registry/sampled.js';

type Attributes = Readonly<Record<string, string>>;
type Table = Awaited<ReturnType<typeof tarokTable>>;

/** The common fields of the views of all games. */
interface FormView {
  readonly deal: number;
  readonly hand: readonly string[];
  readonly tricks: readonly unknown[];
  readonly turn: {readonly phase: string};
}

/** Opens a table of any form under one type. */
const alike =
  (opened: (attributes: Attributes) => Promise<unknown>, form: Attributes) =>
  async (attributes: Attributes = {}): Promise<Table> =>
    (await opened({...form, ...attributes})) as Table;

const FORMS = [
  {name: 'Tarok en trois', players: 3, opened: alike(tarokTable, {deals: 'open'})},
  {name: 'Tarok en deux', players: 2, opened: alike(tarokTable, {players: '2'})},
  {name: 'Tarok-ombre in the old manner', players: 3, opened: alike(ombreTable, {deals: 'open'})},
  {
    name: 'Tarok-ombre in the new manner',
    players: 3,
    opened: alike(ombreTable, {deals: 'open', manner: 'new'}),
  },
] as const;

const KEY = 'quinola:tarok session';

const viewOf = (table: Table): FormView => table.view as unknown as FormView;
const recordOf = (table: Table): GameRecord => wholeOf(table).record as GameRecord;
const inPlay =
  (table: Table, tricks: number, deal = 1) =>
  (): boolean =>
    table.tag('visitor') &&
    viewOf(table).deal >= deal &&
    viewOf(table).turn.phase === 'playing.trick' &&
    viewOf(table).tricks.length === tricks;

/** Saves the record by the menu, and returns the text of the file. */
async function saved(table: Table): Promise<string> {
  let file: Blob | null = null;
  const {createObjectURL} = URL;
  const {click} = HTMLAnchorElement.prototype;
  URL.createObjectURL = (blob) => createObjectURL((file = blob as Blob));
  HTMLAnchorElement.prototype.click = () => undefined;
  try {
    await table.open('record');
    buttonOf(await sheetOf(table), 'Save').click();
    await table.close();
    return await file!.text();
  } finally {
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = click;
  }
}

/** Opens a file as a visitor does. */
async function openFile(table: Table, text: string): Promise<void> {
  await table.open('record');
  const files = new DataTransfer();
  files.items.add(new File([text], 'tarok.quinola.json', {type: 'application/json'}));
  const input = (await sheetOf(table)).querySelector<HTMLInputElement>('input[type="file"]')!;
  input.files = files.files;
  input.dispatchEvent(new Event('change'));
}

/** Presses the button of a sheet with this label as soon as there is one. */
async function answer(table: Table, text: string): Promise<void> {
  const find = (): HTMLButtonElement | undefined => {
    const sheet = table.shadowRoot!.querySelector('.sheet');
    return sheet ? buttonOf(sheet, text) : undefined;
  };
  await until(find, `no "${text}"`);
  find()!.click();
  await settled(table);
}

// In a short run one form of each game is tested.
for (const {name, players, opened} of FORMS.filter((_, nth) => window.all || nth % 3 === 0)) {
  describe(`a session of ${name}`, () => {
    afterEach(() => {
      for (const key of ['quinola-settings', KEY]) localStorage.removeItem(key);
    });

    it('is saved, and continues in the same phase with the same cards', async () => {
      let table = await opened({persist: 'tarok session'});
      const moments = [
        () => viewOf(table).hand.length > 0 && table.tag('visitor'),
        () => inPlay(table, 4)(),
        () => table.tag('sheet'),
      ];
      for (const there of moments) {
        await playUntil(table, there);
        const {hand, tricks, turn} = viewOf(table);
        const {sheets} = table.context!;
        table.remove();
        table = await opened({persist: 'tarok session', seed: 'another'});
        expect(viewOf(table).hand).to.deep.equal(hand);
        expect(viewOf(table).tricks).to.deep.equal(tricks);
        expect(viewOf(table).turn).to.deep.equal(turn);
        expect(table.context!.sheets).to.deep.equal(sheets);
      }
      table.remove();
    });

    it('takes back every decision of the visitor to the first', async () => {
      const table = await opened({undo: ''});
      const {hand, turn} = viewOf(table);
      await playUntil(table, inPlay(table, 2));
      const made = viewOf(table).hand;
      (table as unknown as AnyTable).play({
        type: 'PLAY',
        card: handOf(table).find((card) => card.getAttribute('aria-disabled') !== 'true')!.dataset['card']!,
      } as never);
      await settled(table);
      table.undo();
      await settled(table);
      expect(viewOf(table).hand).to.deep.equal(made);
      for (let decisions = 0; table.context!.canUndo; decisions++) {
        expect(decisions).to.be.lessThan(40);
        table.undo();
        await settled(table);
      }
      expect(viewOf(table).turn).to.deep.equal(turn);
      expect(viewOf(table).hand).to.deep.equal(hand);
    });

    it('offers advice of the book, and a reason for each card of a built-in opponent', async () => {
      const table = await opened();
      table.seats = ['visitor', 'book', 'book'].slice(0, players) as typeof table.seats;
      await playUntil(table, inPlay(table, 2));
      table.hint();
      await until(() => table.context!.hint, 'no advice');
      await table.updateComplete;
      const hinted = table.shadowRoot!.querySelector<HTMLElement>('.hinted')!;
      expect(hinted.getAttribute('aria-disabled')).not.to.equal('true');
      await until(() => table.shadowRoot!.querySelector('.sheet .source')?.textContent, 'no source');
      await table.close();
      await table.open('why', 'last');
      await until(() => table.shadowRoot!.querySelector('.sheet p'), 'no reason');
      await expect(await sheetOf(table)).to.be.accessible();
    });

    it('shows all hands and the accounts on paper, and replays a finished deal card by card', async () => {
      const table = await opened();
      await playUntil(table, () => table.tag('sheet'));
      await emulateMedia({media: 'print'});
      const isSeen = (part: Element): boolean => part.getClientRects().length > 0;
      // Both at the first sheet of the deal and at the last.
      for (const kind of [...table.context!.sheets]) {
        const paper = await sheetOf(table);
        const hands = [...paper.querySelectorAll<HTMLElement>('.printed .hands > div')].filter(isSeen);
        expect(
          hands.map((hand) => hand.innerText.replace(/^.*/, '').match(/Sky|[XVI]+|10|[2-9AKQNJ]/g)!.length),
          kind,
        ).to.deep.equal(Array(players).fill(25));
        expect(
          [...table.shadowRoot!.querySelectorAll('.room > :not(.cover), button')].filter(isSeen),
          kind,
        ).to.deep.equal([]);
        expect(getComputedStyle(paper).maxWidth, kind).to.equal('none');
        if (/settling|thrownIn/.test(kind)) break;
        table.match.send({type: 'ACKNOWLEDGE'});
        await settled(table);
      }
      const paper = await sheetOf(table);
      expect(paper.querySelector<HTMLElement>('table')!.innerText).to.match(/\d/);
      await emulateMedia({media: 'screen'});
      expect(isSeen(paper.querySelector('.printed')!)).to.equal(false);
      await playUntil(table, () => viewOf(table).deal > 1 && table.tag('visitor'));
      await table.open('replay');
      const all = 25 * players;
      expect((await sheetOf(table)).textContent).to.contain(`Card 0 of ${all}`);
      for (let card = 0; card < players; card++) {
        buttonOf(await sheetOf(table), 'Next card').click();
        await table.updateComplete;
      }
      expect((await sheetOf(table)).textContent).to.contain(`Card ${players} of ${all}`);
      expect((await sheetOf(table)).querySelectorAll('.cards .card').length).to.equal(players);
      await expect(table).to.be.accessible();
    });

    it('is saved as a file that continues from before the unfinished deal and contains no hidden cards', async () => {
      const table = await opened();
      await playUntil(table, inPlay(table, 2, 2));
      const {deal} = viewOf(table);
      const {moves} = recordOf(table);
      const text = await saved(table);
      expect(text).not.to.contain('a test');
      // A table out of view would pause.
      table.remove();
      const other = await opened({seed: 'other'});
      const record = recordOf(other);
      await openFile(other, text);
      await answer(other, 'No');
      expect(recordOf(other)).to.equal(record);
      await openFile(other, text);
      await answer(other, 'Yes');
      await until(() => viewOf(other).deal === deal && other.tag('visitor'), 'it does not go on');
      expect(viewOf(other).tricks).to.have.length(0);
      expect(recordOf(other).moves.slice(0, 20)).to.deep.equal(moves.slice(0, 20));
    });

    it('refuses a file that is damaged or of another game, and continues', async () => {
      const table = await opened();
      await playUntil(table, () => viewOf(table).deal > 1 && table.tag('visitor'));
      const text = await saved(table);
      const damaged = [
        ['rubbish', /not a game record/],
        [text.replace(/"game":"[^"]*"/, '"game":"boston"'), /another game/],
        [text.replace(/"card":"[^"]*"/, '"card":"ZZ"'), /damaged/],
      ] as const;
      const record = recordOf(table);
      for (const [file, said] of damaged) {
        await openFile(table, file);
        await until(
          () => said.test(table.shadowRoot!.querySelector('.message')?.textContent ?? ''),
          String(said),
        );
        expect(recordOf(table)).to.equal(record);
      }
    });
  });
}
