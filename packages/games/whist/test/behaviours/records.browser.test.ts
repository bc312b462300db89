import {expect} from '@open-wc/testing';
import '@quinola/whist/define.js';
import {setViewport} from '@web/test-runner-commands';
import {leave, storage, until} from '@quinola/testing/visitor.js';
import {whist} from '../../test-support/visit.js';

// Records as files, and data stored by earlier versions.

describe('saved matches', () => {
  before(() => setViewport({width: 900, height: 2400}));
  after(() => setViewport({width: 800, height: 600}));
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('18 a match saved as quinola-kept/1 and settings saved by earlier versions are read', async () => {
    const text = await (await fetch('/packages/games/whist/test/behaviours/kept-1.json')).text();
    localStorage.setItem('quinola:old', text.trim());
    localStorage.setItem(
      'quinola-settings',
      JSON.stringify({
        suits: 'four-colour',
        confirm: 'always',
        pace: 'none',
        matches: 12,
        names: ['', 'Anna', 'Balthasar', 'Cäcilie'],
      }),
    );
    const table = await whist('persist="old"');
    expect(table.alert()).to.equal(null);
    expect(table.hand().length).to.equal(11);
    expect(table.view['tricksWon']).to.deep.equal([1, 1]);
    expect([...table.view.hand!].sort()).to.deep.equal(
      ['3S', 'KC', '8D', '4D', '8H', '7H', 'QH', '9D', '4H', '3C', '6C'].sort(),
    );
    for (const name of ['Anna', 'Balthasar', 'Cäcilie'])
      expect(
        table.part('seat').some((seat) => table.text(seat).includes(name)),
        name,
      ).to.equal(true);
    // A card needs two taps, as in the stored settings.
    table.tapCard();
    await until(() => table.playable().some((card) => /press again/.test(table.text(card))));
    const settings = await table.openFromMenu('Settings');
    expect(table.field<HTMLSelectElement>('Suits', settings).value).to.equal('four-colour');
    expect(table.field<HTMLSelectElement>('Taps to play a card', settings).value).to.equal('always');
    expect(table.field('Name of player 2', settings).value).to.equal('Anna');
    expect(JSON.parse(storage()['quinola-settings']!)).to.include({suits: 'four-colour', confirm: 'always'});
  });
});
