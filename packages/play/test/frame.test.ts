import assert from 'node:assert/strict';
import test from 'node:test';
import {randomFrom, shuffled, type Card} from '@quinola/cards';
import {
  count,
  defineGame,
  defineOptions,
  includes,
  isChoice,
  listed,
  MoveError,
  offered,
  OptionsError,
  sample,
  seenMove,
  waysToChoose,
  type Choice,
  type Happening,
  type MoveOf,
  type Player,
  type Turn,
  type Viewer,
} from '@quinola/play';

/** Two players with six cards each: both throw two to four away, never all hearts; then each shows his highest. */
interface Types {
  State: State;
  View: View;
  Move: Move;
  Choice: Choice;
  Options: {readonly knocking: boolean};
  Happening: Event;
}
type Move =
  | {readonly type: 'DEAL'; readonly pack: readonly Card[]}
  | {readonly type: 'THROW'; readonly cards: readonly Card[]; readonly why?: string}
  | {readonly type: 'KNOCK'}
  | {readonly type: 'STOP'};
type Event = Happening &
  (
    | {readonly type: 'dealt'}
    | {readonly type: 'thrown'; readonly by: Player; readonly count: number}
    | {readonly type: 'thrown-cards'; readonly cards: readonly Card[]}
    | {readonly type: 'knocked'; readonly by: Player}
    | {readonly type: 'stopped'}
  );
type Phase = 'dealing' | 'throwing' | 'over';
interface State {
  readonly turn: Turn<Phase>;
  readonly hands: readonly (readonly Card[])[];
}
interface View {
  readonly turn: Turn<Phase>;
  readonly player: Player;
  readonly hand: readonly Card[];
}

const PACK = ['AH', 'KH', 'QH', 'JH', 'AS', 'KS', 'QS', 'JS', 'AC', 'KC', 'QC', 'JC'] as Card[];
const waiting = (phase: Phase, must: Turn['must'], may: readonly Player[] = []): Turn<Phase> => ({
  phase,
  must,
  may,
  over: must === null,
});
const refuseThrow = (view: View, {cards}: MoveOf<Types, 'THROW'>) => {
  if (cards.length < 2 || cards.length > 4) return {reason: 'two-to-four'};
  if (new Set(cards).size < cards.length || !cards.every((card) => view.hand.includes(card)))
    return {reason: 'not-held'};
  return cards.every((card) => card[1] === 'H') ? {reason: 'all-hearts'} : null;
};

const game = defineGame<Types>({
  id: 'throwing',
  start: () => ({turn: waiting('dealing', 'chance'), hands: [[], []]}),
  turn: ({turn}) => turn,
  phases: {
    dealing: {
      by: 'chance',
      draw: (_state, random) => ({type: 'DEAL', pack: shuffled(PACK, random)}),
      moves: {
        DEAL: {
          act: (_state, {pack}, _by, events) => {
            events.push({type: 'dealt'});
            return {turn: waiting('throwing', 0, [1]), hands: [pack.slice(0, 6), pack.slice(6)]};
          },
        },
      },
    },
    throwing: {
      by: 'player',
      moves: {
        THROW: {
          moves: ({hand}) => [{choose: 'THROW', from: hand, least: 2, most: 4}],
          refuse: refuseThrow,
          act: ({hands}, {cards}, by, events) => {
            events.push(
              {type: 'thrown', by: by as Player, count: cards.length},
              {type: 'thrown-cards', cards, to: [by as Player]},
            );
            const left = hands.map((hand, player) =>
              player === by ? hand.filter((card) => !cards.includes(card)) : hand,
            );
            return {turn: by === 0 ? waiting('throwing', 1) : waiting('over', null), hands: left};
          },
        },
        KNOCK: {
          right: true,
          moves: ({turn, player}) => (turn.may.includes(player) ? [{type: 'KNOCK'}] : []),
          otherwise: 'no-right',
          act: (state, _move, by, events) => {
            events.push({type: 'knocked', by: by as Player});
            return {...state, turn: {...state.turn, may: []}};
          },
        },
      },
    },
    over: {by: 'nobody'},
  },
  anytime: {
    STOP: {
      act: (state, _move, _by, events) => {
        events.push({type: 'stopped'});
        return {...state, turn: waiting('over', null)};
      },
    },
  },
  players: () => 2,
  view: ({turn, hands}, viewer: Viewer) =>
    viewer === 'watcher' ? {turn, player: -1, hand: []} : {turn, player: viewer, hand: hands[viewer] ?? []},
  ledger: () => [],
  worth: () => [0, 0],
});

const given = game.play(game.start({knocking: true}), 'chance', {type: 'DEAL', pack: PACK}).state;
const first = game.view(given, 0);
const second = game.view(given, 1);

test('moves come from the phase, for the player whose turn it is and for those with a right', () => {
  assert.deepEqual(game.moves(first), [{choose: 'THROW', from: PACK.slice(0, 6), least: 2, most: 4}]);
  assert.deepEqual(game.moves(second), [{type: 'KNOCK'}]);
  assert.deepEqual(game.moves(game.view(given, 'watcher')), []);
});

test('a move is refused with the reason of its rule, its phase, or its turn', () => {
  const reason = (view: View, move: object) => game.refusal(view, move as Move)?.reason ?? null;
  assert.equal(reason(first, {type: 'THROW', cards: ['AH', 'KH']}), 'all-hearts');
  assert.equal(reason(first, {type: 'THROW', cards: ['AH', 'AS']}), null);
  assert.equal(reason(first, {type: 'THROW', cards: ['AH', 'AC']}), 'not-held');
  assert.equal(reason(first, {type: 'KNOCK'}), 'no-right');
  assert.equal(reason(first, {type: 'DEAL', pack: PACK}), 'not-now');
  assert.equal(reason(first, {type: 'constructor'}), 'not-now');
  assert.equal(reason(second, {type: 'KNOCK'}), null);
  assert.equal(reason(second, {type: 'THROW', cards: ['AC', 'KC']}), 'not-your-turn');
  assert.equal(reason(game.view(given, 'watcher'), {type: 'STOP'}), 'not-your-turn');
  assert.equal(reason(second, {type: 'STOP'}), null);
  const over = game.view(game.play(given, 1, {type: 'STOP'}).state, 0);
  assert.equal(reason(over, {type: 'STOP'}), 'over');
  assert.deepEqual(game.moves(over), []);
});

test('a refused move cannot be made by anybody', () => {
  assert.throws(() => game.play(given, 0, {type: 'THROW', cards: ['AH', 'KH']}), MoveError);
  assert.throws(() => game.play(given, 'chance', {type: 'DEAL', pack: PACK}), MoveError);
  assert.throws(() => game.play(game.start({knocking: true}), 0, {type: 'DEAL', pack: PACK}), MoveError);
  assert.throws(() => game.chance(given, randomFrom('x')), MoveError);
});

test('a move that was judged before is not judged again', () => {
  const heldOnly = {type: 'THROW', cards: ['AH', 'KH']} as const;
  // All hearts, which the rules refuse: the caller claims to have checked it already, and is trusted.
  assert.equal(game.play(given, 0, heldOnly, null).events.length, 2);
  assert.throws(() => game.play(given, 0, heldOnly, {reason: 'all-hearts'}), /all-hearts/);
  const lawful = {type: 'THROW', cards: ['AH', 'AS']} as const;
  assert.deepEqual(game.play(given, 0, lawful, null), game.play(given, 0, lawful));
});

test('the moves of a choice can be counted, listed, drawn, and recognized', () => {
  assert.equal(count(game.moves(first)), 15 + 20 + 15);
  const all = [...listed(game, first)];
  assert.equal(all.length, 50 - 6 - 4 - 1, 'without those that are all hearts');
  assert.deepEqual(offered(game, first), all, 'few moves are listed');
  assert.ok(all.every((move) => includes(game, first, move)));
  assert.ok(!includes(game, first, {type: 'THROW', cards: ['AH', 'KH']}));
  const random = randomFrom('throws');
  const drawn = new Set(
    Array.from({length: 400}, () => {
      const move = sample(game, first, random);
      assert.equal(game.refusal(first, move), null);
      return (move as MoveOf<Types, 'THROW'>).cards.length;
    }),
  );
  assert.deepEqual([...drawn].sort(), [2, 3, 4]);
  const many = {...first, hand: PACK};
  assert.ok(offered(game, many).every(isChoice), 'many stay a choice');
  assert.equal([...waysToChoose({choose: 'X', from: PACK.slice(0, 4), least: 0, most: 1})].length, 5);
});

test('of another player’s move one sees the type, and the fields that a happening he saw names', () => {
  const move: Move = {type: 'THROW', cards: ['AH', 'AS'], why: 'said to nobody'};
  const {events} = game.play(given, 0, move);
  const made = {by: 0, move, because: {source: 'engine', maxim: 'x'} as never};
  assert.deepEqual(seenMove(made, events, 0), made);
  assert.deepEqual(seenMove(made, events, 1), {by: 0, move: {type: 'THROW'}});
  assert.deepEqual(seenMove(made, events, 'watcher'), {by: 0, move: {type: 'THROW'}});
  const open = [...events, {type: 'told', cards: ['AH', 'AS']}];
  assert.deepEqual(seenMove(made, open, 1), {by: 0, move: {type: 'THROW', cards: ['AH', 'AS']}});
  const other = [...events, {type: 'told', cards: ['AH', 'KS']}];
  assert.deepEqual(seenMove(made, other, 1), {by: 0, move: {type: 'THROW'}}, 'another value names nothing');
  assert.deepEqual(seenMove({by: 'chance', move: {type: 'DEAL', pack: PACK}}, [{type: 'dealt'}], 1), {
    by: 'chance',
    move: {type: 'DEAL'},
  });
});

test('options are checked by their words, numbers and exclusions', () => {
  const options = defineOptions(
    {
      rules: {words: ['vienna', 'warsaw']},
      rubbers: {least: 1, most: 60, usual: ({rules}) => (rules === 'warsaw' ? 1 : 3)},
      lady: {least: 0, most: 4, usual: null, also: [null]},
      preference: {words: [false, true]},
    },
    {excluded: [{option: 'preference', where: 'rules', is: 'warsaw'}]},
  );
  assert.deepEqual(options(), {rules: 'vienna', rubbers: 3, lady: null, preference: false});
  assert.deepEqual(options({rules: 'warsaw'}), {
    rules: 'warsaw',
    rubbers: 1,
    lady: null,
    preference: false,
  });
  const error = (set: object) => {
    try {
      options(set);
    } catch (thrown) {
      return thrown instanceof OptionsError ? [thrown.code, thrown.about] : thrown;
    }
    return null;
  };
  assert.deepEqual(error({rules: 'paris'}), ['unknown-rules', {value: 'paris'}]);
  assert.deepEqual(error({constructor: 1}), ['unknown-option', {option: 'constructor'}]);
  assert.deepEqual(error({rubbers: 1.5}), [
    'bad-number',
    {option: 'rubbers', value: '1.5', least: 1, most: 60},
  ]);
  assert.deepEqual(error({lady: 5}), ['bad-number', {option: 'lady', value: '5', least: 0, most: 4}]);
  assert.deepEqual(error({rules: 'warsaw', preference: true}), [
    'excluded',
    {option: 'preference', value: 'true', against: 'rules', with: 'warsaw'},
  ]);
  assert.equal(error({lady: 2}), null);
});
