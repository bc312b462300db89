import assert from 'node:assert/strict';
import test from 'node:test';
import {afterBid, openAuction} from '@quinola/play';
import {bostonOptions, ladder, tariffCard, type Bid, type BostonView} from '../src/boston/rules/index.js';
import {bostonWhistOptions} from '../src/boston-whist/rules/index.js';
import {
  ladder as viraLadder,
  ladderCard,
  viraOptions,
  type Bid as ViraBid,
  type ViraView,
} from '../src/vira/rules/index.js';
import {setTable} from '../test-support/set-table.js';
import {anyCards, setVira} from '../test-support/vira-table.js';

const HANDS = [[], [], [], []];

/** A table of Boston after some calls. */
function bostonAfter(options: BostonView['options'], said: readonly (Bid | null)[]): BostonView {
  const {table} = setTable({options, hands: HANDS, highest: 'S', phase: 'bidding.opening'});
  let auction: BostonView['auction'] = openAuction([0, 1, 2, 3]);
  for (const bid of said) auction = afterBid(ladder(table), auction, bid);
  return {...table, auction};
}

test('the tariff card has a row for each game, with its prices, from the lowest', () => {
  const card = tariffCard(bostonAfter(bostonOptions(), []));
  assert.equal(card.length, 16);
  assert.deepEqual(card.map(({game, cells}) => [game, cells.map(({pays}) => pays)]).slice(0, 4), [
    ['boston', [2, 4]],
    ['petite-misere', [4]],
    ['grand-boston', [4, 6, 8]],
    ['grande-misere', [8]],
  ]);
  assert.deepEqual(card[2]!.cells[0]!.suits, ['H', 'D']);
  assert.deepEqual(card[2]!.cells[2]!.suits, ['S']);
  assert.ok(card.flatMap(({cells}) => cells).every(({open, by}) => open && by === -1));
});

test('the tariff card marks what was bid, what is still open, and what the elder may hold', () => {
  const cells = tariffCard(
    bostonAfter(bostonOptions(), ['boston.couleur', 'petite-misere', null, null]),
  ).flatMap((row) => row.cells);

  const cellOf = (bid: Bid) => cells.find((cell) => cell.bid === bid)!;
  assert.deepEqual(
    [cellOf('boston.couleur').by, cellOf('petite-misere').by, cellOf('grand-boston.simple').by],
    [0, 1, -1],
  );
  assert.deepEqual(
    [cellOf('boston.superieure').open, cellOf('petite-misere').open, cellOf('grand-boston.simple').open],
    [false, true, true],
  );
  assert.deepEqual([cellOf('petite-misere').holds, cellOf('grand-boston.simple').holds], [true, false]);
});

test('by tariff B the card shows what a game pays that is made exactly', () => {
  const card = tariffCard(bostonAfter(bostonWhistOptions(), []));
  assert.deepEqual(
    card.find(({game}) => game === 'independence')!.cells.map(({pays}) => pays),
    [4, 6, 8],
  );
  assert.deepEqual(
    card[0]!.cells.map(({bid}) => bid),
    ['boston.simple', 'boston.couleur', 'boston.superieure'],
  );
});

test('the ladder of Vira has its games with prices, and the open calls beside them', () => {
  const {table} = setVira({...anyCards, phase: 'bidding.opening'});
  let auction: ViraView['auction'] = openAuction([0, 1, 2]);
  for (const bid of ['begar', 'kop-7/farg'] as const satisfies readonly ViraBid[])
    auction = afterBid(viraLadder(table), auction, bid);
  const {games, calls} = ladderCard({...table, options: viraOptions(), auction});
  assert.equal(games.length, 31);
  assert.deepEqual(
    calls.map(({bid, by, open}) => [bid, by, open]),
    [
      ['begar', 0, false],
      ['tournee', -1, false],
      ['gasque', -1, true],
      ['solo', -1, true],
    ],
  );
  const seven = games.find(({game}) => game === 'kop-7')!;
  assert.deepEqual(
    seven.cells.map(({bid, by, open}) => [bid, by, open]),
    [
      ['kop-7', -1, false],
      ['kop-7/farg', 1, false],
      ['kop-7/hogsta', -1, true],
    ],
  );
  assert.deepEqual(games.find(({game}) => game === 'gasque-4')!.pays, [4, 8, 16]);
});
