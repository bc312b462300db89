import {expect} from '@open-wc/testing';
import {VisibilityController} from '../src/controllers/visibility.js';
import {hostWith, bareTable} from '@quinola/testing/toy/bare-table.js';
import {until} from '@quinola/testing/wait.js';

async function table() {
  const sent: string[] = [];
  const host = await hostWith({
    context: {} as object | null,
    isPaused: false,
    match: {send: ({type}: {readonly type: string}) => void sent.push(type)},
    tag(...names: readonly string[]) {
      return this.isPaused && names.includes('paused');
    },
  });
  return {host, sent, visibility: new VisibilityController(host)};
}

describe('a table out of view', () => {
  it('pauses, and continues when it is in view again', async () => {
    const {sent, visibility} = await table();
    visibility.seen(false);
    visibility.seen(false);
    visibility.seen(true);
    expect(sent).to.deep.equal(['PAUSE', 'RESUME']);
  });

  it('keeps a pause made by the visitor', async () => {
    const {host, sent, visibility} = await table();
    host.isPaused = true;
    visibility.seen(false);
    visibility.seen(true);
    expect(sent).to.deep.equal([]);
  });

  it('pauses a match that starts there', async () => {
    const {host, sent, visibility} = await table();
    host.context = null;
    visibility.seen(false);
    expect(sent).to.deep.equal([]);
    host.context = {};
    visibility.matchChanged();
    expect(sent).to.deep.equal(['PAUSE']);
    // Another match starts, which is not paused yet.
    visibility.reset();
    visibility.matchChanged();
    expect(sent).to.deep.equal(['PAUSE', 'PAUSE']);
  });

  it('is detected by the browser', async () => {
    const far = document.createElement('div');
    far.style.marginTop = '5000px';
    document.body.append(far);
    const toy = bareTable({place: far});
    await until(() => toy.tag('paused'), 'it does not pause');
    toy.scrollIntoView();
    await until(() => toy.context && !toy.tag('paused'), 'it does not go on');
    far.remove();
  });
});
