import assert from 'node:assert/strict';
import test from 'node:test';
import {randomFrom, TAROK_78, type Card} from '@quinola/cards';
import {ImpossibleView} from '@quinola/opponents';
import {eachSample} from '@quinola/testing/sample.js';
import {followed, judgeDiscard, lawful} from '../src/kit/rules/index.js';
import {imagine} from '../src/tarok/opponents/imagine/index.js';
import {announceable, tarok, tarokOptions, type TarokState} from '../src/tarok/rules/index.js';
import {AGREEMENTS, playRandomMatch} from '../test-support/tarok-match.js';
import {dealtState, seatedState} from '../test-support/tarok-answers/positions.js';

const inDeal = ({table}: TarokState): boolean =>
  ['skat', 'announcing', 'playing.trick'].includes(table.turn.phase);

/** Checks that every card of the deal could lawfully have been played from these hands, and that all announcements were true. */
function agrees({table, dealt, skat}: TarokState): void {
  const {options, dealer} = table;
  const hands: Card[][] = dealt.map((hand, seat) =>
    seat === dealer ? hand.filter((card) => !skat.includes(card)) : [...hand],
  );
  if (skat.length) assert.ok(judgeDiscard(dealt[dealer]!, skat, true).legal, `Skat ${skat.join()}`);
  table.announced.forEach((said, seat) => {
    const items = announceable(hands[seat]!, options).map(({item}) => item);
    const written = items.map((item) => JSON.stringify(item));
    for (const item of said?.items ?? [])
      assert.ok(written.includes(JSON.stringify(item)), `${JSON.stringify(item)} of ${written.join()}`);
  });
  for (const {cards} of [...table.tricks, {cards: table.trick}]) {
    cards.forEach(({seat, card}, i) => {
      const hand = hands[seat]!;
      assert.ok(
        lawful(hand, followed(cards.slice(0, i), options.skyLed)).includes(card),
        `${card} of ${hand.join()}`,
      );
      hands[seat] = hand.filter((held) => held !== card);
    });
  }
}

/** Imagines deals from some views of a match, and checks that each agrees with all that was shown and said. */
function checkImagined(options: (typeof AGREEMENTS)[number], seed: string): void {
  const random = randomFrom(`${seed}/imagine`);
  playRandomMatch(options, seed, ({before}) => {
    if (random.below(25)) return;
    const view = tarok.view(before, random.below(before.table.options.players));
    const imagined = imagine(view, random);
    assert.deepEqual(tarok.view(imagined, view.player), view);
    if (!inDeal(imagined)) return;
    const {hands, skat, aside, table} = imagined;
    const laid = [...table.trick, ...table.tricks.flatMap(({cards}) => cards)];
    const all = [...hands.flat(), ...skat, ...aside, ...laid.map(({card}) => card)];
    assert.deepEqual(all.sort(), [...TAROK_78.cards].sort());
    assert.deepEqual(
      table.counts,
      hands.map((hand) => hand.length),
    );
    agrees(imagined);
  });
}

test('an imagined state agrees with the view, with every trick, and with all announcements', () => {
  eachSample(AGREEMENTS.length * 2, (seed, i) => checkImagined(AGREEMENTS[i % AGREEMENTS.length]!, seed));
});

test('the Pagat is never imagined buried if the dealer has announced it in his hand', () => {
  checkImagined(AGREEMENTS[4]!, 'quinola/244');
});

test('an announced half cavalry is in every imagined hand', () => {
  checkImagined(AGREEMENTS[5]!, 'quinola/325');
});

test('the Pagat may be imagined buried as long as its dealer has shown no tarok', () => {
  const [dealer, right, left] = [
    ['SK', 'T21', 'T1', ...TAROK_78.cards.slice(22, 47)],
    [...TAROK_78.cards.slice(1, 20), ...TAROK_78.cards.slice(47, 53)],
    TAROK_78.cards.slice(53, 78),
  ];
  const hidden = dealtState(seatedState(tarokOptions(), 0), [dealer, right, left], [], ['SK', 'T21', 'T1']);
  const view = {...tarok.view(hidden, 2), announced: [null, null, null]};
  const random = randomFrom('buried');
  const found = Array.from({length: 400}, () => imagine(view, random));
  assert.ok(found.every((state) => state.skat.length === 3));
  const said = dealtState(
    seatedState(tarokOptions({announcePagatInSkat: true}), 0),
    [dealer, right, left],
    [],
    ['SK', 'T21', 'T1'],
  );
  for (let i = 0; i < 20; i++) assert.ok(imagine(tarok.view(said, 2), random).skat.includes('T1'));
});

test('an impossible view is refused', () => {
  const [state] = [seatedState(tarokOptions(), 0)];
  const view = {
    ...tarok.view(state, 1),
    hand: ['T4'],
    counts: [1, 1, 90],
    turn: {phase: 'playing.trick' as const, must: 1, may: [], over: false},
  };
  assert.throws(() => imagine(view, randomFrom('impossible')), ImpossibleView);
});
