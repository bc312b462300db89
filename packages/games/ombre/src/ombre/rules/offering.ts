import {playerAt} from '@quinola/play';
import {loseDish} from '../../kit/rules/index.js';
import {bookDish} from './between.js';
import {endDeal, throwIn} from './finishing.js';
import {gameOf, ombreBuys} from './ladder.js';
import {dishOf, opponentsOf, tools} from './table.js';
import type {Act, Events, OmbreState, OmbreView} from './types.js';

// How an Ombre gets out of his game before he has played a card: he gives it up for a bête, or he asks the others. The old way
// is to offer it (L. 1705-1745): he puts down a bête, and each opponent in turn accepts, or plays against him for the dish
// (*contre l'hombre*). The newer way is *Kunil* (L. 1754-1761): he asks to annul the deal, and one who refuses makes him play.

/** The moves by which an Ombre gets out of his game, or asks to. */
export type WayOut = 'GIVE_UP' | 'OFFER' | 'KUNIL';

const WAYS = {
  bete: ['GIVE_UP'],
  contra: ['OFFER'],
  kunil: ['GIVE_UP', 'KUNIL'],
  never: [],
} as const satisfies Readonly<Record<string, readonly WayOut[]>>;

/**
 * The ways out that a view's player has: only the Ombre, until he has played a card himself (law 53), by option only in games in
 * which he buys (letter of law 63), and none once he has asked.
 */
export function waysOut({
  options,
  ombre,
  seat,
  game,
  turn,
  trick,
  tricks,
  offer,
}: OmbreView): readonly WayOut[] {
  if (seat !== ombre || offer || tricks.length || trick.some((laid) => laid.seat === ombre)) return [];
  const isOpen = options.giveUpGames === 'any' || game === null || ombreBuys(game);
  const ways: readonly WayOut[] = isOpen ? WAYS[options.giveUp] : [];
  // A player who finds no trump after Obscur has to give up.
  const isLost =
    turn.phase === 'declaring.trump' && game !== null && game !== 'murzyn' && gameOf(game).trump === 'drawn';
  return ways.length || !isLost ? ways : ['GIVE_UP'];
}

/** Whether the Ombre may give up his game at once. */
export const mayGiveUp = (view: OmbreView): boolean => waysOut(view).includes('GIVE_UP');

/** A rule for one way out. */
const wayOut = <Type extends WayOut>(type: Type, act: Act<Type>) => ({
  moves: (view: OmbreView) => (waysOut(view).includes(type) ? [{type} as const] : []),
  act,
});

const giveUp: Act<'GIVE_UP'> = (state, _move, _by, events) => {
  events.push({type: 'gave-up', seat: state.table.ombre});
  return endDeal(state, events, true);
};

/** The Ombre puts down a bête and offers his game. */
const offer: Act<'OFFER'> = (state, _move, _by, events) => {
  const {table} = state;
  const paid = loseDish(dishOf(table.options), table.dish, [playerAt(table, table.ombre)], 'renounce');
  const bete = paid.paid.flatMap(({transfers}) => transfers).reduce((sum, {amount}) => sum + amount, 0);
  events.push({type: 'offered', seat: table.ombre, bete});
  return ask({...state, table: bookDish(table, paid)}, bete);
};

const propose: Act<'KUNIL'> = (state, _move, _by, events) => {
  events.push({type: 'proposed', seat: state.table.ombre});
  return ask(state, 0);
};

/** The first opponent is asked, at the right of the Ombre. */
function ask(state: OmbreState, bete: number): OmbreState {
  const {table} = state;
  const seat = opponentsOf(table)[0]!;
  const made = {from: table.turn.phase, answers: [], bete};
  return {...state, table: tools.waitingAt(table, 'offering', seat, {toPlay: seat, offer: made})};
}

/** The moves by which a game is offered or given up, for each phase in which the Ombre may do so. */
export const OUT = {
  GIVE_UP: wayOut('GIVE_UP', giveUp),
  OFFER: wayOut('OFFER', offer),
  KUNIL: wayOut('KUNIL', propose),
};

/** Notes the answer of the seat that was asked. */
function answered({table}: OmbreState, accepts: boolean): OmbreView {
  const made = table.offer!;
  const answers = [...made.answers, {seat: table.toPlay, accepts}];
  return tools.changed(table, {offer: {...made, answers}});
}

/** The next opponent is asked; if all have accepted, the game is over: given up, or annulled. */
const accept: Act<'ACCEPT'> = (state, _move, _by, events) => {
  events.push({type: 'accepted', seat: state.table.toPlay});
  const table = answered(state, true);
  const next = opponentsOf(table)[table.offer!.answers.length];
  if (next !== undefined) return {...state, table: tools.waitingAt(table, 'offering', next, {toPlay: next})};
  return isKunil(table)
    ? throwIn({...state, table}, events, 'annulled')
    : endDeal({...state, table}, events, true);
};

/** The game must be played: it goes on where the Ombre stood. */
function goOn(state: OmbreState, type: 'against' | 'refused', events: Events): OmbreState {
  events.push({type, seat: state.table.toPlay});
  const table = answered(state, false);
  const {ombre} = table;
  return {...state, table: tools.waitingAt(table, table.offer!.from, ombre, {toPlay: ombre})};
}

const isKunil = ({options}: Pick<OmbreView, 'options'>): boolean => options.giveUp === 'kunil';

/** How an offer is answered. */
export const ANSWERS = {
  ACCEPT: {moves: () => [{type: 'ACCEPT'} as const], act: accept},
  CONTRA: {
    moves: (view: OmbreView) => (isKunil(view) ? [] : [{type: 'CONTRA'} as const]),
    act: ((state, _move, _by, events) => goOn(state, 'against', events)) satisfies Act<'CONTRA'>,
  },
  REFUSE: {
    moves: (view: OmbreView) => (isKunil(view) ? [{type: 'REFUSE'} as const] : []),
    act: ((state, _move, _by, events) => goOn(state, 'refused', events)) satisfies Act<'REFUSE'>,
  },
};
