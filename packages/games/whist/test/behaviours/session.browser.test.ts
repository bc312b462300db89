import {expect} from '@open-wc/testing';
import '@quinola/whist/define.js';
import {setViewport} from '@web/test-runner-commands';
import {nameOf} from '@quinola/testing/visitor/aria.js';
import {overlap, seenText} from '@quinola/testing/visitor/looks.js';
import {frames, key, leave, QUICK, until, visit, type Visitor} from '@quinola/testing/visitor.js';

/** A match in which the visitor first draws a card equal to another, then the lowest: he chooses his seat and deals. */
const SEED = 'evening 8';

/** South can claim the remaining tricks, and so wins the last game of the third rubber. */
const LAST_OF_RUBBER =
  'S:AKQJT98765432... W:.AKQJT.AKQJ.AKQJ N:.98765.T987.T987 E:.432.65432.65432 dealer=E trump=S score=8-4 games=3';

/** How much of a card must be visible to recognize it, in px. */
const CORNER = 16;

/** Moves the focus to an element by Tab alone, and presses Enter there. */
async function enter(table: Visitor, target: () => HTMLElement | undefined): Promise<void> {
  for (let stops = 0; table.focused() !== target(); stops++) {
    expect(stops, `Tab does not lead to “${target()?.textContent}”`).to.be.below(70);
    await key('Tab');
  }
  await key('Enter');
}

/** The cards of the spread pack that may be drawn. */
const spread = (table: Visitor): HTMLElement[] =>
  table
    .allByRole('button', /^Card \d+ of the spread$/)
    .filter((card) => !(card as HTMLButtonElement).disabled);

describe('a match of whist', () => {
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('29 the visitor draws, draws again, chooses a seat and a pack, deals and cuts, with the keyboard alone', async () => {
    await setViewport({width: 1000, height: 900});
    const table = await visit(`<whist-table pace="none" ceremony="full" seed="${SEED}"></whist-table>`, {
      seats: QUICK,
    });
    const button = (name: RegExp) => (): HTMLElement | undefined => table.byRole('button', name) ?? undefined;

    await until(() => spread(table).length === 52, 'the whole pack is spread');
    await until(() => table.panel('Drawing for partners'));
    await enter(table, () => spread(table)[0]);

    await until(() => spread(table).length === 48, 'nobody draws again');
    expect(table.announced.join(' ')).to.match(/draw again/);
    const drawn = table.allByRole('img', / of /, table.panel()!).map(nameOf);
    expect(drawn).to.have.length(4);
    expect(new Set(drawn.map((card) => card.split(' ')[0])).size, 'two are equal').to.be.below(4);
    // The spread pack is one tab stop; arrow keys move within it.
    expect(spread(table).filter(({tabIndex}) => tabIndex === 0)).to.deep.equal([spread(table)[0]]);
    const [one, two] = spread(table);
    one!.focus();
    for (const arrow of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await key(arrow);
    expect(table.focused()).to.equal(two);
    await key('Home');
    await enter(table, () => one);

    await until(button(/^South$/), 'no seat is asked for');
    expect(['South', 'West', 'North', 'East'].filter((seat) => !table.hasButton(seat))).to.deep.equal([]);
    await enter(table, button(/^West$/));

    await until(button(/^The blue pack$/), 'no pack is asked for');
    await enter(table, button(/^The blue pack$/));
    await until(() => table.cards().length === 13, 'nothing is dealt');
    expect(table.announced.join(' '))
      .to.contain('You choose the blue pack.')
      .and.to.contain('You have dealt');
    await table.turn();
    expect(table.focused(), 'the focus is still at the table').not.to.equal(null);

    // The next deal is dealt on the visitor's left: he cuts.
    await table.playUntil(() => table.panel('Deal 1'));
    await enter(table, button(/^Go on$/));
    const throwOver = /^Refuse the cut/;
    for (const times of [1, 2]) {
      await until(button(throwOver), `not to be thrown over time ${times}`);
      await enter(table, button(throwOver));
      const said = times === 1 ? /the cut\.$/ : /the cut a second time\.$/;
      await until(() => table.announced.some((line) => line.startsWith('You refuse') && said.test(line)));
    }
    await until(() => table.panel('Cut the pack.') && !table.hasButton(throwOver), 'only twice');
    const slider = (): HTMLInputElement => table.byRole('slider', 'Where to cut') as HTMLInputElement;
    for (let stops = 0; table.focused() !== slider(); stops++) {
      expect(stops, 'Tab does not lead to where it is cut').to.be.below(70);
      await key('Tab');
    }
    await key('Home');
    for (let step = 0; step < 8; step++) await key('ArrowRight');
    expect(slider().valueAsNumber).to.equal(9);
    await enter(table, button(/^Cut here$/));
    await until(() => table.cards().length === 13, 'nothing is dealt');
    const cuts = table.record.moves.filter(({by, move}) => by === 0 && move.type === 'CUT');
    expect(cuts.map(({move}) => (move as {index?: number}).index)).to.deep.equal([9]);
    expect(seenText(table.element), 'a trump is turned up').to.match(/trump: \w+/);
  });

  it('30 everybody has a place, wherever the dummy sits and however narrow the table', async () => {
    await setViewport({width: 1200, height: 1000});
    for (const [seed, side] of [
      ['d', 'left'],
      ['b', 'top'],
      ['a', 'right'],
    ] as const) {
      const place = document.createElement('div');
      document.body.append(place);
      try {
        const table = await visit(`<whist-table pace="none" table="dummy" seed="${seed}"></whist-table>`, {
          seats: QUICK,
          place,
        });
        const open = (): HTMLElement | undefined =>
          table.part('hand').find((hand) => hand.getAttribute('aria-label') !== 'Your hand');
        for (let cards = 0; !open() && cards < 9; cards++) {
          const before = table.announced.length;
          if (table.panel()) table.press('Take up the hand');
          else table.tapCard();
          await until(() => table.announced.length > before && (table.panel() || table.playable().length));
        }
        const seat = table.part('seat').find((one) => /dummy/.test(table.text(one)))!;
        place.style.width = '1080px';
        await frames();
        expect(sideOf(table, seat)).to.equal(side);
        for (const width of [1080, 768, 390]) {
          place.style.width = `${width}px`;
          await frames();
          const parts = [...table.part('seat'), ...table.part('score')].filter(
            ({offsetWidth}) => offsetWidth,
          );
          const boxes = parts.map((part) => part.getBoundingClientRect());
          const own = table
            .part('hand')
            .find((hand) => hand !== open())!
            .getBoundingClientRect();
          const cards = table
            .allByRole('button', / of /, open()!)
            .map((card) => card.getBoundingClientRect());
          expect(cards.length).to.be.above(6);
          for (const [i, card] of cards.entries()) {
            const hidden = cards
              .slice(i + 1)
              .some(
                ({left, top, right}) =>
                  left < card.left + CORNER && top < card.top + CORNER && right > card.left,
              );
            expect(hidden, `dummy ${side}, ${width} px: one hides the corner of another`).to.equal(false);
          }
          for (const [i, box] of boxes.entries()) {
            expect(box.bottom, `dummy ${side}, ${width} px: below the own hand`).to.be.at.most(own.bottom);
            for (const other of boxes.slice(i + 1))
              expect(overlap(box, other), `dummy ${side}, ${width} px: one lies on another`).to.equal(false);
          }
        }
      } finally {
        place.remove();
      }
    }
  });

  it('30 everybody keeps his place while the sheets of a rubber are open, even before the draw for the next', async () => {
    await setViewport({width: 1000, height: 900});
    const table = await visit(
      `<whist-table pace="none" rubbers="2" names="Anna,Berta,Carl,Dora" deal="${LAST_OF_RUBBER}"></whist-table>`,
      {seats: QUICK},
    );
    // From left to right, by their name plates.
    const company = (): (string | undefined)[] =>
      table
        .part('seat')
        .map((seat) => ({
          seat: seat.getBoundingClientRect(),
          who: /Berta|Carl|Dora/.exec(seenText(seat))?.[0],
        }))
        .sort((one, other) => one.seat.left - other.seat.left)
        .map(({who}) => who)
        .filter(Boolean);
    const seatedBefore = company();
    expect(seatedBefore).to.have.length(3);
    const deal = await table.openFromMenu(/^Lay your cards down/);
    const titles: string[] = [];
    for (let sheet = deal; ;) {
      const title = nameOf(sheet);
      titles.push(title);
      if (!/^(Deal|We|Rubber)/.test(title)) break;
      expect(table.text(sheet), title).to.contain('We').and.not.to.contain('South');
      expect(company(), title).to.deep.equal(seatedBefore);
      if (/^Rubber/.test(title)) break;
      table.press('Go on', sheet);
      sheet = await until(() => {
        const next = table.panel();
        return next && nameOf(next) !== title ? next : null;
      });
    }
    expect(titles).to.deep.equal(['Deal 1', 'Rubber 1']);
  });

  it('30 four of five players sit at the table, and the fifth is named', async () => {
    await setViewport({width: 1000, height: 900});
    const five = (seed: string): Promise<Visitor> =>
      visit(`<whist-table pace="none" table="five" seed="${seed}"></whist-table>`, {
        seats: [...QUICK, QUICK[1]],
      });
    const sides = (table: Visitor): Record<string, string> =>
      Object.fromEntries(
        table
          .part('seat')
          .flatMap((seat) =>
            (/Caroline|Leopold|Constance|Gerold|Josepha/.exec(seenText(seat)) ?? []).map((name) => [
              sideOf(table, seat),
              name,
            ]),
          ),
      );
    const playing = await five('a');
    const out = playing.announced.flatMap((line) => /(\w+) sits out\.$/.exec(line)?.[1] ?? []);
    expect(out).to.deep.equal(['Josepha']);
    expect(sides(playing)).to.deep.equal({left: 'Constance', top: 'Leopold', right: 'Gerold'});
    await playing.playUntil(() => playing.panel('Deal 1'));
    expect(sides(playing), 'at the end of the deal').to.deep.equal({
      left: 'Constance',
      top: 'Leopold',
      right: 'Gerold',
    });
    leave();

    const watching = await five('c');
    expect(watching.announced.join()).to.contain('You sit out.');
    await until(() => watching.panel('Deal 1'), 'the others do not play');
    expect(watching.cards()).to.deep.equal([]);
    expect(sides(watching)).to.deep.equal({left: 'Leopold', top: 'Constance', right: 'Gerold'});
  });
});

/** On which side of the table a seat is. */
function sideOf({element}: Visitor, seat: HTMLElement): string {
  const table = element.getBoundingClientRect();
  const {left, right} = seat.getBoundingClientRect();
  const along = ((left + right) / 2 - table.left) / table.width;
  return along < 0.4 ? 'left' : along > 0.6 ? 'right' : 'top';
}
