import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {randomFrom, type Card} from '@quinola/cards';
import {judge} from '@quinola/opponents';
import type {Because} from '@quinola/play';
import {samples, testSeed} from '../../../play/test-support/sample.js';
import {callMaxims} from '../src/maxims/calls.js';
import {factsOf, lawful, type Facts, type FactsView} from '../src/maxims/facts.js';
import {hoyle} from '../src/maxims/hoyle.js';
import {leitfaden} from '../src/maxims/leitfaden.js';
import {cardMaxims} from '../src/maxims/schools.js';
import {whist, type WhistView} from '../src/rules/index.js';
import {runners} from '../src/vectors/maxims.js';
import {dealtState} from '../test-support/dealt.js';

/** South's view at the beginning of a deal with clubs for trumps, and what is said otherwise of it. */
function facts(hand: string, more: Partial<FactsView> = {}, over: Partial<Facts> = {}): Facts {
  return {
    ...factsOf({
      player: 0,
      seats: [0, 1, 2, 3],
      seat: 0,
      leader: 0,
      trick: [],
      tricks: [],
      tricksWon: [0, 0],
      trump: 'C',
      turnUp: null,
      hand: hand.split(' '),
      dummyHand: null,
      score: [0, 0],
      calls: [],
      options: {honours: 'four'},
      ...more,
    }),
    ...over,
  };
}

const trick = (leader: number, winner: number, cards: string) => ({
  leader,
  winner,
  cards: cards.split(' ').map((card, i) => ({seat: (leader + i) % 4, card})),
});

const turned = (card: Card, seat: number) => ({turnUp: {seat, open: null, remembered: card}});

const FILL = '8H 7H 6H 5H 8D 7D 6D 5D';

/** Rare cases: the maxim, the card it chooses, the school, the position. Finesses fire. */
const RARE: readonly (readonly [id: string, card: Card, school: string, Facts])[] = [
  [
    'whist.leitfaden.17.XIV.3',
    'JC',
    'leitfaden',
    facts('AC JC 4C 8D 7D', {
      leader: 2,
      trick: [
        {seat: 2, card: '5C'},
        {seat: 3, card: '6C'},
      ],
      tricks: [trick(0, 0, 'KC 2C 3C 7C'), trick(0, 2, '3D 2D AD 4D')],
    }),
  ],
  [
    'whist.leitfaden.17.XIV.3',
    'AC',
    'leitfaden',
    facts('AC 4C 8D 7D', {
      tricks: [trick(0, 0, 'KC 2C 3C 7C'), trick(0, 2, '3D 2D AD 4D'), trick(2, 0, '5C 6C JC 8C')],
    }),
  ],
  [
    'whist.leitfaden.17.XIV.5',
    '9C',
    'leitfaden',
    facts('AC JC TC 9C 8D 7D 6D', {
      tricks: [trick(2, 2, 'KH 4H 2H 3H'), trick(2, 0, '2S 3S AS 4S')],
    }),
  ],
  [
    'whist.leitfaden.17.XV.2b',
    'TC',
    'leitfaden',
    facts('TC 4C 3C KH 8H 7H 6H QD 4D 2D 5S 4S', {
      score: [3, 8],
      calls: [
        {seat: 1, said: 'call'},
        {seat: 3, said: 'no'},
      ],
      tricks: [trick(0, 0, 'AS 2S 3S 6S')],
    }),
  ],
  ['whist.leitfaden.25.2c', 'TC', 'leitfaden', facts(`AC JC TC 4C 3C ${FILL}`, turned('KC', 1))],
  ['whist.leitfaden.17.XVI.1', '9S', 'leitfaden', facts('9C 8C 6C 4C 2C 9S KH 7H 6H 5H QD 4D 3D')],
  [
    'whist.leitfaden.25.2b',
    '6H',
    'leitfaden',
    facts('AH JH 6H 4C 8D 7D', {leader: 3, trick: [{seat: 3, card: 'KH'}]}),
  ],
  [
    'whist.leitfaden.14.impass',
    'QH',
    'leitfaden',
    facts('AH QH 6H 4C 8D 7D', {
      leader: 2,
      trick: [
        {seat: 2, card: '4H'},
        {seat: 3, card: '5H'},
      ],
    }),
  ],
  [
    'whist.leitfaden.25.2e',
    'TH',
    'leitfaden',
    facts('TH 4H 4C 8D 7D', {
      leader: 1,
      trick: [
        {seat: 1, card: '5H'},
        {seat: 2, card: 'AH'},
        {seat: 3, card: '6H'},
      ],
    }),
  ],
  [
    'whist.leitfaden.17.VIII.a',
    '4H',
    'leitfaden',
    facts('4C 3C QH 8H 4H 9D 6D', {}, {slamDanger: true, void: ['', '', 'H', '']}),
  ],
  [
    'whist.leitfaden.17.XI.1own.b',
    '4C',
    'leitfaden',
    facts('KC 9C 7C 4C AH KH 7H 9D 6D 2D 5S 4S 3S', {score: [9, 5]}),
  ],
  ['wist.ogolne.29', 'KC', 'hoyle', facts('AC KC JC 4C')],
  ['wist.ogolne.25', '2C', 'hoyle', facts('JC TC 7C 4C 2C')],
  ['wist.szczegolne.3', 'KC', 'hoyle', facts('KC QC TC 6C 4C 2C AH KH 7H 4H 3D 2D 5S')],
  [
    'whist.leitfaden.17.XX.3',
    '9H',
    'leitfaden',
    facts('3C 2C 9H 6D 3S', {}, {trumpsOut: 1, slamDanger: false}),
  ],
  // Who plays after partner is at my right: he may ruff over him, the player at my left may not.
  [
    'whist.leitfaden.17.XVI.4',
    '7D',
    'leitfaden',
    facts('8C QH 8H 4H 2H 9D 7D 6S', {}, {slamDanger: false, void: ['', '', 'H', 'H']}),
  ],
  ['wist.obfita.jedna', 'AH', 'hoyle', facts('4C 3C AH KH 7H 5H 8D 6S', {}, {trumpLeads: [1, 0, 0, 0]})],
  ['wist.szczegolne.5', 'QC', 'hoyle', facts('QC JC 9C 4C 2C AH KH 7H 4H 6D 3D 2D 5S')],
  ['wist.ogolne.11', 'KC', 'hoyle', facts('AC KC JC 6C 4C 2C')],
  ['wist.ogolne.10', '2C', 'hoyle', facts('AC KC 8C 6C 4C 2C')],
  ['wist.ogolne.23', '2C', 'hoyle', facts('QC JC 7C 4C 2C')],
  ['wist.ogolne.35', 'TC', 'hoyle', facts('TC 9C 8C 4C')],
  ['wist.ogolne.3b', 'AD', 'hoyle', facts('4C 3C AH KH QH 4H AD KD 5D 7S', {}, {void: ['', '', 'H', '']})],
  // Rule 3 counts what was held: it goes on when the first ace has been played, and when both have.
  [
    'wist.ogolne.3b',
    'AD',
    'hoyle',
    facts('4C 3C KH QH 4H AD KD 5D 7S', {tricks: [trick(0, 0, 'AH 2H 5S 3H')]}),
  ],
  [
    'wist.ogolne.3b',
    'KD',
    'hoyle',
    facts('4C 3C KH QH 4H KD 5D 7S', {
      tricks: [trick(0, 0, 'AH 2H 5S 3H'), trick(0, 0, 'AD 2D 3D 4D')],
    }),
  ],
  [
    'wist.ogolne.3',
    'KD',
    'hoyle',
    facts('4C 3C 9H 4H KD 5D 7S', {tricks: [trick(0, 0, 'AH 2H 5H 3H'), trick(0, 0, 'AD 2D 3D 4D')]}),
  ],
  [
    'wist.swiecona.as-prawa.1',
    'AH',
    'hoyle',
    facts('TC 9C AH KH QH 8D 7D 6D 5D 8S 7S 6S 5S', turned('AC', 3)),
  ],
  [
    'wist.swiecona.krol-dama-prawa',
    'AH',
    'hoyle',
    facts('TC 9C AH KH QH 8D 7D 6D 5D 8S 7S 6S 5S', turned('KC', 3)),
  ],
  [
    'wist.swiecona.as-prawa.2',
    'TC',
    'hoyle',
    facts('TC 9C KH QH 8D 7D 6D 5D 8S 7S 6S 5S', {...turned('AC', 3), tricks: [trick(0, 0, 'AH 2H 3H 4H')]}),
  ],
  [
    'wist.swiecona.as-prawa.3',
    '9C',
    'hoyle',
    facts('9C QH 8D 7D 6D 5D 8S 7S 6S 5S', {
      ...turned('AC', 3),
      tricks: [trick(0, 0, 'AH 2H 3H 4H'), trick(0, 2, 'TC 2C JC 3C'), trick(2, 0, '5H 6H KH 7H')],
    }),
  ],
];

const fired = new Set<string>();

function note(because: Because | undefined): void {
  for (const id of [because?.maxim, because?.then, ...(because?.over ?? [])]) if (id) fired.add(id);
}

for (const [id, card, school, position] of RARE) {
  test(`${id} plays the ${card}`, () => {
    const {choice, because} = judge(cardMaxims(school), position, lawful(position), 'always');
    note(because);
    assert.deepEqual({card: choice, maxim: because?.maxim}, {card, maxim: id});
  });
}

/** Scores that give every maxim about the score its turn. */
const SCORES = [
  [0, 0],
  [4, 6],
  [9, 5],
  [8, 3],
  [0, 7],
  [5, 9],
  [3, 3],
] as const;

/** Plays a deal out by a school and shows every judgement. */
function judgedDeal(
  seed: string,
  school: string,
  score: readonly [number, number],
  ruses: boolean,
  seen: (view: WhistView, card: Card) => void,
): void {
  let state = dealtState(seed, {}, score);
  while (!state.table.lastDeal) {
    const by = whist.turn(state).must as number;
    const view = whist.view(state, by);
    let move = whist.moves(view)[0]!;
    if (view.turn.phase === 'playing.trick') {
      const known = factsOf(view);
      const {choice, because} = judge(
        cardMaxims(school),
        known,
        lawful(known),
        ruses ? 'always' : randomFrom(`${seed} ${view.hand.length}`),
      );
      note(because);
      seen(view, choice);
      move = {type: 'PLAY', card: choice};
    }
    state = whist.play(state, by, move).state;
  }
}

test('what the books advise is lawful, in deals of every score', () => {
  const deals = samples(42, 2000);
  for (let i = 0; i < deals; i++) {
    const school = ['leitfaden', 'hoyle', 'mixed'][i % 3]!;
    judgedDeal(`${testSeed}/maxims ${i}`, school, SCORES[i % SCORES.length]!, i % 2 === 0, (view, card) => {
      assert.equal(whist.refusal(view, {type: 'PLAY', card}), null, `deal ${i}, ${card}`);
    });
  }
});

test('every maxim fires: in a deal, in an answer known from the books, or in a position made for it', () => {
  // A deal set apart from the sampled ones, so that nothing depends on their seed.
  for (let i = 0; i < 70; i++)
    judgedDeal(
      `always the same ${i}`,
      i % 2 ? 'hoyle' : 'leitfaden',
      SCORES[i % SCORES.length]!,
      i % 4 < 2,
      () => undefined,
    );
  for (const file of ['whist', 'wist']) {
    const answers = JSON.parse(readFileSync(new URL(`vectors/${file}.json`, import.meta.url), 'utf8')) as {
      kind: string;
      given: Record<string, unknown>;
    }[];
    for (const {kind, given} of answers) {
      if (['play', 'suit-lead', 'trump-lead'].includes(kind))
        fired.add((runners[kind]!(given) as {maxim: string}).maxim);
    }
  }
  const silent = [...leitfaden, ...hoyle].map(({id}) => id).filter((id) => !fired.has(id));
  assert.deepEqual([...new Set(silent)], []);
});

test('silence at eight tells nothing where eight may not call (Vienna §17 XV 2, §23 III)', () => {
  const hand = 'TC 4C 3C KH 8H 7H 6H QD 4D 2D 5S 4S';
  const silent = {score: [3, 8] as const, tricks: [trick(0, 0, 'AS 2S 3S 6S')]};
  const at = (preference: string | null, mayCallAt: 'six' | 'six-to-eight'): boolean =>
    facts(hand, {...silent, preference, options: {honours: 'four', mayCallAt}}).silentEight;
  assert.equal(at(null, 'six-to-eight'), true);
  assert.equal(at('C', 'six-to-eight'), true);
  assert.equal(at('C', 'six'), false);
  assert.equal(at('H', 'six'), true);
});

test('the book’s table of calls has an answer for every score', () => {
  for (let them = 0; them < 10; them++) {
    for (const over of [{}, {slamHope: true}, {slamDanger: true}]) {
      assert.ok(
        judge(callMaxims, facts('AC', {score: [8, them]}, over), ['CALL', 'SILENT'] as const).because,
        `against ${them}`,
      );
    }
  }
});
