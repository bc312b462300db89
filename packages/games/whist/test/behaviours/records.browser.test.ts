import {expect} from '@open-wc/testing';
import '@quinola/whist/define.js';
import {setViewport} from '@web/test-runner-commands';
import {errors, leave, storage, until, type Visitor} from '../../../../../test/support/visitor.js';
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

  /** Saves the record by the menu, and returns the name and the text of the file. */
  async function saved(table: Visitor): Promise<{name: string; text: string}> {
    const {createObjectURL} = URL;
    const {click} = HTMLAnchorElement.prototype;
    let file: Blob | null = null;
    let name = '';
    URL.createObjectURL = (blob) => createObjectURL((file = blob as Blob));
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      name = this.download;
    };
    try {
      const sheet = await table.openFromMenu('Game record');
      table.press('Save the record', sheet);
      table.press('Close', table.panel()!);
      return {name, text: await file!.text()};
    } finally {
      URL.createObjectURL = createObjectURL;
      HTMLAnchorElement.prototype.click = click;
    }
  }

  /** Opens a file by the menu. */
  async function openFile(table: Visitor, text: string): Promise<void> {
    const sheet = await table.openFromMenu('Game record');
    const files = new DataTransfer();
    files.items.add(new File([text], 'a.quinola.json', {type: 'application/json'}));
    const input = table.field('Open a record', sheet);
    input.files = files.files;
    input.dispatchEvent(new Event('change'));
  }

  it('17 a record is saved as a file; when opened, it continues from before the unfinished deal', async () => {
    const table = await whist();
    await table.playUntil(() => table.view['deal'] === 2 && table.hand().length === 11);
    const {score} = table.view;
    const ran = table.record.moves;
    const {name, text} = await saved(table);
    expect(name).to.match(/\.json$/);
    expect(text).not.to.contain('"a test"');
    leave();
    const other = await whist('seed="other"');
    await other.playCard();
    const own = other.record.moves;
    await openFile(other, text);
    other.press('No', await until(() => other.hasButton('No') && other.panel(), 'nothing is asked'));
    expect(other.record.moves).to.deep.equal(own);
    await openFile(other, text);
    other.press('Yes', await until(() => other.hasButton('Yes') && other.panel(), 'nothing is asked'));
    await until(() => other.view['deal'] === 2 && other.hand().length === 13 && other.playable().length);
    expect(other.view['score']).to.deep.equal(score);
    const shared = ran.findIndex(({move}, at) => move.type === 'SHUFFLE' && at > 60);
    expect(other.record.moves.slice(0, shared)).to.deep.equal(ran.slice(0, shared));
    // An unreadable file is reported, and the running match continues and stays stored.
    const running = other.record.moves;
    for (const [file, said] of [
      ['rubbish', /not a game record/],
      [text.replace('"game":"whist"', '"game":"boston"'), /another game/],
      [text.replace(/"card":"[^"]*"/, '"card":"ZZ"'), /damaged.*running game goes on/],
    ] as const) {
      const {events: reported, stop} = errors();
      await openFile(other, file);
      const alert = await until(() => other.alert(), 'nothing is said');
      expect(other.text(alert)).to.match(said);
      expect(reported).to.have.length(1);
      expect(other.record.moves).to.deep.equal(running);
      other.press('Close', alert);
      stop();
    }
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
