import assert from 'node:assert/strict';
import test from 'node:test';
import {isZeroSum, totalHeld} from '@quinola/play';
import {playMatch} from '@quinola/testing/match.js';
import {samples, testSeed} from '@quinola/testing/sample.js';
import {boston, bostonOptions} from '../src/boston/rules/index.js';
import {bostonWhist, bostonWhistOptions} from '../src/boston-whist/rules/index.js';
import {
  isMisere,
  poolRules,
  tricksOf,
  type Agreed,
  type BostonGame,
  type BostonMove,
  type BostonState,
  type BostonView,
  type DealResult,
} from '../src/kit/contracts/rules/index.js';
import {livelyMove} from '../test-support/random-match.js';

const FOUR = [
  {},
  {tariff: 'B', bostonSimple: true, colours: 'perDeal'},
  {etiquette: 'strict', exposeAfterFirstTrick: true, dealPackets: 'choice'},
  {dealPackets: 'ones', block: 0, dealerStake: 0, allPassStake: 0, bostonSimple: true},
] as const;

const THREE = [
  {},
  {misereNamesLeader: true, misereDouble: true},
  {reversedColours: true, direction: 'left', dealPackets: 'twos', etiquette: 'strict'},
] as const;

const WHIST = [
  {},
  {colours: 'fixed', askMode: 'refusable', bothShortBete: 'shared', payPartnerToo: true},
  {underTrickBase: 'delivered', honours: false, slamPremium: '10-12', etiquette: 'strict'},
  {tariffDisplay: 'C', slamPremium: 'none'},
] as const;

/** The games, each with agreements in which every option stands otherwise than usual at least once. */
const GAMES: Readonly<Record<string, readonly Agreed[]>> = {
  Boston: FOUR.map((given) => bostonOptions({deals: 4, ...given})),
  'Tri-Boston': THREE.map((given) => bostonOptions({players: 3, deals: 4, ...given})),
  'Boston-Whist': WHIST.map((given) => bostonWhistOptions({deals: 4, ...given})),
};

/** What each game must bring about in the sample. */
const MET: Readonly<Record<string, readonly string[]>> = {
  Boston: ['law-30', 'conceded'],
  'Tri-Boston': ['leader'],
  'Boston-Whist': ['helps', 'refused-help', 'declines'],
};

/** Whatever may be done against the laws: a card that is not to be played, hands that are laid down too soon. */
const breaches = ({hand}: BostonView): readonly BostonMove[] => [
  ...hand.map((card) => ({type: 'PLAY' as const, card})),
  {type: 'CLAIM_LOST'},
];

const HABITS = {bidsOneIn: 3, breaches, seldom: ['CONCEDE']};

for (const [name, agreed] of Object.entries(GAMES))
  test(`random sessions of ${name} end; what is paid, and what lies in the pool, sums to nothing`, () => {
    const seen = new Set<string>();
    for (let i = 0; i < samples(40, 10_000); i++) {
      const options = agreed[i % agreed.length]!;
      const game = options.askMode ? bostonWhist : boston;
      const end = playMatch(
        game,
        options,
        `${testSeed}/${name}/${i}`,
        ({events, after}) => {
          for (const event of events) {
            seen.add(event.type);
            if (event.type === 'deal-settled') checkDeal(game, after, event.result, seen);
          }
          const worth = game.worth(after).reduce((sum, each) => sum + each, 0);
          assert.ok(Math.abs(worth) < 1e-6, `${JSON.stringify(options)}: ${worth}`);
        },
        (one, state, random) => livelyMove(one, state, random, HABITS),
      );
      assert.ok(isZeroSum(game.ledger(game.view(end, 'watcher'))));
      assert.equal(end.table.settled.length, 4);
    }
    for (const met of ['won', 'lost', 'all-passed', 'exposed', ...MET[name]!])
      assert.ok(seen.has(met), `${met} was never met`);
  });

/** What holds of every settled deal. */
function checkDeal(
  game: BostonGame,
  after: BostonState,
  {outcome, penalty, hands, tricks, bid, declarer}: DealResult,
  seen: Set<string>,
): void {
  const {entries, pool, options} = after.table;
  const inPot = entries.reduce((sum, {holder, amount}) => sum + (holder === 'pot' ? amount : 0), 0);
  if (!game.turn(after).over)
    assert.equal(inPot, totalHeld(poolRules(options), pool), 'the pot holds what the pool says');
  seen.add(outcome);
  if (penalty) seen.add(`law-${penalty.law}`);
  if (outcome === 'all-passed') return;
  const cards = hands.flat();
  assert.equal(new Set(cards).size, cards.length, 'no card lies in two places');
  assert.ok(tricks.reduce((sum, won) => sum + won, 0) <= tricksOf({bid}));
  if (isMisere(bid!)) assert.ok(tricks[declarer]! <= 1, 'a lost misère is stopped');
}
