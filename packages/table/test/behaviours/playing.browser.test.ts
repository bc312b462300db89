import {expect} from '@open-wc/testing';
import {emulateMedia, executeServerCommand} from '@web/test-runner-commands';
import {isWithin, nameOf} from '@quinola/testing/visitor/aria.js';
import {textBox} from '@quinola/testing/visitor/looks.js';
import {frames, key, leave, until, type Visitor} from '@quinola/testing/visitor.js';
import type {ToyTable} from '@quinola/testing/toy/table.js';
import {atToy, boundToFollow, playUntil} from './at-toy.js';

const typesIn = (table: Visitor): string[] => table.record.moves.map(({move}) => move.type);

describe('playing', () => {
  afterEach(async () => {
    leave();
    localStorage.clear();
    await emulateMedia({reducedMotion: 'no-preference'});
  });

  it('26 plays the current deal to its end on request', async () => {
    const table = await atToy();
    const deal = await table.openFromMenu('Play this deal out for me');
    expect(nameOf(deal)).to.equal('Deal 1');
    expect(typesIn(table).filter((type) => type === 'PLAY')).to.have.length(15);
    expect(table.cards()).to.deep.equal([]);
  });

  it('goes on at once when the felt is touched while others think, until it is the visitor’s turn', async () => {
    const table = await atToy();
    const element = table.element as unknown as ToyTable;
    element.setAttribute('pace', 'slow');
    await element.updateComplete;
    element.play(element.game.moves(element.view!)[0] as never);
    await until(() => element.tag('opponent'), 'nobody else is to play');
    element.shadowRoot!.querySelector<HTMLElement>('.room')!.click();
    await until(() => element.context!.hurried);
    await until(() => element.tag('visitor') || table.panel(), 'the visitor is not asked');
    expect(element.context!.hurried).to.equal(false);
  });

  it('says on the key N what lies in the trick, what can be played, and the score', async () => {
    const table = await atToy();
    const names = table.playable().map((card) => nameOf(card).split(',')[0]!.toLowerCase());
    const before = table.announced.length;
    table.playable()[0]!.focus();
    await key('n');
    await until(() => table.announced.length > before + 1);
    const said = table.announced.slice(before).join(' ');
    expect(said.toLowerCase()).to.contain(`you can play: ${names.join(', ')}.`);
    expect(said).to.match(/^Your turn/);
  });

  it('by clicks alone goes through a deal', async () => {
    const table = await atToy('deals="1"');
    while (!table.panel()) {
      const held = table.cards().length;
      await table.click(table.playable()[0]!);
      await until(() => table.panel() || (table.cards().length < held && table.playable().length));
    }
    expect(nameOf(table.panel()!)).to.match(/^Deal|session/);
  });

  it('32 asks for a second tap where the page requires it, and on touch where cards are close together', async () => {
    const asked = async (table: Visitor, tap: (card: HTMLElement) => Promise<unknown>): Promise<void> => {
      const held = table.hand().length;
      const card = table.playable()[0]!;
      const name = nameOf(card).split(',')[0]!;
      card.scrollIntoView({block: 'center'});
      await tap(card);
      await until(() => /, chosen: press again to play it/.test(nameOf(card)));
      expect(table.hand()).to.have.length(held);
      await tap(card);
      await until(() => !table.hand().includes(name));
    };
    await asked(await atToy('confirm="always"'), async (card) => card.click());
    leave();
    const finger = async (card: HTMLElement): Promise<unknown> => {
      // The left edge is not covered by another card.
      const {left, top, height} = card.getBoundingClientRect();
      return executeServerCommand('touch', [['touchStart', [left + 8, top + height / 2]], ['touchEnd']]);
    };
    const NARROW = 'style="width: 150px"';
    await asked(await atToy(NARROW), finger);
    leave();
    // Strips that are wide enough for a finger need one tap.
    for (const attributes of ['style="width: 390px"', `confirm="never" ${NARROW}`]) {
      const once = await atToy(attributes);
      const held = once.hand().length;
      once.playable()[0]!.scrollIntoView({block: 'center'});
      await finger(once.playable()[0]!);
      await until(() => once.hand().length < held, attributes);
      leave();
    }
  });

  it('32 says beside the hand why it may not be played', async () => {
    const {table, wrong} = await boundToFollow();
    wrong.click();
    const said = await until(() => textBox(table.element, /^You must follow suit\.$/));
    const card = wrong.getBoundingClientRect();
    expect(Math.min(Math.abs(said.bottom - card.top), Math.abs(said.top - card.top))).to.be.below(
      card.height,
    );
    expect(table.announced.at(-1)).to.equal('You must follow suit.');
  });

  it('42 announces twice what happens twice', async () => {
    const {table, wrong} = await boundToFollow();
    const announcements = (): number =>
      table.announced.filter((one) => one === 'You must follow suit.').length;
    wrong.click();
    await until(() => announcements() === 1);
    wrong.click();
    await until(() => announcements() === 2);
  });

  it('39 lets cards travel, except where the visitor prefers reduced motion', async () => {
    const never = (): Promise<never> => new Promise(() => undefined);
    const table = async (): Promise<Visitor> => {
      const made = await atToy();
      made.element.seats = ['visitor', never, never];
      made.element.setAttribute('pace', 'slow');
      await until(() => made.playable().length);
      return made;
    };
    expect(await ownCardTravels(await table())).to.equal(true);
    leave();
    await emulateMedia({reducedMotion: 'reduce'});
    expect(await ownCardTravels(await table())).to.equal(false);
  });

  it('39 lets a quick visitor play on before the trick is gathered', async () => {
    const table = await atToy();
    const won = (): boolean => table.announced.at(-1)?.startsWith('You win the trick') ?? false;
    // Up to the trick that the visitor wins and goes on from.
    while (!won() || table.cards().length < 2) {
      table.element.setAttribute('pace', 'none');
      await playUntil(table, () => table.playable().length);
      table.element.setAttribute('pace', 'quick');
      const held = table.cards().length;
      table.tapCard();
      await until(() => won() || (table.cards().length < held && table.playable().length) || table.panel());
    }
    // It stays there for most of a second.
    const lies = (): number =>
      table.part('trick').flatMap((trick) => table.allByRole('listitem', /(?:)/, trick)).length;
    expect(lies(), 'the trick').to.equal(3);
    const {length} = table.record.moves;
    table.tapCard(table.hand()[0]!);
    expect(table.record.moves[length], 'the card falls at once').to.include({by: 0});
  });

  it('41 moves the focus from one sheet to the next that the game opens, and to the hand', async () => {
    const table = await atToy('deals="1"');
    table.button('Menu').focus();
    await key('Enter');
    table.button('Play this deal out for me', await until(() => table.panel('Menu'))).focus();
    await key('Enter');
    for (const [title, button] of [
      [/^Deal/, 'Go on'],
      [/session is over/, 'Another session'],
    ] as const) {
      const sheet = await until(() => table.panel(title));
      await until(() => isWithin(table.focused(), sheet), `${title} has not the focus`);
      table.button(button, sheet).focus();
      await key('Enter');
    }
    await until(() => !table.panel(/session/) && table.focused(), 'the focus is lost');
  });
});

/** Whether the visitor’s card comes to the trick from elsewhere; how many pictures a browser draws on the way does not matter. */
async function ownCardTravels(table: Visitor): Promise<boolean> {
  const {animate} = Element.prototype;
  const travelling = new Set<Element>();
  Element.prototype.animate = function (...given) {
    const made = animate.apply(this, given);
    const [from] = (made.effect as KeyframeEffect).getKeyframes();
    if (from?.['translate']) travelling.add(this);
    return made;
  };
  try {
    table.tapCard();
    const own = await until(
      () =>
        table
          .part('trick')
          .flatMap((trick) => table.allByRole('listitem', undefined, trick))
          .find((card) => /^You: /.test(table.text(card))),
      'it lies nowhere',
    );
    await frames();
    return [...travelling].some((card) => own.contains(card));
  } finally {
    Element.prototype.animate = animate;
  }
}
