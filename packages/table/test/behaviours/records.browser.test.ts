import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {errors, leave, until, type Visitor} from '@quinola/testing/visitor.js';
import {atToy, playUntil, untilCard, visitToy} from './at-toy.js';

describe('records', () => {
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

  it('17 one is saved as a file; when opened, it continues from before the unfinished deal', async () => {
    const table = await atToy();
    await playUntil(table, () => table.view['deal'] === 2 && table.hand().length === 4);
    const entries = JSON.stringify(table.view['lastDeal']);
    const ran = table.record.moves;
    const {name, text} = await saved(table);
    expect(name).to.match(/\.json$/);
    expect(text).not.to.contain('"a test"');
    leave();
    const other = await atToy('seed="other"');
    await other.playCard();
    const own = other.record.moves;
    await openFile(other, text);
    other.press('No', await until(() => other.hasButton('No') && other.panel(), 'nothing is asked'));
    expect(other.record.moves).to.deep.equal(own);
    await openFile(other, text);
    other.press('Yes', await until(() => other.hasButton('Yes') && other.panel(), 'nothing is asked'));
    await until(() => other.view['deal'] === 2, 'it is not opened');
    await untilCard(other);
    expect(other.hand()).to.have.length(5);
    expect(JSON.stringify(other.view['lastDeal'])).to.equal(entries);
    const shared = ran.findLastIndex(({move}) => move.type === 'SHUFFLE');
    expect(other.record.moves.slice(0, shared)).to.deep.equal(ran.slice(0, shared));
    // An unreadable file is reported, and the running match continues and stays stored.
    const running = other.record.moves;
    for (const [file, said] of [
      ['rubbish', /not a game record/],
      [text.replace('"game":"toy"', '"game":"other"'), /another game/],
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

  it('take the seed of a shared link, whose deal is the same', async () => {
    const page = location.href;
    history.replaceState(null, '', '?seed=shared');
    const table = await untilCard(await visitToy('share seed=""'));
    history.replaceState(null, '', page);
    const hand = table.hand();
    leave();
    expect((await atToy('seed="shared"')).hand()).to.deep.equal(hand);
  });

  it('that are broken are left untouched, and reported', async () => {
    const table = await atToy();
    const {events: reported, stop} = errors();
    const {moves} = table.record;
    table.element.record = {format: 'quinola-record/7'};
    await until(() => reported.length, 'nothing is reported');
    expect(reported.map(({code}) => code)).to.deep.equal(['other-format']);
    expect(table.record.moves).to.deep.equal(moves);
    stop();
  });
});
