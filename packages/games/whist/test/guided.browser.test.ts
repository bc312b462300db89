import {expect, fixture, html} from '@open-wc/testing';
import '@quinola/whist/define.js';
import type {WhistTable} from '@quinola/whist';
import {sixTricks} from '../src/guided/six-tricks.js';
import {forget, once, saidBy, seen, settled, sheetOf} from '../test-support/table.js';

const noteOf = (table: WhistTable): HTMLElement | null => table.shadowRoot!.querySelector('[part~="lesson"]');
const noteText = (table: WhistTable): string => noteOf(table)?.textContent.replace(/\s+/g, ' ').trim() ?? '';

/** Presses the button of the lesson, or of its offer, with this label. */
function press(table: WhistTable, text: string): void {
  const all = [...table.shadowRoot!.querySelectorAll<HTMLButtonElement>('button')];
  all.find((button) => button.textContent.trim() === text)!.click();
}

const says = (table: WhistTable, text: string): Promise<void> =>
  seen(table, () => noteText(table).includes(text));

/** A table that plays the lesson. */
async function lessonTable(attributes: Readonly<Record<string, string>> = {}): Promise<WhistTable> {
  const table = await fixture<WhistTable>(html`<whist-table reveal="interaction" pace="none"></whist-table>`);
  for (const [name, value] of Object.entries({lesson: 'six-tricks', ...attributes}))
    table.setAttribute(name, value);
  await table.start();
  await table.whole();
  await settled(table);
  await seen(table, () => noteOf(table));
  return table;
}

/** Continues to the first question, which asks for the king of hearts. */
async function asked(table: WhistTable): Promise<void> {
  for (const step of ['2 of 10', '3 of 10', '4 of 10', '5 of 10']) {
    press(table, 'Next');
    await says(table, step);
  }
}

describe('a guided deal', () => {
  afterEach(() => forget('quinola-lesson:guided', 'quinola:guided'));

  it('explains, asks, says what was right, and continues', async () => {
    const table = await lessonTable();
    expect(noteText(table)).to.include('1 of 10').and.include('your partner sits across the table');
    await asked(table);
    expect(table.shadowRoot!.querySelector('.hand [data-pointed]')!.getAttribute('data-card')).to.equal('KH');
    await expect(table).to.be.accessible();
    table.play({type: 'PLAY', card: 'KH'});
    await says(table, 'The king takes the trick.');
    expect(noteText(table)).to.include('Lead a small spade');
    expect(saidBy(table).join(' ')).to.include('The king takes the trick.');
  });

  it('comments on a lawful card that was not the expected one, and takes it back', async () => {
    const table = await lessonTable();
    await asked(table);
    expect(table.play({type: 'PLAY', card: '5H'})).to.equal(true);
    await says(table, 'the queen keeps the trick');
    expect(table.tag('visitor')).to.equal(false);
    press(table, 'Take back');
    await says(table, 'play a heart');
    await settled(table);
    expect(table.view!.hand).to.include('5H');
    table.play({type: 'PLAY', card: '5H'});
    await says(table, 'the queen keeps the trick');
    press(table, 'Go on');
    await settled(table);
    expect(table.view!.hand).not.to.include('5H');
  });

  it('shows beside the refusal why a card may not be played', async () => {
    const table = await lessonTable();
    await asked(table);
    expect(table.play({type: 'PLAY', card: 'AD'})).to.equal(false);
    await says(table, 'must play one');
    expect(table.view!.hand).to.include('AD');
  });

  it('removes a refusal with the next step', async () => {
    const table = await lessonTable();
    expect(table.play({type: 'PLAY', card: 'AD'})).to.equal(false);
    await says(table, 'you must follow');
    press(table, 'Next');
    await says(table, '2 of 10');
    expect(noteText(table)).not.to.include('you must follow');
  });

  it('keeps its comment when a card is played too soon, until the visitor has decided', async () => {
    const table = await lessonTable();
    await asked(table);
    table.play({type: 'PLAY', card: '5H'});
    await says(table, 'the queen keeps the trick');
    expect(table.play({type: 'PLAY', card: 'KH'})).to.equal(false);
    await table.updateComplete;
    expect(noteText(table)).to.include('the queen keeps the trick').and.not.include('not your turn');
    expect(saidBy(table).at(-1)).to.include('the queen keeps the trick');
    press(table, 'Take back');
    await says(table, 'play a heart');
    expect(noteText(table)).not.to.include('not your turn');
  });

  it('moves the focus within the table: to Next, to the card, to Take back, to whatever comes next', async () => {
    const table = await lessonTable();
    const focused = (): string => {
      const element = table.shadowRoot!.activeElement as HTMLElement | null;
      return element?.dataset['card'] ?? element?.textContent.trim() ?? '';
    };
    // The focus is never taken from elsewhere on the page.
    press(table, 'Next');
    await says(table, '2 of 10');
    expect(table.shadowRoot!.activeElement).to.equal(null);
    table.features!.focus.onHand();
    for (const step of ['3 of 10', '4 of 10']) {
      press(table, 'Next');
      await seen(table, () => noteText(table).includes(step) && focused() === 'Next');
    }
    press(table, 'Next');
    await seen(table, () => noteText(table).includes('5 of 10') && focused() === 'KH');
    table.play({type: 'PLAY', card: '5H'});
    await seen(table, () => focused() === 'Take back');
    press(table, 'Take back');
    await seen(table, () => focused() === 'KH');
    for (const step of ['6 of 10', '7 of 10', '8 of 10', '9 of 10', '10 of 10', 'that is most of whist']) {
      press(table, 'Skip');
      await says(table, step);
    }
    await seen(table, () => focused() === 'See how it counts');
  });

  it('plays the move for the visitor, and reaches its end', async () => {
    const table = await lessonTable();
    await asked(table);
    for (const step of ['6 of 10', '7 of 10', '8 of 10', '9 of 10', '10 of 10']) {
      press(table, 'Skip');
      await says(table, step);
    }
    press(table, 'Skip');
    await says(table, 'that is most of whist');
    expect(sheetOf(table)).to.equal(null);
    press(table, 'See how it counts');
    await seen(table, () => sheetOf(table));
    expect(noteOf(table)).to.equal(null);
    press(table, 'Leave');
    await seen(table, () => table.view?.hand.length === 13 && table.tag('visitor'));
  });

  it('continues after the page was reloaded', async () => {
    const table = await lessonTable({persist: 'guided'});
    await asked(table);
    table.play({type: 'PLAY', card: 'KH'});
    await says(table, '6 of 10');
    table.remove();
    const again = await lessonTable({persist: 'guided'});
    await says(again, '6 of 10');
    await settled(again);
    expect(again.view!.hand).not.to.include('KH');
    press(again, 'Back');
    await says(again, '5 of 10');
    await settled(again);
    expect(again.view!.hand).to.include('KH');
  });

  it('speaks the language of its place, or English where it has no translation', async () => {
    const table = await lessonTable({lang: 'pl'});
    expect(noteText(table)).to.include('partner siedzi naprzeciw');
    const other = await lessonTable({lang: 'sv'});
    expect(noteText(other)).to.include('your partner sits across the table');
    expect(noteOf(other)!.querySelector('p [lang="en"]')).not.to.equal(null);
  });

  it('can be set as a property, by a URL, or as a script inside the tag', async () => {
    const table = await fixture<WhistTable>(
      html`<whist-table pace="none" .lesson=${sixTricks}></whist-table>`,
    );
    await says(table, '1 of 10');
    const address = `data:application/json,${encodeURIComponent(JSON.stringify({...sixTricks, id: 'fetched'}))}`;
    const fetched = await fixture<WhistTable>(
      html`<whist-table pace="none" lesson=${address}></whist-table>`,
    );
    await says(fetched, '1 of 10');
    const holder = document.createElement('div');
    holder.innerHTML = `<whist-table pace="none"><script type="application/json">${JSON.stringify(sixTricks)}</script></whist-table>`;
    document.body.append(holder);
    await says(holder.firstElementChild as WhistTable, '1 of 10');
    holder.remove();
  });

  it('with an unreadable lesson shows one line, reports one error, and leaves the table playable', async () => {
    const table = await fixture<WhistTable>(
      html`<whist-table reveal="interaction" pace="none"></whist-table>`,
    );
    const error = once(table, 'quinola-error');
    table.lesson = {...sixTricks, steps: [{say: 'Play', ask: {card: 'the king'}}]};
    await table.start();
    const {code, about} = await error;
    expect(code).to.equal('bad-lesson');
    expect(about).to.include({
      path: 'steps[0].ask.card',
      expected: 'a card, as "KH" or "T21"',
      found: '"the king"',
    });
    await settled(table);
    expect(table.shadowRoot!.querySelector('.message')!.textContent).to.include('steps[0].ask.card');
    expect(table.view!.hand.length).to.equal(13);
    expect(noteOf(table)).to.equal(null);
  });

  it('is offered at the first visit and in the menu; afterwards the earlier match continues', async () => {
    forget();
    const table = await fixture<WhistTable>(html`<whist-table pace="none"></whist-table>`);
    await seen(table, () => table.view?.hand.length === 13 && table.tag('visitor') && noteOf(table));
    expect(noteText(table)).to.include('New to this game?');
    const {hand} = table.view!;
    press(table, 'Show me how');
    await says(table, '1 of 10');
    press(table, 'Leave');
    await seen(table, () => !noteOf(table) && table.view!.hand.length === 13);
    expect(table.view!.hand).to.deep.equal(hand);
    await table.open('menu');
    press(table, 'Show me how');
    await seen(table, () => sheetOf(table)?.textContent.includes('about 3 minutes'));
  });
});
