import {expect} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import {list} from '@quinola/testing/registry/list.js';
import {until} from '@quinola/testing/wait.js';
import {dealt, open, reachable, seated, shut, type Hosted} from '@quinola/testing/built/site.js';

/** The table in most examples. */
const first = list[0]!.tag;

/** The examples with a table in their own markup; the kiosk has a test of its own. */
const WITH_A_TABLE: string[] = [];
for (const path of await reachable()) {
  const text = await (await fetch(`/dist/site/${path}`)).text();
  if (/^examples\/\w[\w-]*\.html$/.test(path) && list.some(({tag}) => text.includes(`</${tag}>`)))
    WITH_A_TABLE.push(path);
}

afterEach(shut);

describe('the examples', () => {
  for (const path of WITH_A_TABLE) {
    it(`deal cards in ${path}`, async () => {
      await dealt(await open(path));
    });
  }

  it('use two languages in one page', async () => {
    const speaks = ({shadowRoot}: Element, lang: string): boolean =>
      shadowRoot?.querySelector<HTMLElement>('[part~=felt]')?.lang === lang;
    const page = await open('examples/museum.html');
    const [german, polish] = page.querySelectorAll(first);
    await until(() => speaks(german!, 'de'), 'no German table');
    polish!.scrollIntoView();
    await until(() => speaks(polish!, 'pl'), 'no Polish table');
  });

  it('show a table in a sandboxed frame, which has no origin', async () => {
    const page = await open('examples/iframe-sandbox.html');
    page.querySelector('iframe')!.scrollIntoView();
    const seen = await executeServerCommand('look-within', 'examples/frame.html');
    expect(seen).to.deep.equal({cards: 13, origin: 'null'});
  });

  it('show a table in a frame that tells its page its height', async () => {
    const page = await open('examples/iframe.html');
    const table = page.querySelector('iframe')!;
    expect([table.loading, table.getAttribute('sandbox')]).to.deep.equal(['lazy', 'allow-scripts']);
    const message = new Promise<{height: number; table: string}>((done) =>
      page.defaultView!.addEventListener('message', ({source, data}) => {
        if (source === table.contentWindow && data.quinola === 'height') done(data);
      }),
    );
    table.scrollIntoView();
    const {height, table: tag} = await message;
    expect(tag).to.equal(first);
    expect(height).to.be.above(300);
    await until(() => table.clientHeight === height, 'the frame keeps its height');
  });
});

describe('the examples for hosts', () => {
  it('play a table by buttons of the page, which can cancel a move', async () => {
    const page = await open('examples/buttons.html');
    const table = await seated(page);
    table.setAttribute('pace', 'none');
    const cards = (): HTMLButtonElement[] => [...page.querySelectorAll<HTMLButtonElement>('#cards button')];
    await until(() => cards().length === 13, 'no buttons');
    expect(cards().map((button) => button.textContent)).to.have.members([...table.view!.hand]);
    const ace = cards().find((button) => button.textContent.startsWith('A'))!;
    page.querySelector<HTMLInputElement>('#guard')!.click();
    ace.click();
    const said = page.getElementById('said')!;
    expect(said.textContent).to.match(/held the ace back|may not be played/);
    expect(table.view!.hand.length).to.equal(13);
    page.querySelector<HTMLInputElement>('#guard')!.click();
    for (const button of cards()) if (table.view!.hand.length === 13) button.click();
    await until(
      () => table.view!.hand.length < 13 && cards().length === table.view!.hand.length,
      'no card was played',
    );
    page.querySelector<HTMLButtonElement>('#undo')!.click();
    await until(() => cards().length === 13, 'nothing was taken back');
  });

  it('collect the results that a table reports', async () => {
    const page = await open('examples/results.html');
    const table = (await seated(page)) as Hosted & {seats: unknown; play(move: object): boolean};
    table.setAttribute('pace', 'none');
    table.seats = ['book', 'book', 'book', 'book'];
    const row = (): Element | null => page.querySelector('#results tr');
    const tricks = (): number => Number(page.querySelector<HTMLOutputElement>('#tricks')!.value);
    while (!row()) {
      const before = tricks();
      await until(() => row() ?? tricks() !== before, 'nothing was marked');
    }
    expect(row()!.textContent).to.contain('deal-scored');
    // A player who is sure of the rest may lay down his cards: not every deal has thirteen tricks.
    expect(tricks()).to.be.within(1, 13);
  });
});
