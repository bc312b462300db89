import {expect} from '@open-wc/testing';
import type {WhistMove, WhistTable, WhistView} from '@quinola/whist';
import {first, forget, quickTable, seen, sheetOf} from '../test-support/table.js';

/** Player functions that draw, choose and cut only when the test lets them. */
class PacedPlayers {
  readonly #waiting: (() => void)[] = [];
  #asked: (() => void) | null = null;

  readonly choose = (view: WhistView, moves: readonly WhistMove[]): Promise<WhistMove> =>
    new Promise((resolve) => {
      this.#waiting.push(() => resolve(first(view, moves)));
      this.#asked?.();
    });

  /** Lets the player who is asked make his move, as soon as one is. */
  async letNext(table: WhistTable): Promise<void> {
    if (!this.#waiting.length) await new Promise<void>((resolve) => void (this.#asked = resolve));
    const {count} = table.context!;
    this.#waiting.shift()!();
    await seen(table, () => table.context!.count > count);
  }
}

const spread = (table: WhistTable): HTMLButtonElement[] => [
  ...table.shadowRoot!.querySelectorAll<HTMLButtonElement>('.spread button'),
];
/** The cards drawn by each player, as the sheet shows them. */
const drawnCardsOf = (table: WhistTable): string[] =>
  [...(sheetOf(table)?.querySelectorAll('figure') ?? [])].map(
    (figure) =>
      `${figure.querySelector('figcaption')!.textContent}: ${[...figure.querySelectorAll<HTMLElement>('.card[role="img"]')].map(({ariaLabel}) => ariaLabel).join(', ')}`,
  );
const textOf = (table: WhistTable): string =>
  [...(sheetOf(table)?.querySelectorAll('.body > p') ?? [])].map((line) => line.textContent).join(' ');
const statusOf = (table: WhistTable): string => table.shadowRoot!.querySelector('.status')?.textContent ?? '';

/** A table with the whole match, where the visitor has been asked to draw. */
async function drawnTable(
  attributes: Readonly<Record<string, string>>,
): Promise<{table: WhistTable; others: PacedPlayers}> {
  const others = new PacedPlayers();
  const table = await quickTable({ceremony: 'full', ...attributes});
  table.seats = ['visitor', others.choose, others.choose, others.choose, others.choose];
  await seen(table, () => spread(table).length && table.tag('visitor'));
  return {table, others};
}

describe('the draw at a whist table', () => {
  afterEach(() => forget());

  it('shows every drawn card from the first until all are seated', async () => {
    const {table, others} = await drawnTable({seed: 'a ceremony'});
    expect(drawnCardsOf(table)).to.have.length(4);
    spread(table)[7]!.click();
    await seen(table, () => table.tag('opponent'));
    await table.updateComplete;
    expect(drawnCardsOf(table)[0], 'the visitor’s own card is shown').to.match(/^You: .* of /);
    expect(textOf(table)).to.match(/You draw the .*\. Leopold is to draw/);
    expect(
      spread(table).every(({disabled}) => disabled),
      'it is not the visitor who draws',
    ).to.equal(true);
    await expect(table).to.be.accessible();
    for (const drawn of [2, 3, 4]) {
      await others.letNext(table);
      await seen(table, () => drawnCardsOf(table).filter((figure) => / of /.test(figure)).length === drawn);
    }
    expect(table.context!.turn.phase).to.equal('cutting.seating');
    const cards = drawnCardsOf(table);
    while (table.context!.turn.phase === 'cutting.seating') {
      if (table.tag('visitor')) table.play({type: 'CHOOSE_SEAT', seat: 0});
      else await others.letNext(table);
      await seen(table, () => table.tag('visitor', 'opponent'));
    }
    await table.updateComplete;
    if (table.tag('opponent')) {
      expect(drawnCardsOf(table), 'they stay while the seats are announced').to.deep.equal(cards);
      expect(textOf(table)).to.match(/partner.*deals? first/);
    }
  });

  it('keeps one tab stop after every card', async () => {
    const {table} = await drawnTable({seed: 'evening 8', pace: 'none'});
    table.seats = ['visitor', first, first, first];
    spread(table)[9]!.focus();
    spread(table)[0]!.click();
    await seen(table, () => table.context!.turn.phase === 'cutting.redrawing' && table.tag('visitor'));
    await table.updateComplete;
    expect(spread(table).filter(({tabIndex}) => tabIndex === 0)).to.deep.equal([spread(table)[0]]);
  });

  it('also opens where another option is unknown', async () => {
    const {table} = await drawnTable({rules: 'paris'});
    expect(textOf(table)).to.contain('Draw a card');
    expect(table.message?.text).to.contain('paris');
  });

  it('says what the cards of five players, and of players with a dummy, decide', async () => {
    const five = await drawnTable({table: 'five'});
    expect(sheetOf(five.table)!.ariaLabel).to.equal('Drawing for the order');
    expect(textOf(five.table)).to.contain('sits out first').and.not.to.contain('play together');
    expect(drawnCardsOf(five.table)).to.have.length(5);

    const {table, others} = await drawnTable({table: 'dummy', seed: 'dummies'});
    expect(textOf(table)).to.contain('gets the dummy first');
    expect(drawnCardsOf(table)).to.have.length(3);
    const next = async (): Promise<void> => {
      if (table.tag('visitor'))
        spread(table)
          .find(({disabled}) => !disabled)!
          .click();
      else await others.letNext(table);
      await seen(table, () => table.tag('visitor', 'opponent'));
    };
    while (table.view!.draw!.purpose === 'order') await next();
    await table.updateComplete;
    expect(sheetOf(table)!.ariaLabel).to.equal('Drawing for the deal');
    expect(textOf(table)).to.contain('deals first').and.not.to.contain('play together');
    expect(drawnCardsOf(table)).to.have.length(4);
  });
});

describe('what a whist table says about the pack', () => {
  afterEach(() => forget());

  it('says who chooses, shuffles, refuses the cut and cuts, while there is nothing else to say', async () => {
    const table = await quickTable({ceremony: 'full', seed: 'evening 1', pace: 'quick'});
    const made = (_view: WhistView, moves: readonly WhistMove[]): WhistMove =>
      moves.find(({type}) => type === 'THROW_OVER') ?? moves[0]!;
    table.seats = [made, made, made, made];
    const statuses: string[] = [];
    table.addController({hostUpdated: () => void statuses.push(statusOf(table))});
    await seen(table, () => statuses.some((text) => /cuts? the pack/.test(text)));
    expect([...new Set(statuses)].join(' | '))
      .to.match(/chooses? the (red|blue) pack/)
      .and.to.match(/shuffles?\./)
      .and.to.match(/refuses? the cut/);
  });

  it('says in one line what the short ceremony decided', async () => {
    const table = await quickTable({seed: 'a short one'});
    expect(
      table.view!.tricks.length + table.view!.trick.length,
      'no card is played yet or all others have led',
    ).to.be.below(4);
    const others = new PacedPlayers();
    const other = await quickTable({seed: 'a short one'});
    other.seats = [others.choose, others.choose, others.choose, others.choose];
    await other.restart('a short one');
    await seen(other, () => other.tag('opponent') && /dealt, trump is/.test(statusOf(other)));
    expect(statusOf(other)).to.match(/is your partner/);
  });
});
