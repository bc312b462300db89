import {expect} from '@open-wc/testing';
import {toyLesson} from '@quinola/testing/toy/lesson.js';
import type {ToyTable} from '@quinola/testing/toy/table.js';
import {errors, leave, until, visit, type Visitor} from '@quinola/testing/visitor.js';
import '@quinola/testing/toy/define-table.js';

const {lesson, meant, other, foreign} = toyLesson();

/** What the toy table itself tells beside what its visitor sees. */
const inside = ({element}: Visitor): ToyTable => element as unknown as ToyTable;

const noteOf = (table: Visitor): HTMLElement | null => table.part('lesson')[0] ?? null;
const noteText = (table: Visitor): string => table.text(noteOf(table));

const says = (table: Visitor, text: string): Promise<unknown> =>
  until(() => noteText(table).includes(text), `“${text}” is not said, but “${noteText(table)}”`);

/** A table that plays the lesson. */
async function lessonTable(attributes = ''): Promise<Visitor> {
  const table = await visit(`<toy-table pace="none" lesson="first-trick" ${attributes}></toy-table>`, {
    wait: 'whole',
  });
  await until(() => noteOf(table), 'no lesson begins');
  return table;
}

/** Goes on to the first question, which asks for a card. */
async function asked(table: Visitor): Promise<void> {
  for (const step of ['2 of 7', '3 of 7']) {
    table.press('Next');
    await says(table, step);
  }
}

const plays = (table: Visitor, card: string): boolean => table.element.play({type: 'PLAY', card});

describe('a guided deal', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('explains, asks, says what was right, and continues', async () => {
    const table = await lessonTable();
    expect(noteText(table)).to.include('1 of 7').and.include('each for himself');
    await asked(table);
    expect(
      table.element.shadowRoot!.querySelector('.hand [data-pointed]')!.getAttribute('data-card'),
    ).to.equal(meant);
    await expect(table.element).to.be.accessible();
    plays(table, meant);
    await says(table, 'So it is done.');
    expect(noteText(table)).to.include('Trick 2');
    expect(table.announced.join(' ')).to.include('So it is done.');
  });

  it('begins each step at its top, wherever a long one was read to', async () => {
    const table = await lessonTable();
    const note = noteOf(table)!;
    note.style.maxHeight = '20px';
    note.scrollTop = 10;
    expect(note.scrollTop, 'it is not too long').to.equal(10);
    table.press('Next');
    await says(table, '2 of 7');
    await until(() => noteOf(table)!.scrollTop === 0, 'the second step begins where the first was read to');
  });

  it('comments on a lawful card that was not the expected one, and takes it back', async () => {
    const table = await lessonTable();
    await asked(table);
    expect(plays(table, other)).to.equal(true);
    await says(table, 'not the one');
    table.press('Take back');
    await says(table, 'Follow it');
    await until(() => inside(table).view!.hand.includes(other), 'it is not taken back');
    plays(table, other);
    await says(table, 'not the one');
    table.press('Go on');
    await says(table, 'Trick 2');
    expect(inside(table).view!.hand).not.to.include(other);
    expect(noteText(table), 'it is no longer asked to take it back').not.to.include('not the one');
    expect(noteText(table)).to.include('You played otherwise');
    expect(table.announced.slice(-2).join(' ')).to.include('You played otherwise').and.to.include('Trick 2');
  });

  it('shows beside the refusal why a card may not be played, until the next step', async () => {
    const table = await lessonTable();
    expect(plays(table, foreign)).to.equal(false);
    await says(table, 'You must follow suit');
    table.press('Next');
    await says(table, '2 of 7');
    expect(noteText(table)).not.to.include('You must follow suit');
    table.press('Next');
    await says(table, '3 of 7');
    expect(plays(table, foreign)).to.equal(false);
    await says(table, 'must play one');
    expect(inside(table).view!.hand).to.include(foreign);
  });

  it('keeps its comment when a card is played too soon, until the visitor has decided', async () => {
    const table = await lessonTable();
    await asked(table);
    plays(table, other);
    await says(table, 'not the one');
    expect(plays(table, meant)).to.equal(false);
    await inside(table).updateComplete;
    expect(noteText(table)).to.include('not the one').and.not.include('not your turn');
    expect(table.announced.at(-1)).to.include('not the one');
    table.press('Take back');
    await says(table, 'Follow it');
    expect(noteText(table)).not.to.include('not your turn');
  });

  it('moves the focus within the table: to Next, to the card, to Take back, to whatever comes next', async () => {
    const table = await lessonTable();
    const isOn = (name: string): Promise<unknown> =>
      until(() => {
        const focus = table.focused();
        return (focus?.dataset['card'] ?? focus?.textContent.trim()) === name;
      }, `the focus is not on ${name}`);
    // The focus is never taken from elsewhere on the page.
    table.press('Next');
    await says(table, '2 of 7');
    expect(table.focused()).to.equal(null);
    inside(table).features!.focus.onHand();
    table.press('Next');
    await isOn(meant);
    plays(table, other);
    await isOn('Take back');
    table.press('Take back');
    await isOn(meant);
  });

  it('plays the move for the visitor, and reaches its end', async () => {
    const table = await lessonTable();
    await asked(table);
    for (const step of ['4 of 7', '5 of 7', '6 of 7', '7 of 7', 'That is most of it']) {
      table.press('Skip');
      await says(table, step);
    }
    expect(table.panel()).to.equal(null);
    table.press('See how it counts');
    await until(() => table.panel('Deal 1'), 'no account');
    expect(noteOf(table)).to.equal(null);
  });

  it('continues after the page was reloaded', async () => {
    const table = await lessonTable('persist="guided"');
    await asked(table);
    plays(table, meant);
    await says(table, '4 of 7');
    leave();
    const again = await lessonTable('persist="guided"');
    await says(again, '4 of 7');
    expect(inside(again).view!.hand).not.to.include(meant);
    again.press('Back');
    await says(again, '3 of 7');
    await until(() => inside(again).view!.hand.includes(meant), 'it is not taken back');
  });

  it('speaks the language of its place, or English where it has no translation', async () => {
    const table = await lessonTable('lang="pl"');
    expect(noteText(table)).to.include('każdy dla siebie');
    const other = await lessonTable('lang="sv"');
    expect(noteText(other)).to.include('each for himself');
    expect(noteOf(other)!.querySelector('p [lang="en"]')).not.to.equal(null);
  });

  it('says on its buttons in which language it is told, where the table has another', async () => {
    const table = await visit('<toy-table pace="none" lang="sv"></toy-table>', {wait: 'whole'});
    await says(table, 'Ny i spelet?');
    expect(table.byRole('button', 'Visa mig hur man gör (på engelska)')).not.to.equal(null);
    await inside(table).open('lessons');
    await until(() => table.panel(), 'no list of lessons');
    expect(table.text(table.panel())).to.include('(på engelska)');
    leave();
    localStorage.clear();
    const own = await visit('<toy-table pace="none" lang="pl"></toy-table>', {wait: 'whole'});
    await says(own, 'Pierwszy raz?');
    expect(own.byRole('button', 'Pokaż mi, jak się gra')).not.to.equal(null);
    await own.openFromMenu('Pokaż mi, jak się gra');
    expect(own.text(own.panel())).not.to.include('po angielsku');
  });

  it('can be set as a property, by a URL, or as a script inside the tag', async () => {
    const table = await visit('<toy-table pace="none"></toy-table>', {wait: 'nothing'});
    inside(table).lesson = lesson;
    await says(table, '1 of 7');
    const address = `data:application/json,${encodeURIComponent(JSON.stringify({...lesson, id: 'fetched'}))}`;
    await says(
      await visit(`<toy-table pace="none" lesson="${address}"></toy-table>`, {wait: 'nothing'}),
      '1 of 7',
    );
    const script = `<script type="application/json">${JSON.stringify(lesson)}</script>`;
    await says(await visit(`<toy-table pace="none">${script}</toy-table>`, {wait: 'nothing'}), '1 of 7');
  });

  it('that cannot be read is said in one line, reported once, and leaves the table playable', async () => {
    const {events: reported, stop} = errors();
    const table = await visit('<toy-table reveal="interaction" pace="none"></toy-table>', {wait: 'nothing'});
    inside(table).lesson = {...lesson, steps: [{say: 'Play', ask: {card: 'the king'}}]};
    await table.element.start();
    await until(() => table.alert(), 'nothing is said');
    expect(reported.map(({code}) => code)).to.deep.equal(['bad-lesson']);
    expect(reported[0]!.about).to.include({path: 'steps[0].ask.card', found: '"the king"'});
    expect(table.text(table.alert())).to.include('steps[0].ask.card');
    await until(() => table.element.view, 'nothing is dealt');
    expect(noteOf(table)).to.equal(null);
    stop();
  });

  it('is offered at the first visit and in the menu; afterwards the earlier match continues', async () => {
    const table = await visit('<toy-table pace="none"></toy-table>', {wait: 'whole'});
    await says(table, 'New to this game?');
    const {hand} = inside(table).view!;
    table.press('Show me how');
    await says(table, '1 of 7');
    table.press('Leave');
    await until(
      () => !noteOf(table) && JSON.stringify(inside(table).view?.hand) === JSON.stringify(hand),
      'the match does not come back',
    );
    await table.openFromMenu('Show me how');
    expect(table.text(table.panel())).to.include('about a minute');
  });
});
