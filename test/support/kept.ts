import {asked} from './moves.js';
import {frames, storage, visit, type PublicRecord, type Visitor} from './visitor.js';

/** What stands under a key, as it is documented. */
export interface Kept {
  readonly format: string;
  readonly owner: string | null;
  readonly revision: number;
  readonly record: PublicRecord;
}

/** Any table, as soon as it waits for its visitor. */
export const tableOf = async (tag: string, attributes: string): Promise<Visitor> =>
  asked(await visit(`<${tag} pace="none" seed="kept" ${attributes}></${tag}>`, {wait: 'whole'}));

/** What stands under a key of the storage. */
export const kept = (key: string): Kept => JSON.parse(storage()[`quinola:${key}`]!) as Kept;

/** Takes a table away as a page that is left does. */
export async function left({element}: Visitor): Promise<void> {
  element.remove();
  await frames();
}
