import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {canBePlayed, fetchesNoMore} from './built/bundle.js';
import {describeAttributes} from './table-suite/attributes.js';
import {faultsIn, MEASURES, type Scheme} from './table-suite/measures.js';
import {describeMenu} from './table-suite/menu.js';
import {defineBuilt, hasOthers, registered, type RegisteredTable} from './table-suite/registered.js';
import {describeSaving} from './table-suite/saving.js';
import {describeSession} from './table-suite/session-by-keys.js';
import {walk} from './table-suite/states.js';
import {describeTricks} from './table-suite/tricks.js';

/**
 * The tests of the built table of a game, in one page: its menu, its states, its match saved, a session by keys, its tricks
 * and attributes, its files in every form; then what is its own.
 * @param id the game as its `game.json` names it
 * @param own defines the tests of what only this game has
 */
export function describeTable(id: string, own?: () => void): void {
  const game = registered(id);
  describe(`<${game.tag}>, as it is built`, () => {
    before(async () => {
      localStorage.clear();
      await defineBuilt(game);
    });
    after(() => localStorage.clear());
    describeMenu(game);
    describeStates(game);
    describeSaving(game);
    if (hasOthers(game)) describeSession(game);
    if (game.room === 'trick') describeTricks(game);
    describeAttributes(game);
    canBePlayed(game.tag);
    fetchesNoMore(game.tag);
    if (own) describe('what is its own', own);
  });
}

/** Plays until a deal is accounted for, and takes all measures in each state on the way. */
function describeStates({tag, tried, order}: RegisteredTable): void {
  const scheme: Scheme = order % 2 ? 'light' : 'dark';
  for (const given of ['', ...(window.long ? (tried.rooms ?? []) : [])])
    describe(given ? `in its states with ${given}` : 'in its states', () => {
      const found = new Map(MEASURES.map((measure) => [measure, [] as string[]]));
      let states = 0;
      before(async function () {
        this.timeout(900_000);
        await setViewport({width: 1940, height: 1940});
        await walk(tag, given, async (table, name) => {
          for (const measure of MEASURES)
            found.get(measure)!.push(...(await faultsIn(measure, {table, name, given, scheme, nth: states})));
          states++;
        });
        await setViewport({width: 800, height: 600});
      });
      after(() => document.body.replaceChildren());

      for (const measure of MEASURES)
        it(measure.title, () => {
          expect(states).to.be.above(1);
          expect([...new Set(found.get(measure))].join('\n')).to.equal('');
        });
    });
}
