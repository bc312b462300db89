import {chanceOf} from '@quinola/chart';
import {patienceNamed} from '../../rules/games/known.js';
import type {PatienceHost} from '../../table/host.js';
import {provenDeals, seedOf} from '../seeds/index.js';
import {tryDeals} from './finding.js';
import {failed, solverOf} from './host.js';

/** Proven deals already dealt since the page was opened. */
const had = new Set<string>();

/** Deals one of the deals proven to come out, or searches for one if none is left, and shows its difficulty. */
export async function dealProven(table: PatienceHost): Promise<void> {
  const {options} = table.view!;
  // The lists apply only to the game with its default options.
  const deals =
    Object.keys(options).length > 1
      ? []
      : (await table.missing.fetch('deals', () => provenDeals(options.game))).filter(
          (deal) => !had.has(seedOf(options.game, deal)),
        );
  const chosen = deals[crypto.getRandomValues(new Uint32Array(1))[0]! % (deals.length || 1)];
  if (chosen) await deal(table, seedOf(options.game, chosen), chosen[2]);
  else await find(table);
}

async function deal(table: PatienceHost, seed: string, turns: number): Promise<void> {
  had.add(seed);
  await table.restart(seed);
  const texts = table.gamePanelWords!;
  table.message = {text: `${texts.proven}: ${texts.difficulty(turns)}.`};
  table.requestUpdate();
}

/** Searches for a deal that comes out while the sheet about it is open. */
async function find(table: PatienceHost): Promise<void> {
  const {options} = table.view!;
  await table.open('finding');
  try {
    for await (const {seed, tried, state, answer} of tryDeals(
      solverOf(table),
      options,
      patienceNamed(options.game),
    )) {
      if (table.opened?.id !== 'finding' || !table.isConnected) return;
      if (answer.comesOut === 'yes') {
        const {turnsOf} = await table.missing.fetch('deals', () => import('./advice.js'));
        await deal(
          table,
          seed,
          turnsOf(state, answer.line, (nth) => chanceOf(seed, nth)),
        );
        return;
      }
      table.features!.panels.turnTo('finding', {tried, nodes: answer.nodes});
    }
    table.message = {text: table.gamePanelWords!.provenText};
  } catch (error) {
    if (table.isConnected) failed(table, error, () => dealProven(table));
  }
  await table.close();
}
