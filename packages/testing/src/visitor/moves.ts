import {listed, playersDue, type AnyGame, type Due} from '@quinola/play';
import {first, until, type Visitor} from '../visitor.js';

/** The rules of a table. */
const rulesOf = ({element}: Visitor): Pick<AnyGame, 'moves' | 'refusal'> =>
  (element as unknown as {readonly game: Pick<AnyGame, 'moves' | 'refusal'>}).game;

/** The visitor's lawful moves, from his view. */
export const movesOf = (table: Visitor): readonly {readonly type: string}[] =>
  table.element.view ? [...listed(rulesOf(table), table.element.view)] : [];

/** Whether a table is whole and waits for its visitor, be it that he goes on from a sheet. */
export const isAsked = (table: Visitor): boolean =>
  !!table.element.record && (movesOf(table).length > 0 || table.panel() !== null);

/** Whether others act at the same time as the visitor, as punters stake; at a table for one nobody does. */
export const othersAct = ({element}: Visitor): boolean =>
  playersDue((element.view as unknown as {readonly turn?: {readonly must: Due}}).turn?.must ?? null).length >
  1;

/** Waits until a table is whole and waits for its visitor. */
export async function asked(table: Visitor): Promise<Visitor> {
  await until(() => isAsked(table), `<${table.element.localName}> asks nobody`);
  return table;
}

/** Makes a move of the visitor by the public method, and waits until he is asked again. */
export async function makeMove(table: Visitor): Promise<void> {
  await until(() => {
    if (movesOf(table).length) return true;
    table.byRole('button', /^(Go on|Skip)/)?.click();
    return false;
  }, `<${table.element.localName}> asks for no move`);
  const {length} = table.record.moves;
  const move = first(null, movesOf(table));
  if (!table.element.play(move))
    throw new Error(`${JSON.stringify(move)} was refused at <${table.element.localName}>.`);
  await until(
    () => table.record.moves.length > length && isAsked(table),
    `<${table.element.localName}> does not go on`,
  );
}
