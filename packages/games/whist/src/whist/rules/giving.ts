import {dealt, MoveError, packetRounds} from '@quinola/play';
import {FULL, turnUp} from './dealing.js';
import {marred} from './etiquette/accidents.js';
import {changed, isStrict, left} from './table.js';
import type {Act} from './types.js';

const SINGLY: readonly number[] = Array.from({length: 13}, () => 1);

/** Single cards starting from each seat, thirteen each (Vienna §3, Warsaw l. 61-64). */
const PLANS = [0, 1, 2, 3].map((first) => packetRounds(first, 4, SINGLY));

/** The cards are dealt; at a strict table possibly with an accident. */
export const give: Act<'GIVE'> = (state, {accident}, _by, events) => {
  const {table} = state;
  if (accident && !isStrict(table)) throw new MoveError({reason: 'no-accidents'});
  const {hands} = dealt(state.pack, 4, PLANS[left(table.dealer)]!);
  const given = {...state, pack: [], hands, dealt: hands, table: changed(table, {counts: FULL})};
  events.push({type: 'dealt', dealer: table.dealer});
  return accident ? marred(given, accident, events) : turnUp(given, events);
};
