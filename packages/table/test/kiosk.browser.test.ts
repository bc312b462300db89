import {expect} from '@open-wc/testing';
import {emulateMedia, sendMouse} from '@web/test-runner-commands';
import {SETTINGS_KEY} from '../src/settings.js';
import {faintIn} from '@quinola/testing/table-suite/contrast.js';
import {cardTurn, takeAway, bareTable, type BareTable} from '@quinola/testing/toy/bare-table.js';
import {until} from '@quinola/testing/wait.js';

const invitation = (table: BareTable): HTMLElement | null => table.shadowRoot!.querySelector('.invitation');

/** A kiosk that asks after so many seconds. */
async function kiosk(seconds: number): Promise<BareTable> {
  const table = bareTable({attributes: {kiosk: `${seconds}`}});
  await until(() => table.features?.kiosk, 'no kiosk');
  return table;
}

describe('a kiosk', () => {
  afterEach(takeAway);

  it('asks whether somebody is there, counts down, and then plays by itself with an invitation', async () => {
    const table = await kiosk(0.2);
    table.settings.change({suits: 'four-colour'});
    await until(() => table.message?.left !== undefined, 'it does not ask');
    await until(() => invitation(table), 'it does not begin anew');
    expect([table.autoplay, table.message, table.settings.current.suits]).to.deep.equal([
      true,
      null,
      undefined,
    ]);
    expect(localStorage.getItem(SETTINGS_KEY) ?? '').to.not.contain('four-colour');
    expect(table.shadowRoot!.querySelector<HTMLElement>('.q')!.inert).to.equal(true);
    table.setAttribute('kiosk', '90');
    invitation(table)!.click();
    expect([table.autoplay, invitation(table)]).to.deep.equal([false, null]);
  });

  it('does not ask while somebody plays, and removes its question at a touch', async () => {
    const table = await kiosk(0.4);
    await until(() => table.message, 'it does not ask');
    table.setAttribute('kiosk', '90');
    table.dispatchEvent(new PointerEvent('pointerdown'));
    expect(table.message).to.equal(null);
  });

  it('offers every language and a new match at the top', async () => {
    const table = await kiosk(90);
    await cardTurn(table);
    const buttons = [...table.shadowRoot!.querySelectorAll<HTMLElement>('.kiosk-bar button')];
    expect(buttons.map(({textContent}) => textContent.trim()).slice(0, 5)).to.deep.equal([
      'English',
      'Deutsch',
      'polski',
      'svenska',
      'русский',
    ]);
    buttons[1]!.click();
    await until(() => table.code === 'de', 'no German');
  });

  for (const theme of ['salon', 'biedermeier', 'manuscript', 'night'])
    for (const scheme of ['light', 'dark'] as const)
      it(`has words that can be read, also that of the language spoken: ${theme}, ${scheme}`, async () => {
        await emulateMedia({colorScheme: scheme});
        document.documentElement.style.colorScheme = scheme;
        const table = bareTable({attributes: {kiosk: '90', theme}});
        await cardTurn(table);
        await until(() => table.shadowRoot!.querySelector('.kiosk-bar [aria-pressed=true]'), 'no language');
        const words = (): string[] => faintIn(table).filter((fault) => fault.includes('text of'));
        expect(words()).to.deep.equal([]);
        const [tool] = table.shadowRoot!.querySelectorAll<HTMLElement>('.tools .button:not([disabled])');
        const {left, top, width, height} = tool!.getBoundingClientRect();
        await sendMouse({
          type: 'move',
          position: [Math.round(left + width / 2), Math.round(top + height / 2)],
        });
        expect(tool!.matches(':hover')).to.equal(true);
        expect(words(), 'under the pointer').to.deep.equal([]);
        document.documentElement.style.colorScheme = '';
      });

  it('has no context menu and no dragging, until it is an ordinary table again', async () => {
    const table = await kiosk(90);
    await cardTurn(table);
    const isHeld = (): boolean => !table.dispatchEvent(new Event('contextmenu', {cancelable: true}));
    expect(isHeld()).to.equal(true);
    table.kiosk = false;
    await until(() => !isHeld(), 'it is still a kiosk');
    await table.updateComplete;
    expect(table.shadowRoot!.querySelector('.kiosk-bar')).to.equal(null);
  });
});
