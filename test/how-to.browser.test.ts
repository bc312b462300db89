import {expect} from '@open-wc/testing';
import {longCommand} from '@quinola/testing/long-command.js';
import {until} from '@quinola/testing/wait.js';
import {open, seated, shut, type Hosted} from '@quinola/testing/built/site.js';

// Tests what the how-tos (docs/how-to) promise about their examples.

/** A table as the script of its page sees it. */
interface Host extends Hosted {
  seats: readonly string[];
  record: {readonly moves: readonly {by: number | string; move: {type: string; card?: string}}[]};
  play(move: object): boolean;
  restart(seed?: string): Promise<void>;
}

/** A line that the page with statistics sends. */
interface Line {
  readonly table: string;
  readonly what: string;
  readonly seconds?: number;
}

interface Seen {
  readonly hand: readonly string[];
  readonly moves: number;
}

/** Opens the examples of a how-to on separate devices; returns what was seen there. */
async function visited<T>(name: string): Promise<T> {
  const seen = await longCommand<T & {errors?: string[]}>('visit-examples', name);
  expect(seen.errors).to.deep.equal([]);
  return seen;
}

afterEach(shut);

describe('a how-to', () => {
  it('moves a match to another device as text, and continues in the middle of the deal', async () => {
    const {before, other, after, said, played, broken} = await visited<{
      before: Seen;
      other: Seen;
      after: Seen;
      said: string;
      played: string;
      broken: string;
    }>('resume');
    expect(before.hand.length).to.equal(12);
    expect(other.hand.length).to.equal(13);
    expect(after).to.deep.equal(before);
    expect(said).to.equal('The match goes on.');
    expect(before.hand).to.include(played);
    expect(broken).to.equal('This is not the whole text.');
  });

  // Two more devices take time: where a few games stand for all, the test with text also covers the account.
  if (window.all)
    it('stores a match in the account of its visitor, and nothing in his browsers', async () => {
      const {before, after, stored, keys} = await visited<{
        before: Seen;
        after: Seen;
        stored: object[];
        keys: string[];
      }>('account');
      expect(before.hand.length).to.equal(12);
      expect(after).to.deep.equal(before);
      expect(stored).to.deep.equal([{}, {}]);
      expect(keys).to.include('quinola%3Aevening');
    });

  it('sends and stores nothing before consent, nor after it was withdrawn', async () => {
    const {before, agreed, after, withdrawn} = await visited<{
      before: object;
      agreed: readonly Line[];
      after: {sent: readonly Line[]; posted: readonly Line[]; stored: readonly string[]};
      withdrawn: object;
    }>('statistics');
    expect(before).to.deep.equal({sent: [], stored: []});
    // The match during which the visitor agreed is not counted.
    expect(agreed).to.deep.equal([]);
    expect(after.posted).to.have.deep.members(after.sent);
    expect(after.posted.find(({what}) => what === 'time')!.seconds).to.be.least(60);
    for (const line of after.posted)
      expect(Object.keys(line)).to.satisfy((keys: string[]) =>
        keys.every((key) => ['table', 'what', 'seconds'].includes(key)),
      );
    expect(after.stored).to.include('statistics');
    expect(withdrawn).to.deep.equal({more: 0, stored: []});
  });

  it('offers the record of a finished session as a file, which can be replayed', async () => {
    const page = await open('examples/results.html');
    const table = (await seated(page)) as Host;
    table.setAttribute('pace', 'none');
    table.seats = ['book', 'book', 'book', 'book'];
    // The last trick of a rubber.
    table.setAttribute('deal', 'S:A... W:K... N:Q... E:J... dealer=E trump=S tricks=7-5 score=9-0 games=1');
    await table.restart();
    const link = (): HTMLAnchorElement | null => page.querySelector('#record a');
    await until(link, 'no record');
    expect(link()!.download).to.equal('match.json');
    const record = (await (await page.defaultView!.fetch(link()!.href)).json()) as Host['record'];
    const marked = [...page.querySelectorAll('#results td:nth-child(2)')].map((cell) => cell.textContent);
    expect(marked).to.include.members(['deal-scored', 'game-won', 'rubber-settled', 'session-over']);
    const errors: string[] = [];
    table.addEventListener('quinola-error', (event) => errors.push((event as Event & {code: string}).code));
    await table.restart('another');
    table.record = record;
    await until(() => table.record.moves.length === record.moves.length, 'the record is not taken');
    expect(table.record.moves).to.deep.equal(record.moves);
    expect(errors).to.deep.equal([]);
  });

  it('plays by a function of the page, and gives it the view of its own seat only', async () => {
    const page = await open('examples/opponent.html');
    const table = (await seated(page)) as Host;
    table.setAttribute('pace', 'none');
    const his = (): string[] =>
      table.record.moves.flatMap(({by, move}) => (by === 1 && move.card ? [move.card] : []));
    for (const tricks of [1, 2]) {
      await until(
        () => table.tag('visitor') && table.view!.hand.some((card) => table.play({type: 'PLAY', card})),
        'the visitor is not asked',
      );
      await until(() => his().length >= tricks && table.tag('visitor'), 'he has not played');
    }
    const answers = page.querySelector<HTMLOutputElement>('#answers')!.value.trim().split(' ');
    expect(answers.filter((answer) => answer !== 'SILENT')).to.deep.equal(his());
  });

  it('runs a lesson of the page, which responds to another card, and reports its progress', async () => {
    const page = await open('examples/lesson.html');
    const table = (await seated(page)) as Host;
    table.setAttribute('pace', 'none');
    const lessonText = (): string => table.shadowRoot!.querySelector('[part~=lesson]')?.textContent ?? '';
    const press = (name: string): void => {
      const buttons = [...table.shadowRoot!.querySelectorAll('button')];
      buttons.find(({textContent}) => textContent.trim() === name)!.click();
    };
    const progress = page.getElementById('progress')!;
    await until(() => lessonText().includes('you play last'), 'the lesson is not told');
    expect(progress.textContent).to.equal('Step 1 of 2.');
    table.play({type: 'PLAY', card: 'AH'});
    await until(() => lessonText().includes('the knave would have been enough'), 'the card is not answered');
    press('Take back');
    await until(() => table.view!.hand.includes('AH') && table.tag('visitor'), 'nothing is taken back');
    table.play({type: 'PLAY', card: 'JH'});
    await until(() => lessonText().includes('Now you lead'), 'no second step');
    expect(lessonText()).to.include('The knave is enough');
    await until(() => table.play({type: 'PLAY', card: 'AH'}), 'the ace may not be led');
    await until(() => lessonText().includes('keeps what wins later'), 'the lesson does not end');
    expect(progress.textContent).to.equal('Well done: all steps are played.');
    table.setAttribute('lesson', 'nowhere.json');
    await until(() => progress.textContent.includes('expected'), 'no fault is told');
  });

  it('gives a table the looks of its page', async () => {
    const page = await open('examples/theme.html');
    const table = await seated(page);
    const inside = table.shadowRoot!;
    const style = (one: Element): CSSStyleDeclaration => page.defaultView!.getComputedStyle(one);
    const felt = inside.querySelector('[part~=felt]')!;
    const dark = page.defaultView!.matchMedia('(prefers-color-scheme: dark)').matches;
    const [red, green, blue] = dark ? [28, 52, 64] : [49, 88, 107];
    expect(style(felt).getPropertyValue('--quinola-felt')).to.satisfy((colour: string) =>
      [`rgb(${red}, ${green}, ${blue})`, dark ? '#1c3440' : '#31586b'].some((one) => colour.includes(one)),
    );
    expect(style(felt).borderTopLeftRadius).to.equal('14px');
    expect(style(inside.querySelector('[part~=toolbar] [part~=button]')!).borderTopLeftRadius).to.equal(
      '999px',
    );
    await until(
      () =>
        [...inside.querySelectorAll('[part~=seat] *')].some((one) =>
          page.defaultView!.getComputedStyle(one, '::after').backgroundImage.includes('theme-back.svg'),
        ),
      'no back of the page',
    );
    expect(style(table).outlineStyle, 'when the visitor is asked').to.equal('solid');
    const title = inside.querySelector<HTMLSlotElement>('slot[name=title]');
    expect(title!.assignedElements()[0]!.textContent).to.include('Lighthouse');
  });

  it('uses the language of its page, with some words replaced by the page', async () => {
    const page = await open('examples/words.html');
    const table = await seated(page);
    const felt = (): HTMLElement => table.shadowRoot!.querySelector('[part~=felt]')!;
    const tools = (): string => table.shadowRoot!.querySelector('[part~=toolbar]')!.textContent;
    const errors: string[] = [];
    table.addEventListener('quinola-error', (event) => errors.push((event as Event & {code: string}).code));
    const pressed = (): string | null =>
      page.querySelector('[aria-pressed=true]')?.getAttribute('data-language') ?? null;
    for (const [language, own] of [
      ['de', 'Wink'],
      ['pl', 'Podpowiedź'],
      ['en', 'Advice'],
      ['de', 'Wink'],
    ] as const) {
      page.querySelector<HTMLButtonElement>(`[data-language=${language}]`)!.click();
      await until(() => felt().lang === language && tools().includes(own), `${language} is not spoken`);
      await until(() => pressed() === language, 'the page does not show it');
    }
    expect(errors).to.deep.equal([]);
  });

  it('shows the tables that the plugin for WordPress prints, in the page and in a frame', async () => {
    const page = await open('examples/wordpress/printed.html');
    const table = await seated(page);
    expect(table.hasAttribute('undo')).to.equal(true);
    const frame = page.querySelector('iframe')!;
    expect(new URL(frame.src).search).to.match(/^\?table=[a-z-]+&game=[a-z]+$/);
    frame.scrollIntoView();
    // Its page cannot look into the frame, but is told the height of the table.
    await until(() => frame.style.height, 'no table is in the frame');
  });
});
