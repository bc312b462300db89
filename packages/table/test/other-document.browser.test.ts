import {expect} from '@open-wc/testing';
import {bareTable, cardTurn, takeAway, type BareTable} from '@quinola/testing/toy/bare-table.js';
import {until} from '@quinola/testing/wait.js';

// A page may move its table into another document: of a frame, of a window of its own, of a picture in picture.

/** An empty frame in the page. */
function frame(): HTMLIFrameElement {
  const made = document.createElement('iframe');
  made.width = '700';
  made.height = '500';
  document.body.append(made);
  return made;
}

/** What of the looks of a table comes from its first styles, from later ones, and from those of a panel. */
function looksOf(table: BareTable): Record<string, string> {
  const view = table.ownerDocument.defaultView!;
  const styleOf = (selector: string, property: string): string =>
    view.getComputedStyle(table.shadowRoot!.querySelector(selector)!).getPropertyValue(property);
  return {
    felt: styleOf('.q', 'background-image'),
    hand: styleOf('.hand li', 'position'),
    later: styleOf('.hand .card', 'cursor'),
    adopted: String(table.shadowRoot!.adoptedStyleSheets.length),
  };
}

describe('a table in another document', () => {
  afterEach(async () => {
    for (const one of document.querySelectorAll('iframe'))
      one.contentDocument?.querySelector('bare-table')?.remove();
    document.querySelectorAll('iframe').forEach((one) => one.remove());
    await takeAway();
  });

  it('looks and plays as before when it is moved into a frame, and back', async () => {
    const table = bareTable({attributes: {style: 'width: 600px; height: 400px'}});
    await cardTurn(table);
    const before = looksOf(table);
    expect(before['hand']).to.equal('absolute');
    const {contentDocument: there} = frame();
    for (const place of [there!.body, document.body]) {
      place.append(table);
      await table.updateComplete;
      expect(looksOf(table)).to.deep.equal(before);
      const {length} = table.record!.moves;
      table.shadowRoot!.querySelector<HTMLElement>('.hand .card:not(.away)')!.click();
      await until(() => table.record!.moves.length > length, 'no card can be played');
      await cardTurn(table);
    }
  });

  it('is whole when it is made here and first shown there', async () => {
    const {contentDocument: there} = frame();
    const table = bareTable({place: there!.body, attributes: {style: 'width: 600px; height: 400px'}});
    await cardTurn(table);
    expect(looksOf(table)['hand']).to.equal('absolute');
  });

  it('takes styles that are loaded later', async () => {
    const {contentDocument: there} = frame();
    const table = bareTable({attributes: {style: 'width: 600px; height: 400px'}});
    await cardTurn(table);
    there!.body.append(table);
    await table.open('menu');
    await table.updateComplete;
    const sheet = table.shadowRoot!.querySelector('.sheet')!;
    expect(there!.defaultView!.getComputedStyle(sheet).backgroundColor).to.not.equal('rgba(0, 0, 0, 0)');
  });

  it('follows the size and the language of the place, and plays as long as it is seen there', async () => {
    const place = frame();
    const there = place.contentDocument!;
    there.documentElement.lang = 'de';
    const table = bareTable();
    await cardTurn(table);
    there.body.append(table);
    await until(() => table.code === 'de', 'it does not speak German');
    await until(() => table.box.width > 0 && table.box.width < 700, 'it has the size of the page');
    place.width = '500';
    await until(() => table.box.width < 500, 'it does not follow the size of the frame');
    there.documentElement.lang = 'pl';
    await until(() => table.code === 'pl', 'it does not speak Polish');
    table.style.display = 'block';
    table.style.marginTop = '2000px';
    await until(() => table.tag('paused'), 'it plays unseen');
    table.style.marginTop = '0';
    await until(() => !table.tag('paused'), 'it does not go on');
  });

  it('plays in a window of its own', async () => {
    const table = bareTable();
    await cardTurn(table);
    const own = open('about:blank', '', 'width=600,height=500')!;
    try {
      own.document.body.append(table);
      await table.updateComplete;
      expect(looksOf(table)['hand']).to.equal('absolute');
      await until(() => table.box.width > 0, 'it is not measured');
      await cardTurn(table);
      // Long enough for an observer to say that the table is out of sight.
      await new Promise((go) => own.requestAnimationFrame(() => own.requestAnimationFrame(go)));
      expect(table.tag('paused')).to.equal(false);
      document.body.append(table);
    } finally {
      own.close();
    }
  });

  it('is laid out as in a frame only where it is in one', async () => {
    const {contentDocument: there} = frame();
    const table = bareTable();
    await cardTurn(table);
    const isFramed = (): boolean => table.shadowRoot!.querySelector('.q')!.classList.contains('framed');
    // The page of a test is itself no frame.
    expect(isFramed()).to.equal(false);
    there!.body.append(table);
    await until(isFramed, 'it does not know that it is in a frame');
    document.body.append(table);
    await until(() => !isFramed(), 'it does not know that it is in no frame');
  });
});
