import {expect} from '@open-wc/testing';
import type {Card} from '@quinola/cards';
import {key} from '@quinola/testing/visitor.js';
import type {Ask} from '../src/asks/ask.js';
import '@quinola/testing/toy/define-table.js';
import type {ToyTable} from '@quinola/testing/toy/table.js';
import {until} from '@quinola/testing/wait.js';
import {all, asked, faults, find, focused, said} from './asked.js';

describe('cards to choose', () => {
  afterEach(() => document.body.replaceChildren());

  /** Some cards of the hand, moved to a tray or raised out of the hand. */
  const choosing = (hand: readonly Card[], more: object): Ask => ({
    kind: 'chooseCards',
    title: 'The skat',
    choice: {choose: 'EXCHANGE', from: hand.slice(1), least: 2, most: 3},
    why: (card) => (card === hand[0] ? 'Not this one.' : null),
    done: (cards) => `Exchange ${cards.length}`,
    ...more,
  });

  async function table(
    more: object = {},
    size = '390x664',
  ): Promise<{table: ToyTable; hand: readonly Card[]}> {
    const shown = await asked(null, size);
    const {hand} = shown.view!;
    shown.asked = choosing(hand, more);
    shown.requestUpdate();
    await shown.updateComplete;
    return {table: shown, hand};
  }
  const press = async (shown: ToyTable, button: HTMLElement): Promise<void> => {
    button.click();
    await shown.updateComplete;
  };
  const card = (shown: ToyTable, face: Card): HTMLElement => find(shown, `.hand [data-card="${face}"]`);

  it('counts the chosen cards, announces each, and enables the button when there are enough', async () => {
    const {table: shown, hand} = await table();
    const button = (): HTMLButtonElement => find(shown, '.press');
    expect(find(shown, '.count').textContent).to.equal('0 chosen, 2 to 3');
    await press(shown, card(shown, hand[1]!));
    expect(button().disabled).to.equal(true);
    await press(shown, card(shown, hand[2]!));
    expect(button().disabled).to.equal(false);
    expect(button().textContent.trim()).to.equal('Exchange 2');
    expect(said(shown)).to.match(/: 2 chosen, 2 to 3\.$/);
    expect(card(shown, hand[2]!).getAttribute('aria-pressed')).to.equal('true');
    expect(card(shown, hand[2]!).textContent).to.contain('chosen: press again to put it back');
    await press(shown, card(shown, hand[2]!));
    expect(said(shown)).to.match(/put back\.$/);
    expect(card(shown, hand[2]!).getAttribute('aria-pressed')).to.equal('false');
    await expect(shown).to.be.accessible();
  });

  it('are forgotten when a match begins anew, also where it stands at the same move', async () => {
    const {table: shown, hand} = await table();
    await press(shown, card(shown, hand[1]!));
    expect(find(shown, '.count').textContent).to.equal('1 chosen, 2 to 3');
    const {count} = shown.context!;
    await shown.restart('a');
    await until(() => shown.tag('visitor'));
    while (!shown.view!.hand.length) {
      shown.play(shown.game.moves(shown.view!)[0] as never);
      await until(() => shown.tag('visitor'));
    }
    expect(shown.context!.count, 'it stands elsewhere').to.equal(count);
    shown.requestUpdate();
    await shown.updateComplete;
    expect(find(shown, '.count').textContent).to.equal('0 chosen, 2 to 3');
  });

  it('says why a card may not be chosen, and when there are enough', async () => {
    const {table: shown, hand} = await table();
    await press(shown, card(shown, hand[0]!));
    expect(card(shown, hand[0]!).getAttribute('aria-disabled')).to.equal('true');
    expect(said(shown)).to.equal('Not this one.');
    expect(find(shown, '.note').textContent).to.equal('Not this one.');
    for (const face of hand.slice(1, 4)) await press(shown, card(shown, face));
    expect(find(shown, '.note')).to.equal(null);
    await press(shown, card(shown, hand[4]!));
    expect(said(shown)).to.match(/^No more than 3/);
  });

  it('works by keys, and the focus moves to the neighbour of a card that is moved', async () => {
    const {table: shown, hand} = await table({tray: true});
    card(shown, hand[1]!).focus();
    await key('Enter');
    await shown.updateComplete;
    expect(focused(shown).dataset['card']).to.equal(hand[2]);
    await key('Enter');
    await shown.updateComplete;
    expect(all(shown, '[data-chosen]').map(({dataset}) => dataset['chosen'])).to.deep.equal(hand.slice(1, 3));
    find(shown, '[data-chosen]').focus();
    await key('Enter');
    await until(() => focused(shown)?.dataset['card'] === hand[1], 'the focus is lost');
  });

  it('replaces the chosen card where only one can be chosen', async () => {
    const {table: shown, hand} = await table({
      choice: {choose: 'EXCHANGE', from: [], least: 0, most: 1},
      why: () => null,
    });
    await press(shown, card(shown, hand[1]!));
    await press(shown, card(shown, hand[2]!));
    expect(shown.features!.choosing.cards).to.deep.equal([hand[2]]);
  });

  it('allows choosing among cards on the table', async () => {
    const open = ['AS', 'KS', 'QS', 'JS', 'AH', 'KH', 'QH', 'JH'];
    const {table: shown} = await table({
      open,
      choice: {choose: 'CAPTURE', from: open.slice(1), least: 1, most: 8},
      why: () => null,
    });
    expect(all(shown, '.tray [data-chosen]')).to.have.length(8);
    await press(shown, find(shown, '[data-chosen="KS"]'));
    expect(find(shown, '[data-chosen="KS"]').getAttribute('aria-pressed')).to.equal('true');
    expect(await faults(shown)).to.equal('');
  });

  it('fits every screen, in a tray and raised out of the hand', async () => {
    for (const more of [{}, {tray: true}, {others: [{label: 'Keep them all', act: () => undefined}]}]) {
      const {table: shown, hand} = await table(more);
      await press(shown, card(shown, hand[1]!));
      await press(shown, card(shown, hand[2]!));
      expect(await faults(shown)).to.equal('');
      document.body.replaceChildren();
    }
  });

  it('clears the choice after the move it was made for', async () => {
    const shown = await asked(null);
    for (let moves = 0; shown.context!.turn.phase !== 'exchange'; moves++) {
      const {count} = shown.context!;
      const offers = shown.game.moves(shown.view!);
      shown.play((offers.findLast((move) => 'type' in move && move.type === 'BID') ?? offers[0]) as never);
      await until(() => shown.context!.count > count && shown.tag('visitor'));
      if (moves > 60) throw new Error('there is no exchange');
    }
    await shown.updateComplete;
    const [first] = shown.view!.hand;
    if (!shown.view!.taken) {
      await press(shown, card(shown, first!));
      expect(shown.features!.choosing.cards).to.deep.equal([first]);
    }
    const {count} = shown.context!;
    await press(shown, find(shown, '.press'));
    await until(() => shown.context!.count > count);
    expect(shown.features!.choosing.cards).to.deep.equal([]);
  });
});

describe('a plain choice', () => {
  afterEach(() => document.body.replaceChildren());

  it('is shown as a few buttons, one of them marked when advised', async () => {
    const done: string[] = [];
    const table = await asked({
      kind: 'declare',
      title: 'Trump',
      question: 'Which suit is trump?',
      onStage: true,
      answers: ['Spades', 'Hearts', 'Diamonds', 'Clubs'].map((label) => ({
        label,
        act: () => done.push(label),
      })),
    });
    await until(() => find(table, '.sheet .in-row'), 'no panel');
    expect(find(table, '.sheet').getAttribute('aria-label')).to.equal('Trump');
    all(table, '.sheet .button')[1]!.click();
    expect(done).to.deep.equal(['Hearts']);
    await expect(table).to.be.accessible();
    expect(await faults(table)).to.equal('');
  });
});
