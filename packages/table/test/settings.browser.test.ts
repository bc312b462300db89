import {expect} from '@open-wc/testing';
import {SettingsController} from '../src/controllers/settings.js';
import {readSettings, SETTINGS_KEY} from '../src/settings.js';
import {Store} from '../src/store.js';
import {hostWith} from '@quinola/testing/toy/bare-table.js';
import {missingParts} from './reports.js';

const store: Pick<Store, 'read' | 'write'> = new Store({
  storage: null,
  nostorage: false,
  keptUnder: [],
  fail: () => undefined,
  missing: missingParts(),
  withFeatures: () => undefined,
});

async function table() {
  const sent: {readonly type: string; readonly pace: {readonly think: number}}[] = [];
  const host = await hostWith({
    pace: 'quick' as string | null,
    suits: null as string | null,
    figures: null,
    indices: null,
    confirm: null,
    obvious: null,
    autoplay: false,
    store,
    match: {send: (event: (typeof sent)[number]) => void sent.push(event)},
  });
  return {host, sent, settings: new SettingsController(host)};
}

describe('the settings of a visitor', () => {
  afterEach(() => localStorage.clear());

  it('take precedence over those of the page, and are stored', async () => {
    const {host, settings} = await table();
    host.suits = 'two-colour';
    expect(settings.get('suits')).to.equal('two-colour');
    settings.change({suits: 'four-colour'});
    expect(settings.get('suits')).to.equal('four-colour');
    expect(settings.get('figures')).to.equal(null);
    expect(readSettings(store)).to.deep.equal({suits: 'four-colour'});
    const other = await table();
    expect(other.settings.get('suits')).to.equal('four-colour');
  });

  it('keep what other tables have changed since, in other tabs too', async () => {
    const [one, other] = [await table(), await table()];
    expect([one.settings.get('suits'), other.settings.get('suits')]).to.deep.equal([null, null]);
    one.settings.change({suits: 'four-colour'});
    one.settings.choose('themes', 'salon', 'night');
    other.settings.change({confirm: 'always'});
    other.settings.choose('themes', 'plain', 'manuscript');
    other.settings.change(({matches = 0}) => ({matches: matches + 1}));
    one.settings.change(({matches = 0}) => ({matches: matches + 1}));
    expect(readSettings(store)).to.deep.equal({
      suits: 'four-colour',
      themes: {salon: 'night', plain: 'manuscript'},
      confirm: 'always',
      matches: 2,
    });
  });

  it('last as long as the table if the page may not store anything', async () => {
    const {settings} = await table();
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      settings.change({confirm: 'always'});
    } finally {
      Storage.prototype.setItem = set;
    }
    expect(settings.get('confirm')).to.equal('always');
    expect(localStorage.getItem(SETTINGS_KEY)).to.equal(null);
    // Another table may have stored something in the meantime.
    (await table()).settings.change({suits: 'four-colour'});
    settings.change({figures: 'double'});
    expect(readSettings(store)).to.deep.equal({suits: 'four-colour', confirm: 'always', figures: 'double'});
  });

  it('report each new pace to the match, whoever has set it, and nothing else', async () => {
    const {host, sent, settings} = await table();
    host.requestUpdate();
    await host.updateComplete;
    sent.length = 0;
    settings.change({suits: 'four-colour'});
    await host.updateComplete;
    expect(sent).to.deep.equal([]);
    settings.change({pace: 'slow'});
    await host.updateComplete;
    settings.forget();
    await host.updateComplete;
    host.pace = 'none';
    host.requestUpdate();
    await host.updateComplete;
    expect(sent.map(({type, pace}) => [type, pace.think])).to.deep.equal([
      ['SET_PACE', 1100],
      ['SET_PACE', 70],
      ['SET_PACE', 0],
    ]);
  });

  it('wait for the visitor at sheets, unless only machines play', async () => {
    const {host, settings} = await table();
    expect(settings.pace.acknowledge).to.equal(true);
    host.autoplay = true;
    expect(settings.pace.acknowledge).to.equal(false);
  });
});
