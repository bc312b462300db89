import {expect} from '@open-wc/testing';
import type {WhistTable, WhistView} from '@quinola/whist';
import {render} from 'lit';
import {ledger} from '../src/whist/panels/ledger.js';
import {first, movesOf, quickTable, seen, settled} from '../test-support/table.js';

type Rubber = WhistView['rubbers'][number];

/** The displayed list of winning pairs for these rubbers. */
function pairsOf(table: WhistTable, rubbers: readonly Rubber[]): string[] {
  const {context} = table;
  const sheet = document.createElement('div');
  const settled = {...context, view: {...context!.view, rubbers}};
  render(
    ledger(
      Object.create(table, {
        context: {value: settled},
        texts: {value: table.gamePanelWords},
        who: {value: table.who.bind(table)},
      }) as WhistTable,
    ),
    sheet,
  );
  return [...sheet.querySelectorAll('table')[1]!.querySelectorAll('td')].map(({textContent}) =>
    textContent.replace(/\s+/g, ' ').trim(),
  );
}

describe('the score sheet of a whist table', () => {
  it('names the winners of a rubber that pays nothing, and nobody if it was not finished (Leitfaden §12 b, §13)', async () => {
    const table = await quickTable();
    const {seats} = table.view!;
    const name = (...pair: number[]): string => pair.map((seat) => table.who(seats[seat]!).name).join(', ');
    const game = (winner: 0 | 1, level: 1 | 2 | 3) => ({
      winner,
      level,
      loserScore: 0,
      byCall: false,
      carried: 0,
    });
    const rubber = (net: number, finished: boolean, ...games: Rubber['games']): Rubber => ({
      games,
      slams: [],
      net,
      finished,
      seats,
      dummy: -1,
      out: -1,
    });
    expect(
      pairsOf(table, [
        rubber(9, true, game(0, 2), game(0, 3)),
        rubber(-9, true, game(1, 2), game(1, 3)),
        // The winners of the rubber pay, so the list names who receives.
        rubber(2, true, game(1, 1), game(1, 1)),
        rubber(0, true, game(0, 3), game(1, 2), game(1, 1)),
        rubber(0, true, game(1, 3), game(0, 2), game(0, 1)),
        rubber(0, false, game(0, 1), game(1, 1)),
      ]),
    ).to.deep.equal([
      `${name(0, 2)}: 9 fishes`,
      `${name(1, 3)}: 9 fishes`,
      `${name(0, 2)}: 2 fishes`,
      `${name(1, 3)}: 0 fishes`,
      `${name(0, 2)}: 0 fishes`,
      '–: 0 fishes',
    ]);
  });

  it('has room for four names on a phone in every language', async () => {
    const table = await quickTable({rubbers: '2'});
    while (!table.view!.rubbers.length || table.tag('sheet')) {
      if (table.tag('sheet')) table.match.send({type: 'ACKNOWLEDGE'});
      else table.play(first(table.view!, movesOf(table)));
      await settled(table);
    }
    table.parentElement!.style.width = '320px';
    await table.open('score');
    const body = table.shadowRoot!.querySelector('.sheet .body')!;
    for (const lang of ['de', 'pl', 'ru', 'sv', 'en']) {
      const words = body.textContent;
      table.setAttribute('lang', lang);
      await seen(table, () => body.textContent !== words);
      await table.updateComplete;
      expect(body.querySelectorAll('thead .num').length, lang).to.equal(4);
      expect(body.scrollWidth, lang).to.be.at.most(body.clientWidth);
    }
  });
});
