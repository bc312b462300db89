import {expect} from '@open-wc/testing';
import {createHost, fromBody, type Host, type HostOptions} from '@quinola/opponents';
import body from './echo-worker.js?source';

const {workerSource, loadBrain} = fromBody(() => Promise.resolve(body));
const FILE = new URL('./plain-worker.js', import.meta.url).href;

describe('the host of opponents in a real browser', () => {
  const hosts: Host[] = [];
  const host = (more: Partial<HostOptions>): Host => {
    const made = createHost({
      game: 'echo',
      loadBrain: () => Promise.resolve({game: 'echo', choose: ({view}) => ({move: ['main', view]})}),
      ...more,
    });
    hosts.push(made);
    return made;
  };
  const ask = (asked: Host, view: unknown) =>
    asked.choose({game: 'echo', view, moves: [], level: 'book', seed: '1'});

  afterEach(() => {
    for (const made of hosts.splice(0)) made.close();
  });

  it('uses a worker in a file of the page’s own origin', async () => {
    const opened = host({workerUrl: FILE, workerSource});
    expect(await ask(opened, 'a')).to.deep.equal({move: ['file', 'a']});
    expect(opened.form()).to.equal('worker');
  });

  it('uses a worker made from its source text, which has no document', async () => {
    const opened = host({workerSource});
    expect(await ask(opened, {hand: ['AS']})).to.deep.equal({move: ['worker', {hand: ['AS']}, 'undefined']});
  });

  it('falls back to the text when the file is missing', async () => {
    const opened = host({workerUrl: new URL('./no-such-file.js', import.meta.url).href, workerSource});
    expect((await ask(opened, 'a')).move).to.deep.equal(['worker', 'a', 'undefined']);
  });

  it('falls back to the text when the file is from another origin', async () => {
    const opened = host({workerUrl: 'https://elsewhere.invalid/worker.js', workerSource});
    expect((await ask(opened, 'a')).move).to.deep.equal(['worker', 'a', 'undefined']);
  });

  it('computes on the main thread when there are no workers', async () => {
    const opened = host({workerSource: 'this is no script('});
    expect(await ask(opened, 'a')).to.deep.equal({move: ['main', 'a']});
    expect(opened.form()).to.equal('main');
  });

  it('computes on the main thread with the brain of the same worker', async () => {
    const opened = host({loadBrain});
    expect(await ask(opened, 'a')).to.deep.equal({move: ['worker', 'a', 'object']});
    expect(opened.form()).to.equal('main');
  });

  it('replaces a worker that terminates during a question, and finally answers it', async () => {
    const opened = host({workerUrl: FILE});
    expect((await ask(opened, 'a')).move).to.deep.equal(['file', 'a']);
    expect((await ask(opened, 'die')).move).to.deep.equal(['main', 'die']);
  });
});
