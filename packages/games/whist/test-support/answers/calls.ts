import {FRENCH_52} from '@quinola/cards';
import {meaning, type Given} from '@quinola/testing/answers/given.js';
import {lawOf} from '../../src/whist/rules/laws.js';
import {
  positionState,
  whist,
  type WhistHappening,
  type WhistMove,
  type WhistState,
} from '../../src/whist/rules/index.js';
import {firstHandToSee} from '../../src/whist/rules/dummy.js';
import {seatedTable} from '../../src/whist/rules/position.js';
import {beginShuffling} from '../../src/whist/rules/preparing.js';
import {bySide, optionsOf, sideName, type Sides} from './given.js';
import {filled} from './given.js';
import {beforeDeal, dealing, found, played} from './playing.js';
import {levelName} from './scores.js';

/** Reasons in the words of the answers. */
const CALL_REASONS: Readonly<Record<string, string>> = {'too-few-honours': 'only-holder-of-two-asks'};

const CALLS = {call: 'CALL', show: 'SHOW'} as const;

/** `call`: the scores and who holds honours → whether a call is allowed, the answer, and the result. */
export function call(given: Given): object {
  const options = optionsOf(given, {
    etiquette: 'strict',
    ...(given.preferenceDeal === undefined ? {} : {preference: true}),
  });
  const figures = ['AS', 'KS', 'QS', 'JS'];
  const own = Number(given.callerHonours);
  // Before the first trick is turned, or after it, with one card of each hand gone.
  const tricks = given.trickCovered ? ([1, 0] as const) : ([0, 0] as const);
  const falseYes = given.falseYes === true;
  const hands = filled(
    [
      figures.slice(0, own),
      [],
      figures.slice(own, own + Number(given.partnerHonours)),
      figures.slice(own + Number(given.partnerHonours)),
    ],
    13 - tricks[0],
    () => true,
  );
  const state = positionState(options, {
    hands,
    dealer: 3,
    leader: 0,
    trump: 'S',
    turnUp: null,
    trick: [],
    tricks,
    games: [],
    score: bySide(given.score as Sides),
    preference: options.preference ? (given.preferenceDeal ? 'S' : 'H') : null,
  });
  const move: WhistMove = {type: meaning(CALLS, given.action ?? 'call')};
  const refusal = whist.refusal(whist.view(state, 0), move);
  const reason = (refusal && move.type === 'CALL' && CALL_REASONS[refusal.reason]) || refusal?.reason;
  if (refusal && !refusal.breach) return {legal: false, reason};
  const called = whist.play(state, 0, move);
  if (refusal) return {legal: false, reason, ...faultOf(called.state)};
  if (falseYes)
    return {legal: false, ...faultOf(whist.play(called.state, 2, {type: 'ANSWER', yes: true}).state)};
  if (move.type === 'SHOW') return {legal: true, ...gameWon(called.events)};
  const [answer] = whist.moves(whist.view(called.state, 2)) as [Extract<WhistMove, {type: 'ANSWER'}>];
  return {
    legal: true,
    answer: answer.yes ? 'yes' : 'no',
    ...gameWon(whist.play(called.state, 2, answer).events),
  };
}

/** What the law says about the fault awaiting a decision. */
function faultOf({table}: WhistState): object {
  return table.turn.phase === 'playing.callFault'
    ? lawOf(table.options.rules, table.fault!.kind)!.ruling({})
    : {};
}

function gameWon(events: readonly WhistHappening[]): object {
  const game = found(events, 'game-won')[0]?.result;
  if (!game) return {gameOver: false};
  return {gameOver: true, winner: sideName(game.winner), level: levelName(game.level), points: game.level};
}

/** `strohmann-look`: who dealt → which hand is looked at first. */
export function strohmannLook(given: Given): object {
  // The player with the dummy sits south, the dummy north.
  optionsOf(given, {table: 'dummy'});
  const dealer = meaning({own: 0, left: 1, dummy: 2, right: 3}, given.dealer);
  return {lookFirst: firstHandToSee({dummy: 2, dealer}) === 2 ? 'dummy' : 'own'};
}

/** `strohmann-reveal`: when all see the dummy, found by playing a deal. */
export function strohmannReveal(given: Given): object {
  const table = {...seatedTable(optionsOf(given, {table: 'dummy'}), 0), seats: [0, 1, 0, 2], dummy: 2};
  let {state} = played({...beforeDeal(optionsOf(given), 0), table: beginShuffling(table)}, [
    ...dealing(FRENCH_52.cards),
    {type: 'LOOK'},
  ]);
  const open: boolean[] = [];
  for (let done = 0; done < 3; done++) {
    open.push(whist.view(state, 1).dummyHand !== null);
    while (state.table.tricks.length === done)
      ({state} = played(state, [whist.moves(whist.view(state, state.table.turn.must as number))[0]!]));
  }
  return {dummyOpen: open[Number(given.tricksCompleted)], after: open.indexOf(true)};
}
