import assert from 'node:assert/strict';
import test from 'node:test';
import {OptionsError} from '@quinola/play';
import {
  formatPosition,
  readPosition,
  whist,
  whistOptions,
  type GivenOptions,
} from '../src/whist/rules/index.js';

const DEAL = 'S:AKQ.J2.T98.K5432 W:J32.AKQ.765.QJT9 N:T98.T987.AK2.876 E:7654.6543.QJ43.A';

function code(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    assert.ok(error instanceof OptionsError, String(error));
    return error.code;
  }
  return 'none';
}

test('every option has a default for each rule set', () => {
  assert.deepEqual(whistOptions(), {
    rules: 'vienna-1834',
    honours: 'four',
    preference: false,
    gameLevels: 'full',
    table: 'four',
    rubbers: 3,
    etiquette: 'relaxed',
    throwOver: true,
    loserHonoursCount: false,
    middleTie: 'literal',
    mayCallAt: 'six-to-eight',
    lady: null,
    accidents: 3,
    deal: null,
  });
  assert.equal(whistOptions({rules: 'warsaw'}).rubbers, 1);
  assert.equal(whistOptions({rules: 'warsaw'}).throwOver, false);
  assert.equal(whistOptions({table: 'five'}).rubbers, 5);
  assert.equal(whistOptions({table: 'dummy'}).rubbers, 3);
  assert.deepEqual(
    whistOptions(whistOptions({rules: 'warsaw', rubbers: 2})),
    whistOptions({rules: 'warsaw', rubbers: 2}),
  );
});

const REFUSED: readonly (readonly [string, GivenOptions])[] = [
  ['excluded', {rules: 'warsaw', honours: 'five-carry'}],
  ['excluded', {rules: 'warsaw', honours: 'none'}],
  ['excluded', {rules: 'warsaw', table: 'five'}],
  ['excluded', {rules: 'warsaw', table: 'dummy'}],
  ['excluded', {rules: 'warsaw', preference: true}],
  ['excluded', {rules: 'warsaw', throwOver: true}],
  ['excluded', {rules: 'warsaw', loserHonoursCount: true}],
  ['excluded', {gameLevels: 'double-only'}],
  ['excluded', {middleTie: 'principle'}],
  ['excluded', {preference: true, honours: 'none'}],
  ['excluded', {preference: true, honours: 'five-carry'}],
  ['excluded', {mayCallAt: 'six'}],
  ['excluded', {mayCallAt: 'six', rules: 'warsaw'}],
  ['excluded', {mayCallAt: 'six', honours: 'five-carry'}],
  ['excluded', {table: 'five', rubbers: 3}],
  ['excluded', {lady: 1}],
  ['excluded', {table: 'dummy', deal: DEAL + ' trump=S'}],
  ['bad-number', {rubbers: 0}],
  ['bad-number', {rubbers: 1.5}],
  ['bad-number', {accidents: 101}],
  ['bad-number', {table: 'five', lady: 5}],
  ['unknown-rules', {rules: 'bridge'} as unknown as GivenOptions],
  ['unknown-table', {table: 'six'} as unknown as GivenOptions],
  ['unknown-honours', {honours: 'six'} as unknown as GivenOptions],
  ['unknown-mayCallAt', {preference: true, mayCallAt: 'seven'} as unknown as GivenOptions],
  ['unknown-preference', {preference: 'yes'} as unknown as GivenOptions],
  ['unknown-option', {colour: 'red'} as unknown as GivenOptions],
];

for (const [expected, given] of REFUSED) {
  test(`refused as ${expected}: ${JSON.stringify(given)}`, () =>
    assert.equal(
      code(() => whistOptions(given)),
      expected,
    ));
}

test('a lady who is none of the five players is refused as a number', () => {
  assert.throws(() => whistOptions({table: 'five', lady: 9}), {
    code: 'bad-number',
    about: {option: 'lady', value: '9', least: 0, most: 4},
  });
});

test('a set position starts with its first card', () => {
  const state = whist.start(whistOptions({deal: `${DEAL} dealer=S turnup=5C score=8-3 games=2`}));
  const view = whist.view(state, 1);
  assert.equal(view.turn.phase, 'playing.trick');
  assert.equal(view.turn.must, 1);
  assert.equal(view.trump, 'C');
  assert.equal(view.turnUp?.open, '5C');
  assert.deepEqual(view.score, [8, 3]);
  assert.equal(view.games[0]?.level, 2);
  assert.deepEqual(
    [...view.hand].sort(),
    ['3S', '2S', 'JS', 'AH', 'KH', 'QH', '7D', '6D', '5D', 'QC', 'JC', 'TC', '9C'].sort(),
  );
});

test('a hand that is left out gets the rest of the pack', () => {
  const whole = readPosition(`${DEAL} trump=S`, whistOptions());
  const without = readPosition(`${DEAL.split(' ').slice(0, 3).join(' ')} trump=S`, whistOptions());
  assert.deepEqual(
    without.hands.map((hand) => [...hand].sort()),
    whole.hands.map((hand) => [...hand].sort()),
  );
});

test('an ending may have cards on the table, and is written just as it was read', () => {
  const text =
    'S:A..2. W:2.K..9 N:4..K.6 E:3.5..2 dealer=N trump=S score=4-9 games=3,-1 leader=S trick=S:AH tricks=7-3';
  const position = readPosition(text, whistOptions());
  assert.deepEqual(position.trick, [{seat: 0, card: 'AH'}]);
  assert.equal(formatPosition(position), text);
  assert.deepEqual(readPosition(formatPosition(position), whistOptions()), position);
  assert.equal(
    code(() => readPosition(text.replace('tricks=7-3', 'tricks=7-4'), whistOptions())),
    'deal-tricks',
  );
  const state = whist.start(whistOptions({deal: text}));
  assert.equal(state.table.turn.must, 1);
  assert.deepEqual(whist.moves(whist.view(state, 1)), [{type: 'PLAY', card: 'KH'}]);
});

const BAD_DEALS: readonly (readonly [string, string])[] = [
  ['deal-word', `${DEAL} trump=S hello`],
  ['deal-word', `${DEAL} trump=S vulnerable=all`],
  ['deal-hand', DEAL.replace('AKQ', 'AKX')],
  ['deal-card-twice', `${DEAL.replace('K5432', 'Q5432')} trump=S`],
  ['deal-counts', `${DEAL.replace('K5432', 'K543')} trump=S`],
  ['deal-counts', `${DEAL.split(' ').slice(0, 2).join(' ')} trump=S`],
  ['deal-seat', `${DEAL} trump=S dealer=X`],
  ['deal-turnup', `${DEAL} dealer=S turnup=AC`],
  ['deal-trump', DEAL],
  ['deal-trump', `${DEAL} dealer=S turnup=5C trump=H`],
  ['deal-trump', `${DEAL} trump=S preference=H`],
  ['deal-score', `${DEAL} trump=S score=10-0`],
  ['deal-score', `${DEAL} trump=S score=eight`],
  ['deal-games', `${DEAL} trump=S games=1,2`],
  ['deal-games', `${DEAL} trump=S games=4`],
  ['deal-games', `${DEAL} trump=S games=0`],
  ['deal-tricks', `${DEAL} trump=S tricks=1-0`],
  ['deal-trick', `${DEAL} trump=S trick=W2H`],
];

for (const [expected, deal] of BAD_DEALS) {
  test(`a bad position is refused as ${expected}: ${deal.slice(-30)}`, () =>
    assert.equal(
      code(() => whist.start(whistOptions({deal}))),
      expected,
    ));
}

test('a game won before a set position gets a loser’s score that matches its value', () => {
  const lost = (options: GivenOptions, value: number): number =>
    whist.start(whistOptions({...options, deal: `${DEAL} trump=S games=${value}`})).table.games[0]!
      .loserScore;
  assert.deepEqual(
    [1, 2, 3].map((value) => lost({}, value)),
    [5, 1, 0],
  );
  assert.deepEqual(
    [1, 2, 3, 4].map((value) => lost({rules: 'warsaw'}, -value)),
    [5, 3, 1, 0],
  );
  assert.deepEqual(
    [1, 2, 3].map((value) => lost({honours: 'none'}, value)),
    [3, 1, 0],
  );
  assert.throws(() => lost({rules: 'warsaw', gameLevels: 'double-only'}, 3), {code: 'deal-games'});
});
