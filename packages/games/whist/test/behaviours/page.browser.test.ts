import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import '@quinola/whist/define.js';
import {errors, leave, until} from '@quinola/testing/visitor.js';
import {whist} from '../../test-support/visit.js';

describe('a table in a page', () => {
  // A tall window, so that all tables are in view: a table out of view pauses.
  before(() => setViewport({width: 1000, height: 3000}));
  after(() => setViewport({width: 800, height: 600}));
  afterEach(() => {
    leave();
    localStorage.clear();
    scrollTo(0, 0);
  });

  it('10 unknown words and numbers are reported as written in the page, each once', async () => {
    const written = {
      memory: 'elephant',
      school: 'hoyle cavendish',
      rubbers: 'abc',
    };
    const attributes = Object.entries(written).map(([name, value]) => `${name}="${value}"`);
    const {events: reported, stop} = errors();
    const table = await whist(`rules="warsaw" ${attributes.join(' ')}`);
    stop();
    const named = reported.map(({about}) => [about['name'] ?? about['option'], String(about['value'])]);
    expect(Object.fromEntries(named)).to.deep.equal({...written, school: 'cavendish'});
    expect(named.length, 'each once').to.equal(Object.keys(written).length);
    expect(table.element.seats[0]).to.equal('visitor');
  });

  it('10 conflicting options are named as the page set them, and the defaults are used', async () => {
    const said = async (attributes: string): Promise<string> => {
      const table = await whist(`etiquette="strict" ${attributes}`);
      const alert = await until(() => table.alert(), 'nothing is said');
      expect(table.view.options['etiquette']).to.equal('relaxed');
      await expect(table.element).to.be.accessible();
      const text = table.text(alert);
      leave();
      return text;
    };
    expect(await said('rules="warsaw" throw-over="yes"')).to.contain(
      '“throw-over” and “rules: warsaw” cannot be used together; the usual options are used.',
    );
    expect(await said('game-levels="double-only"')).to.contain(
      '“game-levels: double-only” and “rules: vienna-1834” cannot be used together; the usual options are used.',
    );
    expect(await said('middle-tie="chance"')).to.contain(
      '“middle-tie” cannot be “chance”; the usual setting is used.',
    );
    expect(await said('table="five" lady="9"')).to.contain('“lady” must be a number from 0 to 4, not “9”.');
    expect(await said('rules="nowhere"')).to.contain('“rules” cannot be “nowhere”');
  });
});
