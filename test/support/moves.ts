// The rules of patiences know the games that a page has.
import '@quinola/patience/define.js';
import {patience} from '@quinola/patience';
import {listed, type AnyGame} from '@quinola/play';
import {tarokOmbre} from '@quinola/tarok/ombre-rules.js';
import {tarok} from '@quinola/tarok/rules.js';
import {whist} from '@quinola/whist/rules.js';
import {first, until, type Visitor} from './visitor.js';

/** The public rules of each table's game, by which a page finds what may be played. */
const RULES: Readonly<Record<string, Pick<AnyGame, 'moves' | 'refusal'>>> = {
  'whist-table': whist as unknown as AnyGame,
  'tarok-table': tarok as unknown as AnyGame,
  'tarok-ombre-table': tarokOmbre as unknown as AnyGame,
  'patience-table': patience as unknown as AnyGame,
};

/** What the visitor may do now, from what he may know. */
export const movesOf = ({element}: Visitor): readonly {readonly type: string}[] =>
  element.view ? [...listed(RULES[element.localName]!, element.view)] : [];

/** Whether a table is whole and waits for its visitor, be it that he goes on from a sheet. */
export const isAsked = (table: Visitor): boolean =>
  !!table.element.record && (movesOf(table).length > 0 || table.panel() !== null);

/** Waits until a table is whole and waits for its visitor. */
export async function asked(table: Visitor): Promise<Visitor> {
  await until(() => isAsked(table), `<${table.element.localName}> asks nobody`);
  return table;
}

/** Makes a move of the visitor by the method that pages have, and waits until he is asked again. */
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
