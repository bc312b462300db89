import assert from 'node:assert/strict';
import test from 'node:test';
import {isZeroSum} from '@quinola/play';
import {playMatch} from '@quinola/testing/match.js';
import {samples, testSeed} from '@quinola/testing/sample.js';
import {
  cardsOf,
  drewOwn,
  isMisere,
  vira,
  viraOptions,
  type DealResult,
  type ViraState,
} from '../src/vira/rules/index.js';
import {livelyMove} from '../test-support/random-match.js';

/** Agreements in which every option stands otherwise than usual at least once. */
const AGREED = (
  [
    {},
    {players: 4, al: 8, payment: 'simplified', sammaSlagna: true},
    {codilleDividesGoing: false, beteCap: 30, minBetes: 4, ladderVariant: 'both', beteStep: 'previous'},
    {mustHavePlayedWira: true, kopHigh: true, betePaper: 'own', omkopBete: 'beforeWriting'},
    {players: 4, touromattTakes: 'largest', etiquette: 'strict', ladderVariant: 'misereLitenAbove7'},
  ] as const
).map((given) => viraOptions({end: 1, ...given}));

const HABITS = {
  bidsOneIn: 3,
  breaches: () => [{type: 'CLAIM_LOST'} as const],
  seldom: ['CLAIM', 'AGREE'],
};

/** What holds of every settled deal. */
function checkDeal({table}: ViraState, result: DealResult): void {
  const {hands, tricks, outcome, game, asMisere, declarer} = result;
  const cards = hands.flat();
  assert.equal(new Set(cards).size, cards.length, 'no card lies in two places');
  if (outcome === 'all-passed') return;
  const made = tricks.reduce((sum, won) => sum + won, 0);
  assert.ok(made <= Math.max(cardsOf({game, asMisere}), result.offender < 0 ? 0 : 26));
  if (isMisere({game, asMisere})) assert.ok(tricks[declarer]! <= 2, 'a misère ends with its second trick');
  for (const {amount} of table.paper.waiting) assert.ok(amount > 0);
}

test('a winner whose own ål or bête was played for is told that he draws it from himself', () => {
  const result = {declarer: 1, drawn: 12, fisch: 2};
  assert.equal(drewOwn({...result, net: [-2, 4, -2]}), true);
  assert.equal(drewOwn({...result, net: [-14, 16, -2]}), false);
  assert.equal(drewOwn({...result, drawn: 0, net: [-2, 4, -2]}), false, 'nothing was drawn');
});

test('random sessions of Vira end; what is paid, and what is owed, sums to nothing', () => {
  const seen = new Set<string>();
  for (let i = 0; i < samples(40, 10_000); i++) {
    const options = AGREED[i % AGREED.length]!;
    let deals = 0;
    const end = playMatch(
      vira,
      options,
      `${testSeed}/vira/${i}`,
      ({events, after}) => {
        for (const event of events) {
          seen.add(event.type);
          if (event.type !== 'deal-settled') continue;
          deals++;
          seen.add(event.result.outcome);
          checkDeal(after, event.result);
        }
        const worth = vira.worth(after).reduce((sum, each) => sum + each, 0);
        assert.ok(Math.abs(worth) < 1e-6, `${JSON.stringify(options)}: ${worth}`);
      },
      // Random players seldom win: after some deals the session is ended.
      (game, state, random) =>
        deals >= 6 && game.turn(state).must !== 'chance'
          ? {by: game.turn(state).must as number, move: {type: 'STOP'} as const}
          : livelyMove(game, state, random, HABITS),
    );
    assert.ok(isZeroSum(vira.ledger(vira.view(end, 'watcher'))));
    assert.equal(end.table.paper.waiting.length, 0, 'the bêtes are divided at the end');
  }
  for (const met of [
    'won',
    'bete',
    'codille',
    'laid-down',
    'all-passed',
    'took-talon',
    'turns-again',
    'buys-again',
    'exposed',
    'division',
    'takes-over',
    'claimed-lost',
  ])
    assert.ok(seen.has(met), `${met} was never met`);
});
