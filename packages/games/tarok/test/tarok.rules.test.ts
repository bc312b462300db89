import assert from 'node:assert/strict';
import test from 'node:test';
import {TAROK_78, type Card} from '@quinola/cards';
import {balances, MoveError, listed, netOf, pilePoints} from '@quinola/play';
import {
  announceable,
  tarok,
  tarokOptions,
  type GivenOptions,
  type TarokHappening,
  type TarokMove,
  type TarokState,
} from '../src/tarok/rules/index.js';
import {byTwos} from '../src/kit/rules/index.js';
import {pieceScore} from '../src/tarok/rules/deux.js';
import {cardPayments} from '../src/tarok/rules/payments.js';
import {eventsOf} from '../test-support/tarok-answers/deals.js';
import {dealtState, played, seatedState} from '../test-support/tarok-answers/positions.js';

const PACK = TAROK_78.cards;

/** Hands that start with given cards and are filled up with the others, from the last card of a new pack backwards. */
function filled(
  sizes: readonly number[],
  ...starts: readonly (readonly Card[])[]
): readonly (readonly Card[])[] {
  const rest = PACK.filter((card) => !starts.flat().includes(card)).reverse();
  return starts.map((cards, i) => [...cards, ...rest.splice(0, sizes[i]! - cards.length)]);
}

/** Plays to the end of the deal; each seat plays its first lawful card. */
function playedOut(state: TarokState, happened: TarokHappening[] = []): TarokState {
  let now = state;
  while (now.table.lastDeal === state.table.lastDeal) {
    const {must} = now.table.turn;
    const {state: next, events} = tarok.play(
      now,
      must!,
      [...listed(tarok, tarok.view(now, must as number))][0]!,
    );
    happened.push(...events);
    now = next;
  }
  return now;
}

test('places are drawn, the player with the tarok deals first, and drawn cards stay where they were', () => {
  const start = tarok.start(tarokOptions());
  const state = played(
    start,
    {type: 'SPREAD', cards: ['2S', 'T7', 'KH']},
    {type: 'DRAW', index: 2},
    {type: 'DRAW', index: 0},
  );
  assert.deepEqual(
    state.table.draw?.drawn.map(({card}) => card),
    ['KH', '2S'],
  );
  assert.deepEqual(tarok.moves(tarok.view(state, 2)), [{type: 'DRAW', index: 1}]);
  const done = played(state, {type: 'DRAW', index: 1});
  assert.deepEqual(done.table.seats, [2, 0, 1]);
  assert.equal(done.table.dealer, 0);
  assert.throws(() => played(start, {type: 'SPREAD', cards: ['2S', 'T7', 'T8']}), MoveError);
});

test('en deux the higher card deals, and equal cards are cut again', () => {
  const start = tarok.start(tarokOptions({players: 2}));
  const place = (card: Card): TarokMove => ({type: 'DRAW', index: PACK.indexOf(card)});
  const again = played(start, {type: 'SPREAD', cards: PACK}, place('KS'), place('KH'));
  assert.equal(again.table.turn.phase, 'drawing.spreading');
  const done = played(again, {type: 'SPREAD', cards: PACK}, place('2H'), place('TS'));
  assert.equal(done.table.dealer, 1);
  assert.equal(done.table.turn.phase, 'dealing.shuffling');
});

test('the dealer may take the Skat back until he has announced; nobody else learns what was in it', () => {
  const seated = seatedState(tarokOptions(), 1);
  const hands = played(seated, {type: 'SHUFFLE', pack: PACK}, {type: 'CUT', index: 30});
  const laid: TarokMove = [...listed(tarok, tarok.view(hands, 1))][0]!;
  const {state, events} = tarok.play(hands, 1, laid);
  assert.ok(events.some(({type, to}) => type === 'skat-cards' && to?.join() === '1'));
  assert.deepEqual(
    [0, 1, 2].map((player) => tarok.view(state, player).skat?.length ?? null),
    [null, 3, null],
  );
  const back = played(state, {type: 'TAKE_BACK'});
  assert.deepEqual(back.hands, hands.hands);
  assert.deepEqual(back.skat, []);
  const spoken = played(state, {type: 'ANNOUNCE', classes: []});
  assert.throws(() => tarok.play(spoken, 1, {type: 'TAKE_BACK'}), MoveError);
  assert.deepEqual(tarok.refusal(tarok.view(spoken, 2), {type: 'TAKE_BACK'}), {reason: 'not-now'});
});

test('only what the hand holds can be announced, all of a class or nothing of it', () => {
  const hand: readonly Card[] = ['SK', 'T21', 'T1', 'T2', 'T3', 'KS', 'QS', 'NS', 'JS', 'KH', 'QH', 'JH'];
  const classes = (given: GivenOptions): readonly string[] =>
    announceable(hand, tarokOptions(given)).map((found) => found.class);
  assert.deepEqual(classes({}), ['matadors-below', 'kings', 'cavalry-whole', 'cavalry-half']);
  assert.deepEqual(classes({matadorSeries: 'above'}), [
    'matadors-above',
    'kings',
    'cavalry-whole',
    'cavalry-half',
  ]);
  assert.deepEqual(classes({matadorSeries: 'both'}), [
    'matadors-above',
    'matadors-below',
    'kings',
    'cavalry-whole',
    'cavalry-half',
  ]);
  const taroks = [...PACK.slice(0, 9), 'T1'];
  assert.equal(announceable(taroks, tarokOptions())[0]!.item.pagat, undefined);
  assert.equal(announceable(taroks, tarokOptions({announcePagatWithTaroks: true}))[0]!.item.pagat, true);
});

test('unannounced honours are lost, and untrue announcements are refused', () => {
  const seated = seatedState(tarokOptions(), 0);
  const hands = played(seated, {type: 'SHUFFLE', pack: PACK}, {type: 'CUT', index: 1});
  const laid = played(hands, [...listed(tarok, tarok.view(hands, 0))][0]!);
  assert.equal(
    tarok.refusal(tarok.view(laid, 0), {type: 'ANNOUNCE', classes: ['cavalry-half', 'cavalry-half']})?.reason,
    'announce-truly',
  );
  const silent = played(
    laid,
    {type: 'ANNOUNCE', classes: []},
    {type: 'ANNOUNCE', classes: []},
    {type: 'ANNOUNCE', classes: []},
  );
  assert.deepEqual(
    silent.table.announced.map((said) => said!.total),
    [0, 0, 0],
  );
  assert.deepEqual(silent.table.entries, []);
});

test('a buried Pagat stays hidden until the count, unless it must be announced', () => {
  for (const announcePagatInSkat of [false, true]) {
    const [dealer, right, left] = filled(
      [28, 25, 25],
      ['SK', 'T21', 'T1'],
      [...PACK.slice(1, 12)],
      [...PACK.slice(12, 20)],
    );
    const seated = seatedState(tarokOptions({announcePagatInSkat}), 0);
    const state = dealtState(seated, [dealer!, right!, left!], [], ['SK', 'T21', 'T1']);
    assert.equal(state.table.buried, announcePagatInSkat);
    const {lastDeal} = playedOut(state).table;
    assert.deepEqual(lastDeal!.events.filter(({event}) => event === 'pagat-in-skat').length, 1);
    assert.equal(lastDeal!.table[0]! >= 10, true);
  }
});

test('a player without tricks is reported where stichfrei is agreed (hint 13)', () => {
  // Seat 1 has the lowest cards of every suit and no tarok, so it wins no trick.
  const low = ['AS', '2S', '3S', '4S', '5S', '6S', '7S', 'AC', '2C', '3C', '4C', '5C', '6C'];
  const red = ['TH', '9H', '8H', '7H', '6H', '5H', 'TD', '9D', '8D', '7D', '6D', '5D'];
  const [right, dealer, left] = filled([25, 28, 25], [...low, ...red], ['9S', 'TS', '8S'], []);
  const lawfulSkat = dealer!.slice(0, 3);
  for (const stichfrei of [true, false]) {
    const seated = seatedState(tarokOptions({stichfrei}), 0);
    const ready = dealtState(seated, [dealer!, right!, left!], [], lawfulSkat);
    const happened: TarokHappening[] = [];
    const {lastDeal} = playedOut(ready, happened).table;
    assert.deepEqual([lastDeal!.tricksWon[1], lastDeal!.stichfrei], [0, stichfrei ? 1 : -1]);
    const ending = happened.filter(({type}) => type === 'stichfrei' || type === 'deal-settled');
    assert.deepEqual(
      ending.map(({type}) => type),
      stichfrei ? ['stichfrei', 'deal-settled'] : ['deal-settled'],
    );
    if (stichfrei) assert.deepEqual(ending[0], {type: 'stichfrei', seat: 1});
    assert.equal(JSON.stringify(eventsOf(lastDeal!)).includes('stichfrei'), stichfrei);
  }
});

test('points missing below 26 are paid once, or to each of the others', () => {
  assert.deepEqual(netOf(cardPayments([40, 20, 18], {cardFlow: 'pairwise'}), 3), [14, -6, -8]);
  assert.deepEqual(netOf(cardPayments([40, 20, 18], {cardFlow: 'each'}), 3), [14, -4, -10]);
  assert.deepEqual(netOf(cardPayments([30, 30, 18], {cardFlow: 'pairwise'}), 3), [4, 4, -8]);
  assert.deepEqual(netOf(cardPayments([30, 30, 18], {cardFlow: 'each'}), 3), [8, 8, -16]);
});

test('a led Sky requires taroks, or lets the next card set the suit', () => {
  const given = (skyLed: 'calls-tarok' | 'free', trick: readonly Card[]) => {
    const state = seatedState(tarokOptions({skyLed}), 0);
    const view = tarok.view(state, trick.length);
    return tarok
      .moves({
        ...view,
        hand: ['T4', '2H', '3S'],
        trick: trick.map((card, seat) => ({seat, card})),
        toPlay: trick.length,
        turn: {phase: 'playing.trick', must: trick.length, may: [], over: false},
      })
      .map((move) => (move as {card: Card}).card);
  };
  assert.deepEqual(given('calls-tarok', ['SK']), ['T4']);
  assert.deepEqual(given('free', ['SK']), ['T4', '2H', '3S']);
  assert.deepEqual(given('free', ['SK', 'KH']), ['2H']);
  assert.deepEqual(given('calls-tarok', ['SK', 'KH']), ['T4']);
});

test('what remains in the pot is shared at the end, odd chips to the last dealer', () => {
  let state = seatedState(tarokOptions({pot: true, potStake: 10, deals: 'open'}), 0);
  state = played(state, {type: 'SHUFFLE', pack: PACK}, {type: 'CUT', index: 5});
  assert.equal(state.table.pot, 10);
  const {state: end} = tarok.play(state, 2, {type: 'STOP'});
  assert.ok(end.table.turn.over);
  assert.deepEqual(balances(tarok.ledger(end.table), 3, 'pot'), {
    players: [-10 + 4, 3, 3],
    held: {pot: 0},
  });
  assert.deepEqual(tarok.refusal(tarok.view(end, 0), {type: 'STOP'}), {reason: 'over'});
  assert.deepEqual(tarok.refusal(tarok.view(state, 'watcher'), {type: 'STOP'}), {reason: 'not-your-turn'});
});

test('refusals say why a card may not be played', () => {
  const state = seatedState(tarokOptions(), 0);
  const view = {
    ...tarok.view(state, 1),
    hand: ['T4', 'SK', '2H', '3S'],
    trick: [{seat: 0, card: 'KH'}],
    toPlay: 1,
    turn: {phase: 'playing.trick' as const, must: 1, may: [], over: false},
  };
  assert.deepEqual(tarok.refusal(view, {type: 'PLAY', card: '3S'}), {
    reason: 'must-follow',
    about: {suit: 'H', card: '3S'},
  });
  assert.deepEqual(tarok.refusal({...view, hand: ['T4', '3S']}, {type: 'PLAY', card: '3S'}), {
    reason: 'must-tarok',
    about: {card: '3S'},
  });
  const taroks = {...view, trick: [{seat: 0, card: 'T9'}]};
  assert.deepEqual(tarok.refusal(taroks, {type: 'PLAY', card: '3S'}), {
    reason: 'must-follow',
    about: {suit: 'T', card: '3S'},
  });
  assert.deepEqual(tarok.refusal(view, {type: 'PLAY', card: 'KD'}), {
    reason: 'not-held',
    about: {card: 'KD'},
  });
  assert.equal(tarok.refusal(view, {type: 'PLAY', card: 'SK'}), null);
});

test('en deux: doubtful readings of captured pieces and of two empty cards', () => {
  const lost = {event: 'pagat-lost', seat: 0, to: 1} as const;
  assert.deepEqual(pieceScore(lost, {captorScores: true}), {seat: 1, points: 15});
  assert.deepEqual(pieceScore(lost, {captorScores: false}), {seat: 1, points: 0});
  assert.equal(pilePoints(byTwos(1), ['2S', '3S', '4S', '5S']), 2);
  assert.equal(pilePoints(byTwos(0), ['2S', '3S', '4S', '5S']), 0);
  assert.equal(pilePoints(byTwos(0), ['KS', '3S', 'QS', '5S', '6S']), 9);
  assert.equal(pilePoints(byTwos(0), ['KS', 'QS', 'NS', '5S']), 5 + 4 + 3 - 1);
  assert.equal(pilePoints(byTwos(0), ['SK']), pilePoints(byTwos(1), ['SK']));
});
