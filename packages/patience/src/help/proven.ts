import type {PatienceTable} from '../patience-table.js';
import {provenDeals, seedOf} from '../seeds/index.js';

/** Deals one of the deals that are proved to come out, and says how hard it is. */
export async function dealProven(table: PatienceTable): Promise<void> {
  const {game} = table.view!.options;
  const deals = await provenDeals(game);
  const texts = table.texts!;
  const chosen = deals[crypto.getRandomValues(new Uint32Array(1))[0]! % (deals.length || 1)];
  if (!chosen) {
    table.message = {text: texts.provenText};
    table.requestUpdate();
    return;
  }
  await table.restart(seedOf(game, chosen));
  table.message = {text: `${texts.proven}: ${texts.difficulty(chosen[2])}.`};
  table.requestUpdate();
}
