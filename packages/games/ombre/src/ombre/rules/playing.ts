import type {Card} from '@quinola/cards';
import {playOf, playToTrick, type Player} from '@quinola/play';
import {ACES_ALONE, tricksWith} from '../../kit/rules/index.js';
import {endDeal} from './finishing.js';
import {isTout} from './ladder.js';
import {PREMIERS, wonAll} from './settling.js';
import {contraOf, deuxNeeds, eldestOf, inTurn, nextOf, tools} from './table.js';
import type {Act, Events, OmbreHappening, OmbreState, OmbreView} from './types.js';

/** The eldest hand leads to the first trick, whoever is Ombre (L. 1075-1100). */
export function beginPlay(state: OmbreState, _events: Events): OmbreState {
  const leader = eldestOf(state.table);
  return {
    ...state,
    held: state.hands,
    table: tools.waitingAt(state.table, 'playing.trick', leader, {leader, toPlay: leader}),
  };
}

/** After how many tricks, all won by him, the Ombre must say whether he plays on: five, or as many as win. */
export const gateAfter = ({options}: Pick<OmbreView, 'options'>): number =>
  options.players === 2 ? Math.max(PREMIERS, deuxNeeds(options)) : PREMIERS;

/** Whether the Ombre must say so now. A sixth lead declares the Vole (L. 1441-1447, law 56). */
function isAtGate(table: OmbreView): boolean {
  const {tricks, trick, ombre, game, vole} = table;
  return (
    !vole &&
    contraOf(table) < 0 &&
    !trick.length &&
    tricks.length === gateAfter(table) &&
    game !== 'nullissimo' &&
    !isTout(game!) &&
    wonAll(tricks, ombre)
  );
}

/** Playing tricks. */
const play = playToTrick<OmbreView, OmbreState, OmbreHappening>({
  tools,
  phase: 'playing.trick',
  rules: ({trump}) => tricksWith(trump ?? ACES_ALONE),
  players: (table) => inTurn(table).length,
  after: nextOf,
  // Nullissimo is lost with the first trick that the Ombre wins.
  isDecided: ({game, tricks, ombre}) => game === 'nullissimo' && tricks.at(-1)!.winner === ombre,
  onLast: (state, events) => endDeal(state, events),
});

/** The cards that a view's player may play. */
export const lawful: (view: OmbreView) => readonly Card[] = play.lawful;

/** Plays a card; after five tricks of the Ombre he is asked whether he plays for all. */
export const playing = {
  ...play,
  act(
    state: OmbreState,
    ...rest: Parameters<typeof play.act> extends [unknown, ...infer Rest] ? Rest : never
  ) {
    const next = play.act(state, ...rest);
    const {table} = next;
    return table.turn.phase === 'playing.trick' && isAtGate(table)
      ? {...next, table: tools.waitingAt(table, 'playing.vole', table.ombre)}
      : next;
  },
};

/** The Ombre leads the card that was named for him. */
export const leadNamed: Act<'NAME_LEAD'> = (state, {card}, by, events) => {
  events.push({type: 'lead-named', seat: state.table.seats.indexOf(by as Player), card});
  return play.act(state, playOf(card), by, events);
};

export const enough: Act<'ENOUGH'> = (state, _move, _by, events) => {
  events.push({type: 'enough', seat: state.table.ombre});
  return endDeal(state, events);
};

export const goForVole: Act<'GO_ON'> = (state, _move, _by, events) => {
  const {ombre} = state.table;
  events.push({type: 'vole', seat: ombre});
  return {...state, table: tools.waitingAt(state.table, 'playing.trick', ombre, {vole: true})};
};
