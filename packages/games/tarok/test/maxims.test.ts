import assert from 'node:assert/strict';
import {test} from 'node:test';
import {randomFrom, TAROK_78, type Random} from '@quinola/cards';
import {judge, type Question, type Thought} from '@quinola/opponents';
import {
  type Because,
  type Game,
  type Happening,
  type MoveLike,
  offered,
  sample,
  type Turn,
  type Offer,
} from '@quinola/play';
import {isTarok} from '../src/pack/index.js';
import {layMaxims} from '../src/pack/laying.js';
import {byBook as tarokByBook} from '../src/tarok/maxims/brain.js';
import {cardMaxims as tarokCards} from '../src/tarok/maxims/cards.js';
import {chooseSkat, skatMaxims} from '../src/tarok/maxims/laying.js';
import {tarok, tarokOptions} from '../src/tarok/rules/index.js';
import {askMaxims} from '../src/tarok-ombre/maxims/asking.js';
import {bidMaxims} from '../src/tarok-ombre/maxims/bidding.js';
import {byBook as ombreByBook} from '../src/tarok-ombre/maxims/brain.js';
import {cardMaxims as ombreCards} from '../src/tarok-ombre/maxims/cards.js';
import {factsOf, type Facts, type FactsView} from '../src/tarok-ombre/maxims/facts.js';
import {giveMaxims} from '../src/tarok-ombre/maxims/giving.js';
import {tarokOmbre, tarokOmbreOptions} from '../src/tarok-ombre/rules/index.js';

const fired = new Set<string>();

function note(because: Because | undefined): void {
  for (const id of [because?.maxim, because?.then, ...(because?.over ?? [])]) if (id) fired.add(id);
}

/** Plays a session by the book, with occasional random moves to reach unusual positions, and notes which maxims apply. */
function sit<State, View extends {readonly turn: Turn}, Move extends MoveLike, Options>(
  game: Game<State, View, Move, Options, Happening>,
  book: (question: Question<View, Move, Offer<Move>>) => Thought<Move>,
  options: Options,
  seed: string,
  random: Random,
): void {
  let state = game.start(options);
  for (let made = 0; !game.turn(state).over; made++) {
    const by = game.turn(state).must!;
    if (by === 'chance') {
      state = game.play(state, by, game.chance(state, random)).state;
      continue;
    }
    const view = game.view(state, by);
    const moves = offered(game, view);
    const {move, because} = book({game: game.id, view, moves, level: 'book', seed: `${seed} ${made}`});
    note(because);
    const odd = view.turn.phase === 'playing.trick' && random.below(8) === 0;
    state = game.play(state, by, odd ? sample(game, view, random) : move).state;
  }
}

/** A constructed position, for maxims that apply too rarely in played deals. */
const at = (hand: string, more: Partial<FactsView> = {}): Facts =>
  factsOf({
    hand: hand.split(' '),
    trick: [],
    tricks: [],
    seat: 0,
    dealer: 2,
    declarer: 1,
    demands: [],
    returned: [],
    options: {manner: 'old', skyLed: 'calls-tarok'},
    ...more,
  });

const RARE: readonly (readonly [id: string, card: string, position: Facts])[] = [
  ['taroklomber.karty.xxi.na-xx', 'T21', at('T21 T19 T17 T4 3S', {seat: 2, trick: [{seat: 1, card: 'T20'}]})],
  [
    'taroklomber.A.24.tarok',
    'T3',
    at('T3 T5 T6 T7 T9 T11 T12 T13 T14 4H 5H', {
      tricks: [
        {
          leader: 0,
          winner: 0,
          cards: [
            {seat: 0, card: 'T18'},
            {seat: 1, card: 'T2'},
            {seat: 2, card: 'T4'},
          ],
        },
      ],
    }),
  ],
];

for (const [id, card, position] of RARE) {
  test(`${id} plays the ${card}`, () => {
    const {choice, because} = judge(ombreCards, position, position.open);
    note(because);
    assert.deepEqual({card: choice, maxim: because?.maxim}, {card, maxim: id});
  });
}

test('a dealer with exactly three taroks, one of them the Pagat, buries them', () => {
  const hand = [...TAROK_78.cards.filter((card) => !isTarok(card)).slice(0, 25), 'T1', 'T5', 'SK'];
  const {cards, because} = chooseSkat(hand, {level: 'book', seed: 'a'}, randomFrom('a'));
  note(because);
  assert.deepEqual([...cards].sort(), ['SK', 'T1', 'T5']);
  assert.equal(because?.maxim, 'tarok.13.b');
});

test('a long row of taroks and few suits suffice for a Uno in the new manner (B.3)', () => {
  const hand = 'SK T21 T1 T20 T18 T16 T15 T13 T12 T10 T8 KS QS NS KH QH NH 4H 5H 6H 2D 3D 4D 5D 6D'.split(
    ' ',
  );
  const {choice, because} = judge(bidMaxims, {hand, manner: 'new'}, ['pass', 'due', 'uno'] as const);
  note(because);
  assert.deepEqual([choice, because?.maxim], ['uno', 'taroklomber.B.3']);
});

test('every maxim applies somewhere: in a deal, in a known answer from the book, or in a position made for it', () => {
  const cards: readonly (readonly {readonly id: string}[])[] = [
    tarokCards,
    skatMaxims,
    layMaxims,
    ombreCards,
  ];
  const words: readonly (readonly {readonly id: string}[])[] = [bidMaxims, askMaxims, giveMaxims];
  const silent = new Set([...cards, ...words].flat().map(({id}) => id));
  for (let i = 0; i < 80 && silent.size; i++) {
    const seed = `always the same ${i}`;
    sit(tarok, tarokByBook, tarokOptions(i % 3 ? {deals: 2} : {players: 2}), seed, randomFrom(seed));
    sit(
      tarokOmbre,
      ombreByBook,
      tarokOmbreOptions({manner: i % 2 ? 'new' : 'old', deals: 3}),
      seed,
      randomFrom(seed),
    );
    for (const id of fired) silent.delete(id);
  }
  assert.deepEqual([...silent], []);
});
