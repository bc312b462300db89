import {asked} from './moves.js';
import {frames, storage, visit, type PublicRecord, type Visitor} from '../visitor.js';

/** A stored match, as documented. */
export interface StoredMatch {
  readonly format: string;
  readonly owner: string | null;
  readonly revision: number;
  readonly record: PublicRecord;
}

/** A table of any game, once it waits for its visitor. */
export const tableOf = async (tag: string, attributes: string): Promise<Visitor> =>
  asked(await visit(`<${tag} pace="none" seed="kept" ${attributes}></${tag}>`, {wait: 'whole'}));

/** The match stored under a key. */
export const storedMatch = (key: string): StoredMatch =>
  JSON.parse(storage()[`quinola:${key}`]!) as StoredMatch;

/** Removes a table, as when the page is left. */
export async function removeTable({element}: Visitor): Promise<void> {
  element.remove();
  await frames();
}
