import {expect, fixture, html} from '@open-wc/testing';
import {a11ySnapshot, sendKeys} from '@web/test-runner-commands';
import '@quinola/patience/define.js';
import '@quinola/tarok/define.js';
import '@quinola/tarok/ombre-define.js';
import '@quinola/whist/define.js';
import type {MoveLike} from '@quinola/play';
import type {AnyTable} from '@quinola/table';
import {waitUntil} from '../../table/test-support/wait.js';
import {solutionOf} from '../../patience/test-support/table.js';

/** A node of the accessibility tree, as far as it is read here. */
interface Told {
  readonly role: string;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly children?: readonly Told[];
}

/** What every view of a game of tricks tells. */
interface TrickView {
  readonly hand: readonly string[];
  readonly trick: readonly {readonly card: string}[];
}

const all = (node: Told): Told[] => [node, ...(node.children ?? []).flatMap(all)];
const within = (node: Told | undefined, role: string): Told[] =>
  node ? all(node).filter((one) => one.role === role) : [];
const isCard = (move: MoveLike): move is MoveLike & {readonly card: string} => move.type === 'PLAY';

/** What a button is called: of a card what is said of it, not what is drawn. */
const called = (button: Element): string =>
  (
    button.getAttribute('aria-label') ??
    button.querySelector('.vh')?.textContent ??
    button.textContent
  ).trim();

/** One who does not see the table: hears what is announced, reads the accessibility tree, and presses keys. */
class Listener {
  readonly heard: string[] = [];

  private constructor(readonly table: AnyTable) {
    new MutationObserver((changes) => {
      for (const {addedNodes} of changes) for (const node of addedNodes) this.heard.push(node.textContent!);
    }).observe(this.root.querySelector('[role="log"]')!, {childList: true});
  }

  static async at(tag: string, prepare: (table: AnyTable) => void): Promise<Listener> {
    const holder = await fixture<HTMLElement>(html`<div lang="en"></div>`);
    holder.innerHTML = `<${tag} reveal="interaction" pace="none" seed="listened to"></${tag}>`;
    const table = holder.firstElementChild as unknown as AnyTable;
    prepare(table);
    await waitUntil(() => table.renderRoot.querySelector('[role="log"]'), 'the table is not drawn');
    const listener = new Listener(table);
    await table.start();
    await table.whole();
    return listener;
  }

  get root(): ShadowRoot {
    return this.table.renderRoot as ShadowRoot;
  }

  /** The accessibility tree of the table, once it waits for somebody. */
  async tree(): Promise<Told> {
    await waitUntil(
      () =>
        this.table.tag('visitor', 'sheet', 'over') &&
        (!this.table.tag('sheet') || this.root.querySelector('.sheet')),
      'nobody is waited for',
    );
    await this.table.updateComplete;
    return (await a11ySnapshot({})) as unknown as Told;
  }

  /** Goes to the button of a name, and presses it by a key. */
  async press(name: string): Promise<void> {
    const button = [...this.root.querySelectorAll<HTMLElement>('button')].find((one) => called(one) === name);
    expect(button, `no button is called “${name}”`).not.to.equal(undefined);
    button!.focus();
    expect(this.root.activeElement, `“${name}” takes no focus`).to.equal(button);
    await sendKeys({press: 'Enter'});
    await this.table.updateComplete;
  }
}

/** A card by its name alone or with what is said of it: `Tarok XXI, may be played`. */
const isNamed = (name: string, card: string): boolean =>
  name.toLowerCase() === card.toLowerCase() || name.toLowerCase().startsWith(`${card.toLowerCase()},`);

/** What a listener presses next: a choice of an open sheet, the Skat, or the first card that may be chosen. */
function choiceOf(tree: Told, cards: readonly string[], bold: boolean): string {
  const open = (node: Told): boolean => !node.disabled && !/back|^Close/.test(node.name!);
  const sheet = within(tree, 'dialog')[0];
  if (sheet)
    return within(sheet, 'button')
      .filter(open)
      .at(bold ? -1 : 0)!.name!;
  const buttons = within(tree, 'button').filter(
    (button) => open(button) && !/in the Skat/.test(button.name!),
  );
  return (buttons.find(({name}) => name === 'Lay the Skat') ??
    buttons.find(({name}) => cards.some((card) => isNamed(name!, card))))!.name!;
}

for (const tag of ['whist-table', 'tarok-table', 'tarok-ombre-table']) {
  describe(`a whole deal at a <${tag}>, by ear and keys`, () => {
    it('tells what is held, what may be played, what lies there, who plays what, who takes it, and what came of it', async () => {
      const listener = await Listener.at(tag, (table) => {
        const first = (_view: unknown, moves: readonly MoveLike[]): MoveLike => moves[0]!;
        table.seats = ['visitor', first, first, first];
      });
      const {table, heard} = listener;
      const view = (): TrickView => table.view as TrickView;
      const name = (card: string): string => table.words.card(card);
      let tree = await listener.tree();
      for (let steps = 0; view().hand.length; steps++) {
        expect(steps, 'the deal has no end').to.be.below(50);
        const moves = table.game.moves(table.view).filter(isCard);
        if (moves.length && table.tag('visitor') && !within(tree, 'dialog').length) {
          for (const card of view().hand) {
            const told = within(tree, 'button').filter((button) => isNamed(button.name!, name(card)));
            expect(told.length, name(card)).to.equal(1);
            expect(!told[0]!.disabled, `${name(card)} may be played`).to.equal(
              moves.some((move) => move.card === card),
            );
          }
          for (const {card} of view().trick) {
            expect(
              within(tree, 'StaticText').some((text) => text.name!.includes(`: ${name(card)}`)),
              `${name(card)} lies on the table`,
            ).to.equal(true);
          }
          expect(heard.at(-1), 'the visitor is not told that he is to play').to.match(
            /^Your turn|^You lead|you/i,
          );
        }
        await listener.press(choiceOf(tree, view().hand.map(name), tag === 'tarok-ombre-table'));
        tree = await listener.tree();
      }
      const played = table.context!.record.moves.map(({move}) => move).filter(isCard);
      expect(played.length).to.be.above(50);
      for (const {card} of played)
        expect(
          heard.some((line) => line.includes(name(card)) && /\bplays?\b/.test(line)),
          `nobody says that the ${name(card)} is played`,
        ).to.equal(true);
      const players = table.context!.players.length;
      expect(heard.filter((line) => /\bwins? the trick/.test(line)).length).to.equal(played.length / players);
      // What came of it lies on sheets, of which each takes the focus and has a button that goes on.
      const told: string[] = [];
      for (
        let sheet = within(tree, 'dialog')[0];
        sheet && !view().hand.length;
        sheet = within((tree = await listener.tree()), 'dialog')[0]
      ) {
        expect(sheet.name, 'a sheet without a name').to.match(/\w/);
        expect(
          listener.root.activeElement!.closest('[role="dialog"]'),
          `“${sheet.name!}” has no focus`,
        ).not.to.equal(null);
        told.push(...within(sheet, 'StaticText').map((text) => text.name!));
        await listener.press(
          within(sheet, 'button').find((button) => /^(Skip|Go on)/.test(button.name!))!.name!,
        );
      }
      for (const wanted of [/\d/, /You|We/, /Leopold|They/]) expect(told.join(' ')).to.match(wanted);
    });
  });
}

describe('a whole game at a <patience-table>, by ear and keys', () => {
  it('tells what lies where, where each card may go, where it went, and that it has come out', async () => {
    const {record, moves} = await solutionOf('la-belle-lucie');
    const listener = await Listener.at('patience-table', (table) => {
      table.setAttribute('game', 'la-belle-lucie');
      table.record = record as never;
    });
    const {heard} = listener;
    let tree = await listener.tree();
    for (const [made, move] of moves.entries()) {
      const {from, to} = move as {from?: string; to?: string};
      const nameOf = (pile: string): string => called(listener.root.querySelector(`[data-pile="${pile}"]`)!);
      const told = heard.length;
      if (from && to) {
        // What is read out now and then is what stands there always.
        if (made % 12 === 0) {
          tree = await listener.tree();
          expect(
            within(tree, 'button').map((button) => button.name),
            nameOf(from),
          ).to.include(nameOf(from));
        }
        expect(nameOf(from)).to.contain(', goes ');
        await listener.press(nameOf(from));
        expect(nameOf(from)).to.contain('picked up');
        await listener.press(nameOf(to));
      } else {
        const words = within(await listener.tree(), 'button').map((button) => button.name!);
        await listener.press(words.find((word) => word.startsWith('Lay out again'))!);
      }
      await waitUntil(() => heard.length > told, `nothing is said of move ${made}`);
    }
    await waitUntil(() => listener.root.querySelector('.sheet'), 'nobody says so');
    expect(within(await listener.tree(), 'dialog')[0]!.name).to.contain('has come out');
  });
});
